import { defineConfig } from 'vitest/config';
import { areas } from './areas.ts';
import { onKeptThread } from './kept-thread.ts';

// Dates are read in this zone; threads take it from the process.
process.env['TZ'] = 'Australia/Sydney';

const area = areas.find(({ name }) => name === process.env['MUTANTS_AREA']);
if (!area) throw new Error('MUTANTS_AREA names no area of tools/mutants/areas.ts.');

/** Runs in the copy of the checkout that Stryker has changed. The projects of the root would start a browser. */
export default defineConfig({
  plugins: [onKeptThread],
  test: {
    include: [...area.tests],
    exclude: ['**/node_modules/**', ...(area.without ?? [])],
    // What the area's setup has made, for all runners.
    provide: JSON.parse(process.env['MUTANTS_PROVIDED'] ?? '{}') as object,
    setupFiles: ['tools/mutants/unchanged.setup.ts', ...(area.eachFile ?? [])],
    // Modules are loaded once, not once for each file of tests.
    isolate: false,
    // What a change makes wait for ever is told from what is slow.
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
