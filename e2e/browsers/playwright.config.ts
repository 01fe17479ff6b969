import { defineConfig } from '@playwright/test';
import type { ServerOptions } from '../support/server.ts';
import type { EngineOptions } from './support/test.ts';

/** Tests for every supported browser. Without an engine its tests fail with its package's name; in the release scope they are skipped and named. */
export default defineConfig<EngineOptions, ServerOptions>({
  testDir: '.',
  testMatch: '*.browser.ts',
  globalSetup: '../support/seed.ts',
  outputDir: '../../test-results/browsers',
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { database: 'pglite' },
  projects: [
    { name: 'chromium', use: { engineName: 'chromium' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
