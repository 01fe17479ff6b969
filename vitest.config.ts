import { configDefaults, defineConfig } from 'vitest/config';
import { releaseFiles, releaseScope } from './tools/test-scope.ts';

/** Only runs with stories load Storybook, and search for Chromium or install it. */
const withStories =
  !process.argv.some((argument) => argument.startsWith('--project')) ||
  process.argv.some((argument) => /^(--project=)?stories$/.test(argument));

// Stories run with React's production build, as users get it; the development build takes twice the time.
if (withStories) process.env['NODE_ENV'] = 'production';

// Dates are read in this zone; threads take it from the process.
process.env['TZ'] = 'Australia/Sydney';

const exclude = [...configDefaults.exclude, ...(releaseScope ? [] : [releaseFiles])];

// Generous, because a busy machine is slow, not wrong.
const patience = { testTimeout: 20_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/ui/{cli,docs}/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            '{tools,.storybook}/**/*.test.ts',
          ],
          exclude,
          // Each file restores the network and the clock that it replaces, so files can share their imports. Loading them
          // for each file took longer than the tests.
          isolate: false,
          pool: 'threads',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          ...patience,
          // Hooks open databases.
          hookTimeout: 60_000,
          // Each file has a database of its own; what they share are modules.
          isolate: false,
          // Node runs these sources as they are; without Vite, none is transformed.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // A test of the server waits as long as it works: for a database, for processes, for what is tried again.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'proof',
          include: ['packages/ui/proof/**/*.test.ts'],
          exclude,
          // Each file starts a browser, which takes long on a busy machine; more than two at once only wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...patience,
          hookTimeout: 60_000,
        },
      },
      ...(withStories ? [await storiesProject()] : []),
    ],
  },
}));

async function storiesProject() {
  const [{ storybookTest }, { playwright }, { withoutBaseStories }, { CHROMIUM_ARGS, findChromium }] =
    await Promise.all([
      import('@storybook/addon-vitest/vitest-plugin'),
      import('@vitest/browser-playwright'),
      import('./.storybook/without-base-stories.ts'),
      import('./tools/browser.ts'),
    ]);
  return {
    plugins: [
      storybookTest({
        configDir: `${import.meta.dirname}/.storybook`,
        tags: { exclude: releaseScope ? [] : ['release'] },
      }),
      withoutBaseStories(),
    ],
    test: {
      name: 'stories',
      // The workbench's own pages change rarely.
      exclude: [...configDefaults.exclude, ...(releaseScope ? [] : ['.storybook/{foundations,review}/**'])],
      setupFiles: './.storybook/page.setup.ts',
      isolate: false,
      // A busy machine is slow, not wrong: longer than what one step of a story waits for.
      testTimeout: 60_000,
      // What our own code says while one develops is tested all the same.
      env: { DEV: 'true', PORTAL_TESTS: releaseScope ? 'release' : 'daily' },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: {
            args: CHROMIUM_ARGS,
            executablePath: findChromium(),
          },
          contextOptions: { timezoneId: 'Australia/Sydney', locale: 'en-AU' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}
