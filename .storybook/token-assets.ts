import type { Plugin } from 'vite';
import { tokenFiles } from '../packages/ui/src/theme/design-tokens/token-files.ts';
import { demoTenants } from './tenants.ts';

/** Serves and builds the files of `pnpm tokens` in the folder `tokens/`. */
export function tokenAssets(): Plugin {
  return {
    name: 'token-assets',
    configureServer({ middlewares }) {
      middlewares.use('/tokens', ({ url = '' }, response, next) => {
        const files = tokenFiles(demoTenants);
        const name = url.replace(/^\//, '').replace(/\?.*$/, '');
        if (!Object.hasOwn(files, name)) return next();
        response.setHeader('content-type', 'application/json');
        return response.end(files[name]);
      });
    },
    generateBundle() {
      for (const [name, source] of Object.entries(tokenFiles(demoTenants)))
        this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source });
    },
  };
}
