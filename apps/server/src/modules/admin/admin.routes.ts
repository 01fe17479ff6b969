import {
  getAllColumns,
  getAllRows,
  getCacheStatistics,
  listColumnVersions,
  listRowVersions,
  restoreColumns,
  restoreRows,
  saveColumns,
  saveRows,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps, type Routes } from '../../platform/http/route.ts';
import { pageRequestOf } from '../../platform/listing/table-query.ts';
import { historyOf, restoreVersion, saveShown } from './admin.service.ts';
import { readTable, type Kind } from './admin.store.ts';

export const adminRoutes: Routes = (app, deps) => {
  route(app, deps, getAllColumns, async ({ trx }) => {
    const { settings, newest } = await readTable(trx, 'column');
    const Columns = settings.map(({ name, description, viewable }) => ({
      ColumnName: name,
      Description: description,
      Viewable: viewable,
    }));
    return { Columns, ...newest };
  });
  route(app, deps, getAllRows, async ({ trx }) => {
    const { settings, newest } = await readTable(trx, 'row');
    const Rows = settings.map(({ name, description, viewable }) => ({
      ApplicationDetailRowName: name,
      Description: description,
      Viewable: viewable,
    }));
    return { Rows, ...newest };
  });
  route(app, deps, getCacheStatistics, () => {
    const figures = deps.caches.map((cache) => cache());
    const sum = (of: 'entries' | 'hits' | 'misses') =>
      figures.reduce((total, figure) => total + figure[of], 0);
    return { Entries: sum('entries'), Hits: sum('hits'), Misses: sum('misses') };
  });
  route(app, deps, saveColumns, async ({ trx, person, body, version }) => {
    const choices = body.Columns.map(({ ColumnName, Viewable }) => ({
      name: ColumnName,
      viewable: Viewable,
    }));
    await saveShown(trx, person, 'column', choices, version);
    return { ErrorNo: 0 };
  });
  route(app, deps, saveRows, async ({ trx, person, body, version }) => {
    const choices = body.Rows.map((row) => ({ name: row.ApplicationDetailRowName, viewable: row.Viewable }));
    await saveShown(trx, person, 'row', choices, version);
    return { ErrorNo: 0 };
  });
  versionRoutes(app, deps, 'column', listColumnVersions, restoreColumns);
  versionRoutes(app, deps, 'row', listRowVersions, restoreRows);
};

/** Serves the history of a table. */
function versionRoutes(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  kind: Kind,
  list: typeof listColumnVersions | typeof listRowVersions,
  restore: typeof restoreColumns | typeof restoreRows,
): void {
  route(app, deps, list, ({ trx, query }) => historyOf(trx, kind, pageRequestOf(query)));
  route(app, deps, restore, async ({ trx, person, body, version }) => ({
    ErrorNo: 0,
    Version: await restoreVersion(trx, person, kind, body.Number, version),
  }));
}
