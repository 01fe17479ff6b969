import {
  auditKindNames,
  auditPeriodDefault,
  auditPeriods,
  rowsPerPageDefault,
  rowsPerPageMaximum,
  type AuditExportQuery,
  type AuditKind,
  type AuditQuery,
} from '@portal/api/contract';
import { hrefs } from '../../app/paths.ts';
import { addressOf, oneOf, pageIn, rowsIn, searchIn } from '../../listing/address.ts';

/** Everything that the address of the audit says. */
export interface AuditLocation {
  /** From 1. */
  readonly page: number;
  /** 1 to 200, default 20. */
  readonly rowsPerPage: number;
  /** A part of somebody's name or address, or `#` and an application's number; trimmed. */
  readonly search: string;
  readonly kind: AuditKind | undefined;
  /** Days back from now; 0 for all that is kept. Default 30. */
  readonly days: number;
}

/** The periods that can be chosen, in days. */
export const periodChoices: readonly number[] = [...auditPeriods, 0];

/** Reads an address. Garbage in the query counts as unset; a page that is none makes the address unknown (OP-008). */
export function parseAuditLocation(
  pageNo: string | undefined,
  query: URLSearchParams,
): AuditLocation | undefined {
  const page = pageIn(pageNo);
  if (page === undefined) return undefined;
  return {
    page,
    rowsPerPage: rowsIn(query.get('rowsPerPage') ?? undefined, rowsPerPageMaximum) ?? rowsPerPageDefault,
    search: searchIn(query.get('q')),
    kind: oneOf(auditKindNames, query.get('kind')),
    days: periodChoices.find((days) => String(days) === query.get('days')) ?? auditPeriodDefault,
  };
}

/** The page stands in the address where it is not the first, or where anything else is asked for. */
export function auditHref({ page, rowsPerPage, search, kind, days }: AuditLocation): string {
  const parts = {
    rowsPerPage: rowsPerPage === rowsPerPageDefault ? undefined : String(rowsPerPage),
    q: search,
    kind,
    days: days === auditPeriodDefault ? undefined : String(days),
  };
  const plain = page === 1 && Object.values(parts).every((part) => !part);
  return addressOf(plain ? hrefs.audit : `${hrefs.audit}/${page}`, parts);
}

/** The same list asked otherwise: on its first page, unless the change names one. */
export const changedAudit = (location: AuditLocation, change: Partial<AuditLocation>): AuditLocation => ({
  ...location,
  page: 1,
  ...change,
});

/** A number alone is an application's; whatever else is typed is looked for in names and addresses. */
function soughtIn(search: string): Partial<AuditExportQuery> {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (number !== undefined && Number(number) > 0) return { ApplicationId: Number(number) };
  return search ? { SearchQuery: search } : {};
}

/** What is exported: all of the question but its page. */
export const auditExportQuery = ({ search, kind, days }: AuditLocation): Partial<AuditExportQuery> => ({
  ...soughtIn(search),
  ...(kind && { Kind: kind }),
  Days: days,
});

export const auditQuery = (location: AuditLocation): Partial<AuditQuery> => ({
  ...auditExportQuery(location),
  PageNo: location.page,
  RowsPerPage: location.rowsPerPage,
});
