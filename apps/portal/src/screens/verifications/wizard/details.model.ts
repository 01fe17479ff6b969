import { jsonIn } from '../../../base/json-in.ts';

/** Removes empty values, which forms add for fields that only had the focus. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, filled(part)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** Whether the data contain input beyond the initial data of the form. */
export const isTyped = (data: unknown, start: unknown): boolean =>
  JSON.stringify(filled(data)) !== JSON.stringify(filled(start));

/** Serialises the draft of a check. */
export const serialiseDetails = (type: string, data: unknown): string => JSON.stringify({ type, data });

/** Parses a draft for this type of check; undefined for another type or an invalid text. */
export function parseDetails(text: string, type: string): object | undefined {
  const kept = (jsonIn(text) ?? {}) as { type?: unknown; data?: unknown };
  return kept.type === type && typeof kept.data === 'object' ? (kept.data ?? undefined) : undefined;
}

/** The full address of a search result on one line, or undefined if it has no address. */
export function fullAddressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !value.id) return undefined;
  return 'full_address' in value && typeof value.full_address === 'string' ? value.full_address : undefined;
}
