import { sql, type RawBuilder } from 'kysely';

/** A condition on the rows of a list. */
export type Condition = RawBuilder<boolean>;

/** What is looked for; in the searched text a line's end stands only between two fields, so it is in no search. */
export const searchedText = (q: string | undefined): string => q?.replace(/\n/g, ' ').trim() ?? '';

/** A pattern that holds for every text with this part. */
export const partPattern = (part: string): string => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The pattern of a search; none where nothing is looked for. */
export function patternOf(q: string | undefined): string | undefined {
  const text = searchedText(q);
  return text ? partPattern(text) : undefined;
}

/** One of the values; the empty text stands for rows without a value (OP-067). Nothing chosen filters nothing. */
export function anyOf(field: RawBuilder<unknown>, values: readonly string[]): Condition {
  const named = values.filter((value) => value !== '');
  const [first, ...more] = named;
  if (first === undefined) return values.length === 0 ? sql`true` : sql`${field} is null`;
  const one: Condition = more.length === 0 ? sql`${field} = ${first}` : sql`${field} = any(${named}::text[])`;
  return named.length < values.length ? sql`(${one} or ${field} is null)` : one;
}
