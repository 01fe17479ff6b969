import { defineConfig } from '@playwright/test';
import { launchOptions, windowOptions } from '../../tools/review/workbench.ts';
import type { ServerOptions } from '../support/server.ts';

export default defineConfig<object, ServerOptions>({
  testDir: '.',
  testMatch: '*.visual.ts',
  globalSetup: '../support/seed.ts',
  outputDir: '../../test-results/visual',
  reporter: [['list'], ['json', { outputFile: '../../test-results/visual.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  // The workbench with its frames of stories takes long to load.
  expect: { timeout: 30_000 },
  use: { ...windowOptions, launchOptions: launchOptions() },
});
