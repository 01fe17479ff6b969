import type { Plugin } from 'vite';

/** Read by the browser in a script's first line; to others it is a comment. */
const asked = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile the functions of a page's first scripts while they arrive, beside the main thread. Left to
 * itself it skips each function and compiles it when it is first called: at the first drawing, and again at the first
 * page turned, as those functions have not been called before (decision 0058).
 *
 * @param first names of the chunks that are drawn first, beside the entries; the build fails where it has none of a name
 */
export function compiledAhead(first: readonly string[] = []): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // After whatever else changes the text.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const missing = first.find((name) => !chunks.some((chunk) => chunk.name === name));
        if (missing) throw new Error(`The build has no chunk ${missing}.`);
        for (const chunk of chunks) {
          if (chunk.isEntry || first.includes(chunk.name)) chunk.code = asked + chunk.code;
        }
      },
    },
  };
}
