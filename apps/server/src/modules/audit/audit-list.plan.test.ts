import type { AuditExportQuery } from '@portal/api/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectPostgres } from '../../platform/db/connect.ts';
import { readOrderedPage } from '../../platform/listing/table-query.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { explainerOfFilled, type Explainer } from '../../testing/explained.ts';
import { fillAudit } from '../../testing/fill-audit.ts';
import { auditList } from './audit-list.ts';

let explainer: Explainer;
beforeAll(async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  const db = connectPostgres(url, 1);
  await fillAudit(db, 50_000);
  await db.close();
  explainer = await explainerOfFilled(url);
}, 60_000);
afterAll(() => explainer.close());

test.each<[string, AuditExportQuery]>([
  ['a month', { Days: 30 }],
  ['an application', { Days: 0, ApplicationId: 1_000_077 }],
  ['somebody', { Days: 0, SearchQuery: 'person77@' }],
])('counts and pages the lines of %s among 50 000 without scanning the table', async (_, asked) => {
  const statements = await explainer.explain('harbour', (trx) =>
    readOrderedPage(trx, auditList.table({ claims: [] }), auditList.criteriaOf(asked), {
      pageNo: 1,
      rowsPerPage: 20,
    }),
  );
  expect(statements).toHaveLength(1);
  // The table has some six hundred disk pages.
  expect(statements[0]?.buffers).toBeLessThan(250);
});
