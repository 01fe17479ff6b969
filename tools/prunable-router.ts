import type { Plugin } from 'vite';

/** The modules of the router that hold components beside one another. */
const module = /react-router\/dist\/production\/lib\/dom\/(?:lib|ssr\/components)\.js$/;

const named = /^\w+\.displayName = .*;$/gm;
const made = /(?<== )(?=React\$1\.forwardRef\()/g;

/**
 * Lets go what nobody uses of the router. Its components are made and named by statements that run on loading, and such
 * statements a bundler has to keep: `NavLink` and `Form` weighed 1.7 kB in the first route (decision 0011).
 *
 * @throws Where the router is no longer written so: look whether it goes by itself by now.
 */
export function prunableRouter(): Plugin {
  let found = 0;
  return {
    name: 'prunable-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!module.test(id)) return undefined;
      found += code.match(made)?.length ?? 0;
      return { code: code.replace(named, '').replace(made, '/*#__PURE__*/ '), map: null };
    },
    buildEnd(error) {
      if (!error && found === 0) throw new Error('The router has no components that could be left out.');
    },
  };
}
