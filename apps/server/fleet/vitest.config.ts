import { defineConfig } from 'vitest/config';

/** Several servers behind nginx on their own database; run only by `pnpm test fleet`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
