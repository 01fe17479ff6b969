import { defineConfig } from 'tsup';

const entries = ['contract', 'client', 'queries', 'mocks'];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}/index.ts`])),
  format: 'esm',
  target: 'es2024',
  platform: 'neutral',
  splitting: true,
  silent: true,
  // The consumer's bundler drops what is unused.
  treeshake: false,
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
});
