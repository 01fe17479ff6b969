import { auditFileName, exportAudit, listAudit, type AuditLine } from '../../contract/index.ts';
import { someAuditLines } from '../fixtures/audit.ts';
import { mock } from '../mock.ts';
import { isFound, pageOf } from '../page-of.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

/** The audit list with these entries, with paging and all filters except the age. */
export const auditOf = (lines: readonly AuditLine[]) =>
  mock(listAudit, { query: { PageNo: 1, RowsPerPage: 20 } }, ({ query }) => {
    const [kind, application] = [query.get('Kind'), query.get('ApplicationId')];
    const found = lines.filter(
      ({ Kind, Actor, Subject, ApplicationId }) =>
        isFound(query, Actor?.Name ?? '', Subject?.Name ?? '') &&
        (kind === null || Kind === kind) &&
        (application === null || String(ApplicationId) === application),
    );
    return pageOf('Lines', found, query);
  });

/** The audit list of a tenant. */
export const auditing = (lines: readonly AuditLine[] = someAuditLines(45)) =>
  scenario(
    signedIn(),
    auditOf(lines),
    mock(exportAudit, { query: {} }, () => new File(['Time\r\n'], auditFileName, { type: 'text/csv' })),
  );
