import { defineConfig, type Options } from 'tsup';
import { builtAs, clientEntries, componentEntries, plainEntries, type Entry } from './scripts/entries.ts';

const scripts = (entries: readonly Entry[], more: Options): Options => ({
  entry: Object.fromEntries(entries.map((entry) => [builtAs(entry), `src/${entry.file}`])),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  silent: true,
  // It would drop the directive below; what is unused is dropped by the bundler of whoever installs the package.
  treeshake: false,
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  ...more,
});

export default defineConfig([
  // Frameworks that render on a server take this as the border of what runs in the browser too.
  scripts([...componentEntries, ...clientEntries], { banner: { js: "'use client';" } }),
  scripts(plainEntries, {}),
  scripts([], {
    entry: { 'cli/portal-texts': 'cli/portal-texts.ts', 'cli/portal-theme': 'cli/portal-theme.ts' },
    platform: 'node',
  }),
]);
