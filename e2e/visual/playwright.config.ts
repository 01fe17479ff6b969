import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tools/browser.ts';
import type { ServerOptions } from '../support/server.ts';

export default defineConfig<object, ServerOptions>({
  testDir: '.',
  testMatch: '*.visual.ts',
  globalSetup: '../support/seed.ts',
  outputDir: '../../test-results/visual',
  // One image per story, with all themes side by side.
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../../test-results/visual.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { toMatchSnapshot: { maxDiffPixelRatio: 0.001 } },
  use: {
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, '--font-render-hinting=none'] },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  },
});
