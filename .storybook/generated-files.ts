import type { Plugin } from 'vite';
import { tokenFiles } from '../packages/ui/src/theme/design-tokens/token-files.ts';
import { demoTenants } from './tenants.ts';

/** Contents by path. */
export type GeneratedFiles = Readonly<Record<string, () => string | Promise<string>>>;

/** The files of `pnpm tokens` in the folder `tokens/`. */
export const generatedTokens: GeneratedFiles = Object.fromEntries(
  Object.entries(tokenFiles(demoTenants)).map(([name, text]) => [`tokens/${name}`, () => text]),
);

/** Serves and builds JSON files that are generated from the sources. */
export function generatedFiles(files: GeneratedFiles): Plugin {
  return {
    name: 'generated-files',
    configureServer({ middlewares }) {
      for (const [name, generate] of Object.entries(files))
        middlewares.use(`/${name}`, (_request, response, next) => {
          Promise.resolve()
            .then(generate)
            .then((content) => {
              response.setHeader('content-type', 'application/json');
              response.end(content);
            }, next);
        });
    },
    async generateBundle() {
      for (const [fileName, generate] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await generate() });
    },
  };
}
