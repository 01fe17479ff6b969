import { powerBeyond, userStatusFacts, userStatuses, type PortalUser } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { seconds, type ExportedColumn } from '../../platform/listing/csv-answer.ts';
import type { PlainList } from '../../platform/listing/plain-list.ts';

/** The people of a tenant, by name, as somebody with these claims sees them. */
export const userList = (claims: readonly string[]): PlainList<PortalUser, 'Name'> => ({
  from: sql`portal_user`,
  fields: sql<PortalUser>`global_id as "GlobalUserId", first_name as "FirstName", last_name as "LastName",
    email as "Email", role_name as "RoleName", status as "Status", has_application_access as "HasApplicationAccess",
    extract(epoch from last_activity_at)::bigint as "LastSuccessfulLoginTimestamp",
    permissions && ${powerBeyond(claims)}::text[] as "Outranks"`,
  searched: [sql`first_name || ' ' || last_name`, sql`email`, sql`role_name`],
  sorts: { Name: sql`lower(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email))` },
  key: sql`global_id`,
});

export const byName = { sortBy: 'Name', sortType: 'asc' } as const;

/** The status as people read it. */
const statusText: RawBuilder<string> = sql`case status ${sql.join(
  userStatuses.map((status) => sql`when ${status} then ${userStatusFacts(status).text}`),
  sql` `,
)} else status end`;

/** The columns of `userlist.csv`, headed as in the table (OP-175). */
export const userColumns: readonly ExportedColumn[] = [
  { heading: 'Name', kind: 'text', value: sql`trim(first_name || ' ' || last_name)` },
  { heading: 'Email', kind: 'text', value: sql`email` },
  { heading: 'Role', kind: 'text', value: sql`role_name` },
  { heading: 'Status', kind: 'text', value: statusText },
  {
    heading: 'Permissions',
    kind: 'text',
    value: sql`case when has_application_access then 'Yes' else 'No' end`,
  },
  { heading: 'Last Activity', kind: 'date', value: seconds('last_activity_at') },
];
