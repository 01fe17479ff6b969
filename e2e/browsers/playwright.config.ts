import { defineConfig } from '@playwright/test';
import type { ServerOptions } from '../support/server.ts';
import type { EngineOptions } from './support/test.ts';

/** Tests for every supported browser. If an engine is not installed, its tests fail with a message that says so. */
export default defineConfig<EngineOptions, ServerOptions>({
  testDir: '.',
  testMatch: '*.browser.ts',
  globalSetup: '../support/seed.ts',
  outputDir: '../../test-results/browsers',
  reporter: 'list',
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
