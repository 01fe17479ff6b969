import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tools/browser.ts';
import type { ServerOptions } from './support/server.ts';

export default defineConfig<object, ServerOptions>({
  testDir: '.',
  globalSetup: './support/seed.ts',
  outputDir: '../test-results/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/e2e.json' }],
  ],
  // Much of a journey is waiting: for the clock of a session, for a server that starts.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
      // Where the machine has no language, names of files beyond ASCII are lost.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1440, height: 900 },
    // A trace takes a tenth of the run; whoever looks for a cause asks for one: `--trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    { name: 'pglite', use: { database: 'pglite' } },
    {
      name: 'postgres',
      use: { database: 'postgres' },
      // The server's tests run on both databases; here are the journeys that write and list most.
      testMatch: ['acting.spec.ts', 'list.spec.ts', 'users.spec.ts'],
    },
  ],
});
