import type { Client } from '../client/index.ts';
import {
  countSavedViews,
  deleteView,
  getSavedView,
  listSavedViews,
  restoreView,
  saveView,
  setDefaultView,
  type Input,
  type SavedView,
} from '../contract/index.ts';
import { changeOf, editOf, queryOf } from './query-of.ts';

export type ViewOrder = Input<typeof saveView>['body'];

/** Milliseconds until counts are asked again (VIEWS-049). */
const countsFor = 60_000;

/** Saved views of the application list. */
export const viewQueries = (client: Client) => ({
  views: () => queryOf(client, listSavedViews, {}),
  view: (id: SavedView['Id']) => queryOf(client, getSavedView, { params: { viewId: id } }),
  counts: () => queryOf(client, countSavedViews, {}, { staleTime: countsFor }),

  /** A taken name and a reached limit are answers. */
  save: () => changeOf(client, saveView, (body: ViewOrder) => ({ body })),
  remove: () =>
    editOf(client, deleteView, ({ Id, Version }: Pick<SavedView, 'Id' | 'Version'>) => ({
      params: { viewId: Id },
      body: { Version },
    })),
  restore: () => changeOf(client, restoreView, (id: SavedView['Id']) => ({ params: { viewId: id } })),
  setDefault: () =>
    editOf(client, setDefaultView, (body: Input<typeof setDefaultView>['body']) => ({ body })),
});
