import { can, Permission, PermissionGroup } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Person } from '../../platform/http/person.ts';
import type { Condition } from '../../platform/listing/conditions.ts';

export type ListScope = 'mine' | 'all';

const nothing: Condition = sql`false`;
const everything: Condition = sql`true`;

/** What keeps a list within bounds: nothing at all, one value of one column, or no row is in sight. */
export type Bound =
  | { readonly column: 'owner_global_id' | 'location' | 'restriction_group'; readonly value: string }
  | 'everything'
  | 'nothing';

/** The person's own applications. */
const own = (person: Person): Bound => ({ column: 'owner_global_id', value: person.globalId });

/** What an all-apps claim reaches; the widest claim held decides (OP-045). */
function reach(person: Person): Bound {
  if (can(person.claims, Permission.allAppsInstance)) return 'everything';
  if (can(person.claims, Permission.allAppsLocation)) return within('location', person.location);
  if (can(person.claims, Permission.allAppsRestrictionGroup))
    return within('restriction_group', person.group);
  return 'nothing';
}

const within = (column: 'location' | 'restriction_group', value: string | null): Bound =>
  value === null ? 'nothing' : { column, value };

/** The bounds of one of the two lists. */
export function boundOf(person: Person, list: ListScope): Bound {
  if (list === 'all') return reach(person);
  return can(person.claims, Permission.myApps) ? own(person) : 'nothing';
}

export function conditionOf(bound: Bound): Condition {
  if (bound === 'everything') return everything;
  return bound === 'nothing' ? nothing : sql`${sql.ref(bound.column)} = ${bound.value}`;
}

/** The rows of one of the two lists. */
export const listedFor = (person: Person, list: ListScope): Condition => conditionOf(boundOf(person, list));

/**
 * Which applications a person may see at all: own ones with the my-apps claim, others' within the reach of an
 * all-apps claim (OP-048). Everything that shows or changes an application goes by this one condition.
 */
export function visibleTo(person: Person): Condition {
  const mine = can(person.claims, Permission.myApps);
  const others = can(person.claims, PermissionGroup.allApps);
  if (mine && others) return sql`(${conditionOf(own(person))} or ${conditionOf(reach(person))})`;
  if (mine) return conditionOf(own(person));
  return others ? conditionOf(reach(person)) : nothing;
}

/** An application's number or guid, in either form (OP-111); a number past the column's range is nobody's. */
export const refersTo = (ref: string): Condition =>
  /^\d+$/.test(ref) ? sql`id = ${Number(ref)}` : sql`guid = ${ref}::uuid`;
