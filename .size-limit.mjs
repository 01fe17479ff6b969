import { globSync } from 'node:fs';
import budgets from './packages/ui/entry-budgets.json' with { type: 'json' };
import { entries } from './packages/ui/scripts/entries.ts';
import { scriptsOf } from './tools/first-route.ts';
import { releaseScope } from './tools/test-scope.ts';

const first = scriptsOf('index', 'list');
const detail = scriptsOf('detail');

const files = globSync('apps/portal/dist/assets/*.js').length;
if (files > 60) throw new Error(`The build has ${files} scripts, more than 60.`);

const checks = scriptsOf('checks');
const wizard = scriptsOf('individual-wizard');
const formBlock = /(?:schema-form|forms)-/;
const studio = scriptsOf('brand');

/** What pages weigh, brotli 11; an application is opened from the first route. */
const pages = [
  { name: 'first route', path: [...first], limit: '143.6 kB' },
  {
    name: 'an application, on top of the first route',
    path: detail.filter((script) => !first.includes(script)),
    limit: '29 kB',
  },
  {
    name: 'the wizard, on top of the list that it opens from and beside the form block',
    path: wizard.filter((script) => ![...first, ...checks].includes(script) && !formBlock.test(script)),
    limit: '30 kB',
  },
  {
    name: 'the brand studio, on top of the first route',
    path: studio.filter((script) => !first.includes(script)),
    limit: '65.3 kB',
  },
  ...[
    {
      name: 'saved views, columns and what the list loads after its first paint',
      files: 'list-extras|views',
      limit: '9.5 kB',
    },
    { name: 'the dialogs of the list, on pointer or focus', files: 'list-dialogs', limit: '6.2 kB' },
    { name: 'what every page loads after its first paint', files: 'after-paint', limit: '6.3 kB' },
    { name: 'the command palette', files: 'palette', limit: '6.5 kB' },
    { name: 'own figures, on pointer or focus', files: 'own-figures', limit: '4 kB' },
    { name: 'correcting a refused upload, on pointer or focus', files: 'corrections-form', limit: '2 kB' },
    { name: 'the history of the tenant configuration', files: 'memory-dialogs', limit: '3 kB' },
  ].map(({ files, ...part }) => ({ ...part, path: `apps/portal/dist/assets/@(${files})-????????.js` })),
].map((page) => ({ ...page, disablePlugins: ['@size-limit/esbuild'] }));

/** An entry of the library with everything it imports except React, also what it imports later. */
const modules = entries.map(({ name, file }) => ({
  name: `@portal/ui/${name}`,
  path: `packages/ui/src/${file}`,
  limit: `${budgets[name]} B`,
  ignore: ['react', 'react-dom'],
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', jsx: 'automatic', target: 'es2024' }),
}));

// The entries of the library take four times as long as the pages.
export default releaseScope ? [...pages, ...modules] : pages;
