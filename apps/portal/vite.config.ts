import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedAssets } from '../../tools/compressed-assets.ts';
import { earlyRoute } from '../../tools/early-route.ts';

const server = 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), tailwindcss(), earlyRoute('screens/applications/list.route.tsx'), compressedAssets()],
  build: {
    target: 'es2024',
    // Nothing inline: the page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/oidc', '/tenant-assets', '/health'].map((path) => [path, { target: server, xfwd: true }]),
    ),
  },
});
