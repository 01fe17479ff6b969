import { defineConfig } from 'vitest/config';

// Tests read dates in this zone; threads inherit it from the process.
process.env['TZ'] = 'Australia/Sydney';

/** The projects of the root without those that start a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/portal/src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          isolate: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
