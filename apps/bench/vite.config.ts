import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedAssets } from '../../tools/compressed-assets.ts';

export default defineConfig({
  // The bench serves the built page from any folder.
  base: './',
  plugins: [react(), tailwindcss(), compressedAssets()],
  build: {
    target: 'es2024',
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari18'],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: { postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : '') },
    },
  },
});
