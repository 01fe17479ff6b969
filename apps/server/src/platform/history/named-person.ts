import type { NamedPerson } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';

/** The full name, or else the email address, of the user that a join calls `alias`. */
export const nameOf = (alias: string): RawBuilder<string> => {
  const field = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`coalesce(nullif(trim(${field('first_name')} || ' ' || ${field('last_name')}), ''), ${field('email')})`;
};

/** The same with the id, which outlives the user. Null without an id. */
export const namedPerson = (alias: string, id: string): RawBuilder<NamedPerson | null> =>
  sql`case when ${sql.ref(id)} is not null then json_build_object(
    'GlobalUserId', ${sql.ref(id)}, 'Name', ${nameOf(alias)}) end`;
