import { getAllColumns, getAllRows, getCacheStatistics, saveColumns, saveRows } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { route, type RouteDeps } from '../../platform/http/route.ts';
import { saveShown } from './admin.service.ts';
import { allSettings } from './admin.store.ts';

export function adminRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, getAllColumns, async ({ trx }) => ({
    Columns: (await allSettings(trx, 'column')).map(({ name, description, viewable }) => ({
      ColumnName: name,
      Description: description,
      Viewable: viewable,
    })),
  }));
  route(app, deps, getAllRows, async ({ trx }) => ({
    Rows: (await allSettings(trx, 'row')).map(({ name, description, viewable }) => ({
      ApplicationDetailRowName: name,
      Description: description,
      Viewable: viewable,
    })),
  }));
  route(app, deps, getCacheStatistics, () => {
    const figures = deps.caches.map((cache) => cache());
    const sum = (of: 'entries' | 'hits' | 'misses') =>
      figures.reduce((total, figure) => total + figure[of], 0);
    return { Entries: sum('entries'), Hits: sum('hits'), Misses: sum('misses') };
  });
  route(app, deps, saveColumns, async ({ trx, person, body }) => {
    const choices = body.Columns.map(({ ColumnName, Viewable }) => ({
      name: ColumnName,
      viewable: Viewable,
    }));
    await saveShown(trx, person, 'column', choices);
    return { ErrorNo: 0 };
  });
  route(app, deps, saveRows, async ({ trx, person, body }) => {
    const choices = body.Rows.map((row) => ({ name: row.ApplicationDetailRowName, viewable: row.Viewable }));
    await saveShown(trx, person, 'row', choices);
    return { ErrorNo: 0 };
  });
}
