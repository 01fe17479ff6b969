import { defineConfig } from 'vitest/config';

/** Servers killed in every kind of write, fifty times each, and set to another hour: asked for by `pnpm test faults` only. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../src/testing/global-setup.ts',
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
