import { defineConfig } from 'tsup';

const entries = ['contract', 'client', 'queries', 'mocks'];

export default defineConfig({
  entry: {
    ...Object.fromEntries(entries.map((name) => [name, `src/${name}/index.ts`])),
    'portal-conformance': 'cli/portal-conformance.ts',
  },
  external: [/^node:/],
  format: 'esm',
  target: 'es2024',
  platform: 'neutral',
  splitting: true,
  silent: true,
  // Unused code is removed by the consumer's bundler.
  treeshake: false,
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
});
