/** Returns the key if the record has it, otherwise `other`: a newer server may send unknown keys. */
export function knownKey<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: Key,
  other: Key,
): Key {
  return Object.hasOwn(record, key) ? key : other;
}
