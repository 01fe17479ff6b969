import {
  exportUsers,
  foundMaximum,
  listUsers,
  missingAdministrativeClaims,
  userFileName,
  userHeadings,
  userStatuses,
  userStatusFacts,
  type FoundUser,
  type PortalUser,
} from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { inNameOrder } from '../../platform/listing/conditions.ts';
import { dateColumn, textColumn } from '../../platform/listing/csv-answer.ts';
import type { DeclaredList } from '../../platform/listing/list-routes.ts';
import { readFirst } from '../../platform/listing/table-query.ts';
import { seconds } from '../../platform/unix-seconds.ts';

/** The status as it is displayed. */
const statusText: RawBuilder<string> = sql`case status ${sql.join(
  userStatuses.map((status) => sql`when ${status} then ${userStatusFacts(status).text}`),
  sql` `,
)} else status end`;

/** Full name, or else the email address (OP-161). */
const displayedName: RawBuilder<string> = sql`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`;

/** The users of a tenant, by name, as the reader of the list may see them. */
export const userList: DeclaredList<{ readonly SearchQuery?: string | undefined }, PortalUser, 'Name'> = {
  list: listUsers,
  exported: exportUsers,
  name: 'users',
  fileName: userFileName,
  rows: 'Users',
  table: ({ claims }) => ({
    from: sql`portal_user`,
    fields: sql<PortalUser>`global_id as "GlobalUserId", first_name as "FirstName", last_name as "LastName",
    email as "Email", role_name as "RoleName", status as "Status", has_application_access as "HasApplicationAccess",
    ${seconds('last_activity_at')} as "LastSuccessfulLoginTimestamp",
    permissions && ${missingAdministrativeClaims(claims)}::text[] as "Outranks"`,
    searched: [sql`folded_text`],
    sorts: { Name: inNameOrder(displayedName) },
    key: sql`global_id`,
  }),
  criteriaOf: ({ SearchQuery }) => ({ q: SearchQuery, sortBy: 'Name', sortType: 'asc' }),
  columns: [
    textColumn(userHeadings.name, sql`trim(first_name || ' ' || last_name)`),
    textColumn(userHeadings.email, sql`email`),
    textColumn(userHeadings.role, sql`role_name`),
    textColumn(userHeadings.status, statusText),
    textColumn(userHeadings.permissions, sql`case when has_application_access then 'Yes' else 'No' end`),
    dateColumn(userHeadings.activity, 'last_activity_at'),
  ],
};

/** The first users that match a search, in the order of the list. */
export const findUsers = (trx: Trx, person: Person, text: string): Promise<readonly FoundUser[]> =>
  readFirst(
    trx,
    {
      ...userList.table(person),
      fields: sql<FoundUser>`global_id as "GlobalUserId", ${displayedName} as "Name", email as "Email",
        status as "Status"`,
    },
    userList.criteriaOf({ SearchQuery: text }),
    foundMaximum,
  );
