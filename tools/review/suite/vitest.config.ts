import { defineConfig } from 'vitest/config';

/** Reviews of a copy of the repository; run only by `pnpm test review`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.suite.ts'],
    // A review builds two workbenches.
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
