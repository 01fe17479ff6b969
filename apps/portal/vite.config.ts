import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedAssets } from '../../tools/compressed-assets.ts';
import { earlyRoute } from '../../tools/early-route.ts';
import { serverPaths, serverShell } from '../../tools/server-shell.ts';
import { firstChunks, laterChunks } from './chunks.ts';

/** `pnpm dev` says where the server behind listens. */
const server = `http://localhost:${process.env['PORTAL_SERVER_PORT'] ?? 4001}`;

const wrapsImports = 'native:import-analysis-build';

/**
 * Leaves dynamic imports as they are written. Vite wraps each of them to load the styles of a part before its script, but
 * all styles are one file here, and the wrappers weigh 0.3 kB of the first route (decision 0011).
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === wrapsImports);
    if (at < 0) throw new Error(`Vite has no plugin ${wrapsImports} any more.`);
    (plugins as Plugin[]).splice(at, 1);
  },
};

export default defineConfig({
  plugins: [
    plainImports,
    react(),
    tailwindcss(),
    earlyRoute('screens/applications/list/list.route.tsx'),
    compressedAssets(),
    serverShell(server),
  ],
  build: {
    target: 'es2024',
    // The oldest browsers with the theme's relative colours and `light-dark()`; both stay as they are written.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari18'],
    // Nothing inline: the page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
    cssCodeSplit: false,
    // What a script imports is fetched when it asks for it: parts come on intent, and the means to ask a moment earlier
    // weigh a kilobyte of the first route, whose own scripts the page names (`earlyRoute`).
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...firstChunks, ...laterChunks] },
        // Chromium compiles all functions of such a script while it arrives, instead of at the first call (decision 0058).
        postBanner: ({ isEntry, name }) =>
          isEntry || firstChunks.some((first) => first.name === name) ? '//# allFunctionsCalledOnLoad' : '',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [`^${path}(/|$)`, { target: server, xfwd: true }])),
  },
});
