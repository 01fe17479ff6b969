import { can, Permission, PermissionGroup } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Person } from '../../platform/http/person.ts';
import type { Condition } from '../../platform/listing/conditions.ts';

export type ListScope = 'mine' | 'all';

const nothing: Condition = sql`false`;
const everything: Condition = sql`true`;

/** The bound of a list: everything, one value of one column, or no row. */
export type Bound =
  | { readonly column: 'owner_global_id' | 'location' | 'restriction_group'; readonly value: string }
  | 'everything'
  | 'nothing';

/** The person's own applications. */
const own = (person: Person): Bound => ({ column: 'owner_global_id', value: person.globalId });

/** What an all-apps claim covers; the widest claim counts (OP-045). */
function widestBound(person: Person): Bound {
  if (can(person.claims, Permission.allAppsInstance)) return 'everything';
  if (can(person.claims, Permission.allAppsLocation)) return within('location', person.location);
  if (can(person.claims, Permission.allAppsRestrictionGroup))
    return within('restriction_group', person.group);
  return 'nothing';
}

const within = (column: 'location' | 'restriction_group', value: string | null): Bound =>
  value === null ? 'nothing' : { column, value };

/** The bound of one of the two lists. */
export function boundOf(person: Person, list: ListScope): Bound {
  if (list === 'all') return widestBound(person);
  return can(person.claims, Permission.myApps) ? own(person) : 'nothing';
}

export function conditionOf(bound: Bound): Condition {
  if (bound === 'everything') return everything;
  return bound === 'nothing' ? nothing : sql`${sql.ref(bound.column)} = ${bound.value}`;
}

/**
 * The applications that a person can see: own ones with the my-apps claim, and others' within an all-apps claim
 * (OP-048). All reads and changes of applications use this condition.
 */
export function visibleTo(person: Person): Condition {
  const mine = can(person.claims, Permission.myApps);
  const others = can(person.claims, PermissionGroup.allApps);
  if (mine && others) return sql`(${conditionOf(own(person))} or ${conditionOf(widestBound(person))})`;
  if (mine) return conditionOf(own(person));
  return others ? conditionOf(widestBound(person)) : nothing;
}

/** Matches an application's number or guid (OP-111). A number beyond the column's range matches nothing. */
export const refersTo = (ref: string): Condition =>
  /^\d+$/.test(ref) ? sql`id = ${Number(ref)}` : sql`guid = ${ref}::uuid`;
