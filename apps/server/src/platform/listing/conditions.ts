import { searchKey } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';

/** A condition on the rows of a list. */
export type Condition = RawBuilder<boolean>;

/** The folded search text. Line ends separate fields in the searched text, so a search contains none. */
export const searchedText = (q: string | undefined): string => searchKey(q?.replace(/\n/g, ' ') ?? '');

/** A LIKE pattern for texts that contain this part. */
export const partPattern = (part: string): string => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The LIKE pattern of a search; undefined for an empty search. */
export function patternOf(q: string | undefined): string | undefined {
  const text = searchedText(q);
  return text ? partPattern(text) : undefined;
}

/** Whether a folded text matches a pattern. As a subselect the pattern does not change the plan. */
export const matches = (text: RawBuilder<unknown>, pattern: string): Condition =>
  sql`${text} like (select ${pattern}::text)`;

/** A name in the order that people expect, the same on every database: `É` next to `E`, and case only breaks ties. */
export const inNameOrder = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${name}) collate "und-x-icu"`;

/** Matches one of the values; the empty text matches rows without a value (OP-067). An empty list matches every row. */
export function anyOf(field: RawBuilder<unknown>, values: readonly string[]): Condition {
  const named = values.filter((value) => value !== '');
  const [first, ...more] = named;
  if (first === undefined) return values.length === 0 ? sql`true` : sql`${field} is null`;
  const one: Condition = more.length === 0 ? sql`${field} = ${first}` : sql`${field} = any(${named}::text[])`;
  return named.length < values.length ? sql`(${one} or ${field} is null)` : one;
}
