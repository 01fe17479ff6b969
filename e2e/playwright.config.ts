import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tools/browser.ts';
import { releaseScope } from '../tools/test-scope.ts';
import type { ServerOptions } from './support/server.ts';

export default defineConfig<object, ServerOptions>({
  testDir: '.',
  globalSetup: './support/seed.ts',
  outputDir: '../test-results/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/e2e.json' }],
  ],
  // A worker has one server for all of its tests.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  grepInvert: releaseScope ? [] : /@release/,
  retries: 0,
  // A busy machine needs longer timeouts.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
      // Without a UTF-8 locale, non-ASCII file names are lost.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // Animations cost a tenth of the run; the tests of `browsers` have them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1440, height: 900 },
    // Traces cost a tenth of the run; enable them with `--trace retain-on-failure`.
    trace: 'off',
  },
  projects: releaseScope
    ? [
        { name: 'pglite', use: { database: 'pglite' } },
        {
          name: 'postgres',
          use: { database: 'postgres' },
          // The server's own tests cover both databases; these are the end-to-end tests that write and list most.
          testMatch: ['actions.spec.ts', 'brand.spec.ts', 'list.spec.ts', 'users.spec.ts'],
        },
      ]
    : [{ name: 'pglite', use: { database: 'pglite' } }],
});
