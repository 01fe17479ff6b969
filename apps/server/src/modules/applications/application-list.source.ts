import { sql, type RawBuilder } from 'kysely';
import type { Person } from '../../http/person.ts';
import { orderOf, type ListChoice } from './application.filters.ts';
import { lensOf } from './application-list.lens.ts';
import type { Condition, ListScope } from './application.scope.ts';

/** What holds for every row of a list: the person's scope, the filters, and not cancelled. */
export const listCondition = (person: Person, list: ListScope, query: ListChoice): Condition =>
  lensOf(person, list, query).condition;

/** All rows of a list in its order, as a select of every column of `application`. */
export function listSource(person: Person, list: ListScope, query: ListChoice): RawBuilder<unknown> {
  return sql`select application.* from application where ${listCondition(person, list, query)} order by ${orderOf(query)}`;
}

/** How many rows `listSource` gives in the same snapshot. */
export function listCount(person: Person, list: ListScope, query: ListChoice): RawBuilder<{ total: number }> {
  return sql`select count(*)::int as total from application where ${listCondition(person, list, query)}`;
}
