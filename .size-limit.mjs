import { scriptsOf } from './tools/first-route.ts';

const first = scriptsOf(['index.html', 'src/screens/applications/list/list.route.tsx']);
const detail = scriptsOf(['src/screens/applications/detail/detail.route.tsx']);

/** What pages weigh, brotli 11. The goal of the first one is 140 kB; whoever opens an application comes from it. */
export default [
  { name: 'first route', path: [...first], limit: '150 kB' },
  {
    name: 'an application, on top of the first route',
    path: detail.filter((script) => !first.includes(script)),
    limit: '25 kB',
  },
];
