import type { Plugin } from 'vite';

const id = 'virtual:server-pages';

/** Provides the pages that the server renders itself, with the workbench's own logo. */
export function serverPages(): Plugin {
  return {
    name: 'server-pages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(module) {
      if (module !== `\0${id}`) return undefined;
      const { pagePreviews } = await import('@portal/server/page-previews');
      return Object.entries(pagePreviews())
        .map(([name, page]) => [
          name,
          page.replaceAll(/\/tenant-assets\/harbour\/logo(-dark)?\.svg/g, '/logos/harbour.svg'),
        ])
        .map(([name, page]) => `export const ${name} = ${JSON.stringify(page)};`)
        .join('\n');
    },
  };
}
