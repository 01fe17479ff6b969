import type { NamedPerson } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { nameOf } from '../../platform/history/named-person.ts';

/** The person with an id; null without an id. */
export type PersonOf = (globalId: string | null) => NamedPerson | null;

/** Looks up the full name, or else the email address, of people of the tenant. */
export async function peopleNamed(trx: Trx, ids: readonly (string | null)[]): Promise<PersonOf> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await trx
          .selectFrom('portal_user')
          .select(['global_id', nameOf('portal_user').as('name')])
          .where('global_id', 'in', wanted)
          .execute();
  const names = new Map(rows.map(({ global_id, name }) => [global_id, name]));
  return (id) => (id === null ? null : { GlobalUserId: id, Name: names.get(id) ?? null });
}
