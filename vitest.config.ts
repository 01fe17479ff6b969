import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { withoutBaseStories } from './.storybook/without-base-stories.ts';
import { CHROMIUM_ARGS, findChromium } from './tools/browser.ts';

/** Looks for Chromium, and installs one if need be, only for a run that asks for the stories. */
const withStories =
  !process.argv.some((argument) => argument.startsWith('--project')) ||
  process.argv.some((argument) => /^(--project=)?stories$/.test(argument));

// Stories are drawn by React as it ships: that is what people get, and in half the time of React's development build.
if (withStories) process.env['NODE_ENV'] = 'production';

// Dates are read in this zone; threads take it from the process.
process.env['TZ'] = 'Australia/Sydney';

export default defineConfig(() => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/ui/cli/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // Each file puts back the network and the clock that it fakes, so that files can share what they import: loading
          // it anew for each took more time than the tests.
          isolate: false,
          pool: 'threads',
          // A busy machine is slow, not wrong.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          // A busy machine is slow, not wrong.
          testTimeout: 20_000,
          // Each file has a database of its own; what they share are modules.
          isolate: false,
          // A test of the server waits as long as it works: for a database, for processes, for what is tried again.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'proof',
          include: ['packages/ui/proof/**/*.test.ts'],
          // Each file starts a browser; more than two at once only wait for each other.
          maxWorkers: 2,
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` }), withoutBaseStories()],
        test: {
          name: 'stories',
          setupFiles: './.storybook/page.setup.ts',
          isolate: false,
          // A busy machine is slow, not wrong: longer than what one step of a story waits for.
          testTimeout: 60_000,
          // What our own code says while one develops is tested all the same.
          env: { DEV: 'true' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_ARGS,
                ...(withStories && { executablePath: findChromium() }),
              },
              contextOptions: { timezoneId: 'Australia/Sydney', locale: 'en-AU' },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
}));
