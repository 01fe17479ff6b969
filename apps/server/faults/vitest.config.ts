import { defineConfig } from 'vitest/config';

/** Servers that are killed during every kind of write and whose clock jumps; run only by `pnpm test faults`. */
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
