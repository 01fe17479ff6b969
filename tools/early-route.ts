import type { Plugin } from 'vite';

/**
 * Lets the browser fetch a route's script together with the entry instead of after it. `source` is the end of the
 * module's path.
 */
export function earlyRoute(source: string): Plugin {
  return {
    name: 'early-route',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const wanted = new Set<string>();
        const want = (fileName: string) => {
          if (wanted.has(fileName)) return;
          wanted.add(fileName);
          chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(want);
        };
        chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
          .forEach(({ fileName }) => want(fileName));
        return [...wanted]
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
