/**
 * `pnpm test mutation`: Stryker changes one thing at a time, and a test has to fail. `--mutate <file>` changes some files only.
 * A file of the server needs its tests as well (`--testFiles <file>`), because almost every test there starts the whole server.
 */
export default {
  mutate: [
    'packages/api/src/{client,contract}/**/*.ts',
    'packages/ui/src/**/*.model.ts',
    'packages/ui/src/{forms,theme}/*.ts',
    'apps/portal/src/**/*.{model,location,store}.ts',
    'apps/portal/src/{formats,listing,session}/*.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs while a file is loaded, such as schemas, would run every test for each change.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'test-results/mutation/incremental.json',
  reporters: ['html', 'clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation/index.html' },
  // Node takes the types away itself.
  disableTypeChecks: false,
  ignorePatterns: ['dist', 'storybook-static', 'test-results', '.data', 'e2e'],
  concurrency: 2,
  dryRunTimeoutMinutes: 15,
  timeoutMS: 4_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
