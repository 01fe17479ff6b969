import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listTotals, pageQuery, searchQuery } from '../paging.ts';
import { Permission } from '../permissions.ts';
import { file, mediaTypes, nullableText, text, unixSeconds, wholeNumberText } from '../wire.ts';
import { auditKindNames } from './audit-kinds.ts';

/** Somebody whom a line names. The name is looked up as the line is read: none is stored. */
const auditPerson = v.object({
  GlobalUserId: text,
  /** Whole name, else the address; null for somebody who is no longer there. */
  Name: nullableText,
});

/** A line of the audit: who did what, to whom or what, and when. Unknown kinds are read, never refused. */
export const auditLine = v.object({
  /** Tells the line from every other one of the tenant. */
  AuditId: v.number(),
  Timestamp: unixSeconds,
  Kind: text,
  /** Null where the system did it, or nobody who is known. */
  Actor: v.nullable(auditPerson),
  /** The person it was done to, where it was one. */
  Subject: v.nullable(auditPerson),
  ApplicationId: v.nullable(v.number()),
  /** What else there is to say, in words: numbers, ids and names of things, never of people. */
  Details: text,
});
export type AuditLine = v.InferOutput<typeof auditLine>;

/** Columns of the list, on the screen and in the file. */
export const auditHeadings = {
  time: 'Time',
  kind: 'What',
  actor: 'Who',
  person: 'Person',
  application: 'Application',
  details: 'Details',
} as const;

/** Name of the exported file. */
export const auditFileName = 'audit.csv';

/** Of how long ago the lines may be, in days. */
export const auditPeriods = [1, 7, 30, 365] as const;
export type AuditPeriod = (typeof auditPeriods)[number];
export const auditPeriodDefault: AuditPeriod = 30;

const asked = {
  /** Part of the name or the address of whoever did it, or of whom it was done to, in any case. */
  SearchQuery: searchQuery,
  ApplicationId: v.optional(wholeNumberText(1, 999_999_999)),
  Kind: v.optional(v.picklist(auditKindNames)),
  /** Days; 0 is all that is kept. Default 30. */
  Days: v.optional(wholeNumberText(0, 36_500), String(auditPeriodDefault)),
};

/** The audit of the tenant, newest first. */
export const listAudit = endpoint({
  id: 'C92',
  method: 'GET',
  path: '/audit/list',
  needs: Permission.admin,
  cost: 'search',
  query: v.strictObject({ ...pageQuery, ...asked }),
  reply: v.object({ Lines: v.array(auditLine), ...listTotals }),
});

const auditExportQuery = v.strictObject(asked);
export type AuditExportQuery = v.InferOutput<typeof auditExportQuery>;

/** Every line that is asked for, as CSV. */
export const exportAudit = endpoint({
  id: 'C93',
  method: 'GET',
  path: '/audit/export',
  needs: Permission.admin,
  cost: 'export',
  invalidates: { succeeded: [listAudit] },
  query: auditExportQuery,
  answers: [mediaTypes.csv],
  reply: file,
});
