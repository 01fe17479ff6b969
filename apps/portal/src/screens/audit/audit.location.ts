import {
  auditKindNames,
  auditPeriodDefault,
  auditPeriods,
  type AuditExportQuery,
  type AuditKind,
  type AuditQuery,
} from '@portal/api/contract';
import { hrefs } from '../../app/paths.ts';
import { oneOf } from '../../listing/address.ts';
import { parsePlainLocation, plainHref, type PlainLocation } from '../../listing/plain.location.ts';

/** Everything that the address of the audit says. It is searched by a part of a name or address, or by `#` and an application's number. */
export interface AuditLocation extends PlainLocation {
  readonly kind: AuditKind | undefined;
  /** Days back from now; 0 for all that is kept. Default 30. */
  readonly days: number;
}

/** The periods that can be chosen, in days. */
export const periodChoices: readonly number[] = [...auditPeriods, 0];

/** Reads an address, as those of every plain list are read. */
export function parseAuditLocation(
  pageNo: string | undefined,
  query: URLSearchParams,
): AuditLocation | undefined {
  const plain = parsePlainLocation(pageNo, query);
  return (
    plain && {
      ...plain,
      kind: oneOf(auditKindNames, query.get('kind')),
      days: periodChoices.find((days) => String(days) === query.get('days')) ?? auditPeriodDefault,
    }
  );
}

export const auditHref = ({ kind, days, ...plain }: AuditLocation): string =>
  plainHref(hrefs.audit, plain, { kind, days: days === auditPeriodDefault ? undefined : String(days) });

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
