import { pageMaximum, shortTextMaximum, valuesMaximum } from '@portal/api/contract';

/**
 * What the addresses of lists have in common: each reader takes a piece of an address and gives what it says, or
 * undefined where it says nothing that makes sense. Addresses are anybody's text: none of these throws.
 */

/** Whole number from 1. */
const positive = (text: string | undefined) =>
  text !== undefined && /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** From 1; missing is 1, and undefined is what is no page number: such an address is unknown (OP-008). */
export const pageIn = (text: string | undefined): number | undefined => {
  const page = text === undefined ? 1 : positive(text);
  return page && Math.min(page, pageMaximum);
};

/** Rows of a page; what is none or more than the list gives counts as unset. */
export const rowsIn = (text: string | undefined, maximum: number): number | undefined => {
  const rows = positive(text);
  return rows !== undefined && rows <= maximum ? rows : undefined;
};

/** As much of a search as the call takes, trimmed; a letter of two halves is never cut in two. */
export const searchIn = (text: string | null): string =>
  (text ?? '')
    .trim()
    .slice(0, shortTextMaximum)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

export const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

/** Texts in JSON, as in `["Locked"]`, each once; anything else is none. */
export function textsIn(json: string | null): readonly string[] {
  if (!json) return [];
  try {
    const value: unknown = JSON.parse(json);
    const good =
      Array.isArray(value) &&
      value.length <= valuesMaximum &&
      value.every((entry): entry is string => typeof entry === 'string' && entry.length <= shortTextMaximum);
    return good ? [...new Set(value)] : [];
  } catch {
    return [];
  }
}

/** An address of those parts that are set: `undefined`, `''`, `false` and empty lists stay out (OP-070). */
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
