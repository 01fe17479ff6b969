/** Without what is empty: forms leave traces of fields that the focus only passed. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, filled(part)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** Whether somebody filled in anything beyond what the form starts with. */
export const isTyped = (data: unknown, start: unknown): boolean =>
  JSON.stringify(filled(data)) !== JSON.stringify(filled(start));

/** What is kept of a check that has not been sent. */
export const keptText = (type: string, data: unknown): string => JSON.stringify({ type, data });

/** What was kept for this kind of check; undefined for another kind, for nothing and for nonsense. */
export function keptDetails(text: string, type: string): object | undefined {
  try {
    const kept = JSON.parse(text) as { type?: unknown; data?: unknown } | null;
    return kept?.type === type && typeof kept.data === 'object' ? (kept.data ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** The full address of a search result on one line; undefined without one. */
export function fullAddressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !value.id) return undefined;
  return 'full_address' in value && typeof value.full_address === 'string' ? value.full_address : undefined;
}
