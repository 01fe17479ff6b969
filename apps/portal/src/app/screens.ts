import { lazyScreen } from './lazy-screen.ts';

const list = () => import('../screens/applications/list.route.tsx');
const detail = () => import('../screens/applications/detail.route.tsx');

/** The screens, each a script of its own. */
export const screens = {
  List: lazyScreen(async () => (await list()).ListRoute),
  Detail: lazyScreen(async () => (await detail()).DetailRoute),
};

export type Screens = typeof screens;
