import {
  auditFileName,
  auditHeadings,
  auditKindNames,
  auditKindText,
  auditPeriodDefault,
  exportAudit,
  listAudit,
  type AuditExportQuery,
  type AuditLine,
} from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { dateColumn, textColumn } from '../../platform/listing/csv-answer.ts';
import { matches, patternOf, type Condition } from '../../platform/listing/conditions.ts';
import { listRoutes, type DeclaredList } from '../../platform/listing/list-routes.ts';
import { namedPerson, nameOf } from '../../platform/history/named-person.ts';
import type { TableQuery, ListCriteria } from '../../platform/listing/table-query.ts';
import { seconds } from '../../platform/unix-seconds.ts';

/** The details of a line as text: `password`, `rows: 12`, `filters: status, q`. */
const details = sql<string>`concat_ws('; ', part, (select string_agg(name || ': ' || value, '; ' order by name)
  from (select key as name, case jsonb_typeof(value)
      when 'array' then coalesce((select string_agg(each, ', ') from jsonb_array_elements_text(value) as each), '')
      else value #>> '{}' end as value
    from jsonb_each(details) where value <> '[]') as said))`;

/** The lines of a tenant, newest first, with the current names of their people. */
const auditTable: TableQuery<AuditLine, 'Newest'> = {
  from: sql`audit_entry
    left join portal_user as actor on actor.tenant_id = audit_entry.tenant_id and actor.global_id = actor_id
    left join portal_user as subject on subject.tenant_id = audit_entry.tenant_id and subject.global_id = user_id`,
  fields: sql<AuditLine>`audit_entry.id as "AuditId", ${seconds('occurred_at')} as "Timestamp",
    action as "Kind", ${namedPerson('actor', 'actor_id')} as "Actor", ${namedPerson('subject', 'user_id')} as "Subject",
    application_id as "ApplicationId", ${details} as "Details"`,
  // The search applies to people; see `ofPeople`.
  searched: [],
  sorts: { Newest: sql`occurred_at` },
  key: sql`audit_entry.id`,
};

/**
 * Finds people by part of their name or address first: they are few, and their lines are many. The stored text has the
 * role, too, and spares the folding of all others.
 */
function ofPeople(search: string | undefined): readonly Condition[] {
  const pattern = patternOf(search);
  if (pattern === undefined) return [];
  const found = sql`(select array(select global_id from portal_user
    where ${matches(sql`folded_text`, pattern)}
      and ${matches(sql`fold_text(concat_ws(E'\\n', first_name || ' ' || last_name, email))`, pattern)}))::text[]`;
  return [sql`(actor_id = any(${found}) or user_id = any(${found}))`];
}

function auditQuestion({ SearchQuery, ApplicationId, Kind, Days }: AuditExportQuery): ListCriteria<'Newest'> {
  return {
    filters: [
      ...ofPeople(SearchQuery),
      ...(ApplicationId === undefined ? [] : [sql<boolean>`application_id = ${ApplicationId}::int`]),
      ...(Kind === undefined ? [] : [sql<boolean>`action = ${Kind}`]),
      ...(Days === 0 ? [] : [sql<boolean>`occurred_at > now() - make_interval(days => ${Days}::int)`]),
    ],
    sortBy: 'Newest',
    sortType: 'desc',
  };
}

const kindText: RawBuilder<string> = sql`case action ${sql.join(
  auditKindNames.map((kind) => sql`when ${kind} then ${auditKindText(kind)}`),
  sql` `,
)} else action end`;

export const auditList: DeclaredList<AuditExportQuery, AuditLine, 'Newest'> = {
  list: listAudit,
  exported: exportAudit,
  name: 'audit',
  fileName: auditFileName,
  rows: 'Lines',
  table: () => auditTable,
  criteriaOf: auditQuestion,
  columns: [
    dateColumn(auditHeadings.time, 'occurred_at'),
    textColumn(auditHeadings.kind, kindText),
    textColumn(auditHeadings.actor, sql`coalesce(${nameOf('actor')}, actor_id)`),
    textColumn(auditHeadings.person, sql`coalesce(${nameOf('subject')}, user_id)`),
    textColumn(auditHeadings.application, sql`application_id::text`),
    textColumn(auditHeadings.details, details),
  ],
  defaultValues: { Days: auditPeriodDefault },
};

export const auditRoutes = listRoutes(auditList);
