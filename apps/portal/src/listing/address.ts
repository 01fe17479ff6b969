import { pageMaximum, shortTextMaximum, valuesMaximum } from '@portal/api/contract';
import { jsonIn } from '../base/json-in.ts';

/**
 * Parsers shared by the addresses of lists. Each one takes a part of an address and returns its value, or undefined
 * for invalid text. An address is untrusted input: no parser throws.
 */

/** A whole number from 1. */
const positive = (text: string | undefined) =>
  text !== undefined && /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** A page number from 1. Missing means 1; undefined means an invalid number and so an unknown address (OP-008). */
export const pageIn = (text: string | undefined): number | undefined => {
  const page = text === undefined ? 1 : positive(text);
  return page && Math.min(page, pageMaximum);
};

/** Rows per page; an invalid number or one above the maximum counts as unset. */
export const rowsIn = (text: string | undefined, maximum: number): number | undefined => {
  const rows = positive(text);
  return rows !== undefined && rows <= maximum ? rows : undefined;
};

/** Trims a search text and cuts it to the maximum of the call, never within a surrogate pair. */
export const searchIn = (text: string | null): string =>
  (text ?? '')
    .trim()
    .slice(0, shortTextMaximum)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

export const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

/** Distinct texts of a JSON array such as `["Locked"]`; nothing is an empty list, anything else undefined. */
export function textsIn(json: string | null): readonly string[] | undefined {
  if (!json) return [];
  const value = jsonIn(json);
  const good =
    Array.isArray(value) &&
    value.length <= valuesMaximum &&
    value.every((entry): entry is string => typeof entry === 'string' && entry.length <= shortTextMaximum);
  return good ? [...new Set(value)] : undefined;
}

/** Builds an address from the parts that are set: `undefined`, `''`, `false` and empty lists are omitted (OP-070). */
export function addressOf(
  path: string,
  parts: Readonly<Record<string, string | boolean | readonly string[] | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (!value || (typeof value === 'object' && value.length === 0)) continue;
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
