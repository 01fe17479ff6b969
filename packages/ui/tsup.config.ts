import { defineConfig, type Options } from 'tsup';
import { builtAs, clientEntries, componentEntries, plainEntries, type Entry } from './scripts/entries.ts';

const scripts = (entries: readonly Entry[], more: Options): Options => ({
  entry: Object.fromEntries(entries.map((entry) => [builtAs(entry), `src/${entry.file}`])),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  silent: true,
  // Tree shaking would remove the directive below. The bundler of the consumer removes unused code.
  treeshake: false,
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  ...more,
});

export default defineConfig([
  // Frameworks with server rendering use this directive as the boundary of client code.
  scripts([...componentEntries, ...clientEntries], { banner: { js: "'use client';" } }),
  scripts(plainEntries, {}),
  scripts([], {
    entry: { 'cli/portal-texts': 'cli/portal-texts.ts', 'cli/portal-theme': 'cli/portal-theme.ts' },
    platform: 'node',
  }),
]);
