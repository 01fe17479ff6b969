import { can, Permission, PermissionGroup } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Person } from '../../http/person.ts';

/** A condition on the rows of `application`. */
export type Condition = RawBuilder<boolean>;

export type ListScope = 'mine' | 'all';

const nothing: Condition = sql`false`;
const everything: Condition = sql`true`;

/** The person's own applications. */
const own = (person: Person): Condition => sql`owner_global_id = ${person.globalId}`;

/** What an all-apps claim reaches; the widest claim held decides (OP-045). */
function reach(person: Person): Condition {
  if (can(person.claims, Permission.allAppsInstance)) return everything;
  if (can(person.claims, Permission.allAppsLocation)) return sql`location = ${person.location}`;
  if (can(person.claims, Permission.allAppsRestrictionGroup)) return sql`restriction_group = ${person.group}`;
  return nothing;
}

/** The rows of one of the two lists. */
export function listedFor(person: Person, list: ListScope): Condition {
  if (list === 'all') return reach(person);
  return can(person.claims, Permission.myApps) ? own(person) : nothing;
}

/**
 * Which applications a person may see at all: own ones with the my-apps claim, others' within the reach of an
 * all-apps claim (OP-048). Everything that shows or changes an application goes by this one condition.
 */
export function visibleTo(person: Person): Condition {
  const mine = can(person.claims, Permission.myApps);
  const others = can(person.claims, PermissionGroup.allApps);
  if (mine && others) return sql`(${own(person)} or ${reach(person)})`;
  if (mine) return own(person);
  return others ? reach(person) : nothing;
}

/** An application's number or guid, in either form (OP-111); a number past the column's range is nobody's. */
export const refersTo = (ref: string): Condition =>
  /^\d+$/.test(ref) ? sql`id = ${Number(ref)}` : sql`guid = ${ref}::uuid`;
