import { lazyScreen } from './lazy-screen.ts';

/** The list's script, with the means to ask for its rows before it is drawn. */
export const loadList = () => import('../screens/applications/list.route.tsx');
const detail = () => import('../screens/applications/detail.route.tsx');

/** The screens, each a script of its own. */
export const screens = {
  List: lazyScreen(async () => (await loadList()).ListRoute),
  Detail: lazyScreen(async () => (await detail()).DetailRoute),
};

export type Screens = typeof screens;
