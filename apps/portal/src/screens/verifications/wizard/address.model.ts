/** The one line of an address that was found; undefined while there is none. */
export function fullAddressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !value.id) return undefined;
  return 'full_address' in value && typeof value.full_address === 'string' ? value.full_address : undefined;
}
