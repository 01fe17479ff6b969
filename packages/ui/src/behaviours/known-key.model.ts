/** The key, where the record has it; the other one for what a newer server may have thought of. */
export function knownKey<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: Key,
  other: Key,
): Key {
  return Object.hasOwn(record, key) ? key : other;
}
