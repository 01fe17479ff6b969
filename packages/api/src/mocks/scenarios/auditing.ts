import { exportAudit, listAudit, type AuditLine } from '../../contract/index.ts';
import { someAuditLines } from '../fixtures/audit.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

/** These lines, page by page, and found by what the filters say but for the time. */
export const auditOf = (lines: readonly AuditLine[]) =>
  mock(listAudit, { query: { PageNo: 1, RowsPerPage: 20 } }, ({ query }) => {
    const part = (query.get('SearchQuery') ?? '').toLowerCase();
    const [kind, application] = [query.get('Kind'), query.get('ApplicationId')];
    const found = lines.filter(
      ({ Kind, Actor, Subject, ApplicationId }) =>
        [Actor, Subject].some((person) => (person?.Name ?? '').toLowerCase().includes(part)) &&
        (kind === null || Kind === kind) &&
        (application === null || String(ApplicationId) === application),
    );
    const rows = Number(query.get('RowsPerPage') ?? 20);
    const page = Number(query.get('PageNo') ?? 1);
    return {
      Lines: found.slice((page - 1) * rows, page * rows),
      TotalRows: found.length,
      MaxPage: Math.ceil(found.length / rows),
    };
  });

/** The audit of a tenant. */
export const auditing = (lines: readonly AuditLine[] = someAuditLines(45)) =>
  scenario(
    signedIn(),
    auditOf(lines),
    mock(exportAudit, { query: {} }, () => new File(['Time\r\n'], 'audit.csv', { type: 'text/csv' })),
  );
