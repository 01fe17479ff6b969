import { auditPeriodDefault, exportAudit, listAudit } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { fileRoute, route, type RouteDeps } from '../../platform/http/route.ts';
import { csvAnswer } from '../../platform/listing/csv-answer.ts';
import { everyRow, readOrderedPage } from '../../platform/listing/plain-list.ts';
import { auditColumns, auditList, auditQuestion } from './audit-list.ts';

export function auditRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, listAudit, async ({ trx, query: { PageNo, RowsPerPage, ...asked } }) => {
    const page = { pageNo: PageNo, rowsPerPage: RowsPerPage };
    const { rows, total, lastPage } = await readOrderedPage(trx, auditList, auditQuestion(asked), page);
    return { Lines: [...rows], TotalRows: total, MaxPage: lastPage };
  });
  fileRoute(app, deps, exportAudit, ({ tenant, person, query }) =>
    csvAnswer(deps, {
      tenant,
      person,
      list: 'audit',
      asked: { ...query, Days: query.Days === auditPeriodDefault ? undefined : query.Days },
      name: 'audit.csv',
      event: 'audit exported',
      read: (trx) => everyRow(trx, auditList, auditQuestion(query), auditColumns),
    }),
  );
}
