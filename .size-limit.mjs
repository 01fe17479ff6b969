import { scriptsOf } from './tools/first-route.ts';

const first = scriptsOf(['index.html', 'src/screens/applications/list/list.route.tsx']);
const detail = scriptsOf(['src/screens/applications/detail/detail.route.tsx']);

const list = scriptsOf(['src/screens/verifications/list/list-screen.tsx']);
const wizard = scriptsOf(['src/screens/verifications/wizard/individual-wizard.tsx']);
const formBlock = /schema-form/;

/** What pages weigh, brotli 11; whoever opens an application comes from the first one. */
export default [
  { name: 'first route', path: [...first], limit: '140 kB' },
  {
    name: 'an application, on top of the first route',
    path: detail.filter((script) => !first.includes(script)),
    limit: '25 kB',
  },
  {
    name: 'the wizard, on top of the list that it opens from and beside the form block',
    path: wizard.filter((script) => ![...first, ...list].includes(script) && !formBlock.test(script)),
    limit: '30 kB',
  },
];
