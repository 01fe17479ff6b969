import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listTotals, pageQuery, searchQuery } from '../paging.ts';
import { Permission } from '../permissions.ts';
import { namedPerson } from '../person.ts';
import { csvExport, text, unixSeconds, wholeNumberText } from '../wire.ts';
import { auditKindNames } from './audit-kinds.ts';

/** An audit entry: who did what, to whom or what, and when. Unknown kinds are accepted. */
export const auditLine = v.object({
  /** Unique within the tenant. */
  AuditId: v.number(),
  Timestamp: unixSeconds,
  Kind: text,
  /** Null if the system acted or the user is unknown. */
  Actor: v.nullable(namedPerson),
  /** The affected user, if any. */
  Subject: v.nullable(namedPerson),
  ApplicationId: v.nullable(v.number()),
  /** Additional information: numbers, ids and names of objects, never of people. */
  Details: text,
});
export type AuditLine = v.InferOutput<typeof auditLine>;

/** Column headings of the list and of the exported file. */
export const auditHeadings = {
  time: 'Time',
  kind: 'What',
  actor: 'Who',
  person: 'Person',
  application: 'Application',
  details: 'Details',
} as const;

/** Default name of the exported file. */
export const auditFileName = 'audit.csv';

/** Selectable age limits of the entries, in days. */
export const auditPeriods = [1, 7, 30, 365] as const;
export type AuditPeriod = (typeof auditPeriods)[number];
export const auditPeriodDefault: AuditPeriod = 30;

const auditFilters = {
  /** Part of the name or email address of the actor or the affected user, in any case. */
  SearchQuery: searchQuery,
  ApplicationId: v.optional(wholeNumberText(1, 999_999_999)),
  Kind: v.optional(v.picklist(auditKindNames)),
  /** Age limit in days. 0 returns all stored entries. Default 30. */
  Days: v.optional(wholeNumberText(0, 36_500), String(auditPeriodDefault)),
};

/** Lists the audit entries of the tenant, newest first. */
export const listAudit = endpoint({
  id: 'C92',
  path: '/audit/list',
  needs: Permission.admin,
  cost: 'search',
  query: v.strictObject({ ...pageQuery, ...auditFilters }),
  reply: v.object({ Lines: v.array(auditLine), ...listTotals }),
});

const auditExportQuery = v.strictObject(auditFilters);
export type AuditExportQuery = v.InferOutput<typeof auditExportQuery>;

/** Exports all matching entries as CSV. */
export const exportAudit = endpoint({
  id: 'C93',
  path: '/audit/export',
  needs: Permission.admin,
  ...csvExport,
  invalidates: { succeeded: [listAudit] },
  query: auditExportQuery,
});
