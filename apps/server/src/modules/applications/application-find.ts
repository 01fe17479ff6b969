import {
  can,
  foundMaximum,
  isApplicationRef,
  Permission,
  PermissionGroup,
  readEmailAddress,
  type FoundApplication,
} from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { onlyRow } from '../../platform/db/only-row.ts';
import type { Person } from '../../platform/http/person.ts';
import {
  matches as matchesText,
  partPattern,
  searchedText,
  type Condition,
} from '../../platform/listing/conditions.ts';
import type { ListCache } from './application-list.cache.ts';
import { listed, searchedFields } from './application-list.plan.ts';
import { hitsMaximum, searchable, searchHits } from './application-list.store.ts';
import { refersTo, visibleTo } from './application.scope.ts';

type Found = readonly FoundApplication[];

const fields = sql`id as "ApplicationID", client_name as "ClientName", account_name as "AccountName",
  status as "Status"`;

const listClaims = [Permission.myApps, ...PermissionGroup.allApps];

/**
 * The visible application with this number or guid. Any other text finds the newest visible applications with exactly
 * this email address, or else the newest that match the search.
 */
export async function findApplications(
  trx: Trx,
  cache: ListCache,
  person: Person,
  text: string,
): Promise<Found> {
  if (!can(person.claims, listClaims)) return [];
  // A search as well would take longer for an invisible application than for an unknown one.
  if (isApplicationRef(text))
    return read(trx, sql`from application where ${refersTo(text)} and ${visibleTo(person)}`);
  const address = readEmailAddress(text);
  const addressed = address === undefined ? [] : await findNewest(trx, cache, person, addressedTo(address));
  if (addressed.length > 0 || !searchable(text)) return addressed;
  const part = searchedText(text);
  return findNewest(trx, cache, person, { part, pattern: partPattern(part) });
}

/** The visible applications with these numbers, in this order. Cancelled ones are omitted, as in lists (OP-088). */
export const readApplications = (trx: Trx, person: Person, ids: readonly number[]): Promise<Found> =>
  read(
    trx,
    sql`from application where id = any(${ids}::int[]) and ${listed} and ${visibleTo(person)}
      order by array_position(${ids}::int[], id)`,
  );

interface Search {
  /** The pattern without wildcard characters, or a part of it. */
  readonly part: string;
  readonly pattern: string;
  /** A condition on `hits.id`. Default: none. */
  readonly matches?: Condition;
}

/** Line ends separate the fields of the searched text. Another field, such as the owner, can be the same address. */
const addressedTo = (email: string): Search => ({
  part: searchedText(email),
  pattern: partPattern(`\n${searchedText(email)}\n`),
  // Not `exists`: that can become a join that reads all applications.
  matches: sql`lower((select primary_email from application where id = hits.id)) = lower(${email})`,
});

/** The newest visible applications that match. Only if too many match, they are looked for along the ids. */
async function findNewest(
  trx: Trx,
  cache: ListCache,
  person: Person,
  { part, pattern, matches = sql`true` }: Search,
): Promise<Found> {
  const newest = sql`where ${listed} and ${visibleTo(person)} and ${matches} order by id desc limit ${foundMaximum}::int`;
  const statement = sql<{ found: Found; hits: number }>`
    with hits as materialized (${await searchHits(trx, cache, person, part, pattern)}),
    chosen as (select id from hits ${newest})
    select (select count(*)::int from hits) as hits, (select coalesce(json_agg(found), '[]') from (
      select ${fields} from application where id = any(array(select id from chosen)) order by id desc) as found)
      as found`;
  const { found, hits } = await onlyRow(trx, statement);
  if (hits <= hitsMaximum(cache)) return found;
  return read(
    trx,
    sql`from (select * from application as hits where ${matchesText(searchedFields, pattern)}) as hits ${newest}`,
  );
}

async function read(trx: Trx, rest: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<FoundApplication>`select ${fields} ${rest}`.execute(trx);
  return rows;
}
