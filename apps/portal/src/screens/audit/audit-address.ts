import {
  auditKindNames,
  auditKindText,
  auditPeriodDefault,
  auditPeriods,
  type AuditExportQuery,
  type AuditKind,
} from '@portal/api/contract';
import { hrefs } from '../../base/paths.ts';
import { listAddress, type ListLocation } from '../../listing/list-address.ts';

/** The search matches a part of a name or address; a number, also with `#`, matches the entries of an application. */
export interface AuditLocation extends ListLocation {
  readonly kind: AuditKind | undefined;
  /** Days before now; 0 for all stored entries. */
  readonly days: number;
}

const kindOptions = auditKindNames
  .map((value) => ({ value, label: auditKindText(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

const periodText = (days: number): string => {
  if (days === 0) return 'All stored entries';
  return days === 1 ? 'Last 24 hours' : `Last ${days} days`;
};

export const auditAddress = listAddress<AuditLocation>(hrefs.audit, {
  kind: {
    label: 'What happened',
    options: [{ value: undefined, label: 'Everything' }, ...kindOptions],
    defaultValue: undefined,
  },
  days: {
    label: 'Period',
    options: [...auditPeriods, 0].map((value) => ({ value, label: periodText(value) })),
    defaultValue: auditPeriodDefault,
    clearable: false,
  },
});

/** A number is the id of an application; any other text is searched in names and addresses. */
function searchQuery(search: string): Partial<AuditExportQuery> {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (number !== undefined && Number(number) > 0) return { ApplicationId: Number(number) };
  return search ? { SearchQuery: search } : {};
}

export const auditQuery = ({ search, kind, days }: AuditLocation): Partial<AuditExportQuery> => ({
  ...searchQuery(search),
  ...(kind && { Kind: kind }),
  Days: days,
});
