import { lazyScreen } from './lazy-screen.ts';

/** The list's script, with the means to ask for its rows before it is drawn. */
export const loadList = () => import('../screens/applications/list/list.route.tsx');
const detail = () => import('../screens/applications/detail/detail.route.tsx');
const listPreview = () => import('../screens/applications/list/list-preview.tsx');
const configuration = () => import('../screens/configuration/configuration-screen.tsx');

/** The screens, each a script of its own. */
export const screens = {
  List: lazyScreen(async () => (await loadList()).ListRoute),
  Detail: lazyScreen(async () => (await detail()).DetailRoute),
  /** Part of the configuration, which belongs to the list. */
  ListPreview: lazyScreen(async () => (await listPreview()).ListPreview),
  Configuration: lazyScreen(async () => (await configuration()).ConfigurationScreen),
};

export type Screens = typeof screens;
