import budgets from './packages/ui/entry-budgets.json' with { type: 'json' };
import { entries } from './packages/ui/scripts/entries.ts';
import { scriptsOf } from './tools/first-route.ts';
import { releaseScope } from './tools/test-scope.ts';

const first = scriptsOf(['index.html', 'src/screens/applications/list/list.route.tsx']);
const detail = scriptsOf(['src/screens/applications/detail/detail.route.tsx']);

const screens = [
  'users/users',
  'audit/audit',
  'verifications/list/list',
  'verifications/detail/verification',
];
const others = ['configuration/configuration', 'reports/reports', 'brand/brand', 'settings/settings'];
for (const screen of [...screens, ...others]) {
  const scripts = new Set([...first, ...scriptsOf([`src/screens/${screen}-screen.tsx`])]);
  if (scripts.size > 12)
    throw new Error(`The page of ${screen} needs ${scripts.size} scripts, more than 12.`);
}

const list = scriptsOf(['src/screens/verifications/list/list-screen.tsx']);
const wizard = scriptsOf(['src/screens/verifications/wizard/individual-wizard.tsx']);
const formBlock = /(?:schema-form|forms|phone)-/;
const studio = scriptsOf(['src/screens/brand/brand-screen.tsx']);
const watcher = scriptsOf(['src/base/look-watcher.ts']);
const goTo = scriptsOf(['src/palette/go-to.tsx']);
const palette = scriptsOf(['src/palette/palette.tsx']);
const views = scriptsOf(
  ['list-arrangement.tsx', 'view-resolver.tsx'].map((file) => `src/screens/applications/views/${file}`),
);
const viewDialogs = scriptsOf(
  ['views-menu.tsx', 'view-dialogs.ts'].map((file) => `src/screens/applications/views/${file}`),
);
const history = scriptsOf(['src/screens/configuration/memory/memory-dialogs.ts']);

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
    path: wizard.filter((script) => ![...first, ...list].includes(script) && !formBlock.test(script)),
    limit: '30 kB',
  },
  {
    name: 'the brand studio, on top of the first route',
    path: studio.filter((script) => !first.includes(script)),
    limit: '65 kB',
  },
  {
    name: 'the watcher of the published look, on top of the single keys',
    path: watcher.filter((script) => ![...first, ...goTo].includes(script)),
    limit: '1.5 kB',
  },
  {
    name: 'the saved views and columns of the list, without the blocks that they share',
    path: views.filter((script) => /list-arrangement|view-|use-listed-views/.test(script)),
    limit: '5.5 kB',
  },
  {
    name: 'the menu and the dialogs of saved views, on pointer or focus',
    path: viewDialogs.filter((script) => /views-menu|view-items|view-dialogs/.test(script)),
    limit: '4.6 kB',
  },
  {
    name: 'the single keys and the button of the palette, after the first paint',
    path: goTo.filter((script) => /go-to|after-paint/.test(script)),
    limit: '5.2 kB',
  },
  {
    name: 'the command palette, without the blocks that it shares',
    path: palette.filter((script) => script.includes('palette')),
    limit: '7 kB',
  },
  {
    name: 'the history of the tenant configuration, without the blocks that it shares',
    path: history.filter((script) => script.includes('memory-dialogs')),
    limit: '6 kB',
  },
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
