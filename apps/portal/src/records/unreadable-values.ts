/**
 * Names the fields of a record that cannot be read (OP-389), as in `Account Name`. Undefined without any.
 *
 * @param fields Names of the contract.
 */
export const unreadableValues = (fields: readonly string[]): string | undefined =>
  fields.length > 0 ? `Values that cannot be read: ${fields.map(words).join(', ')}` : undefined;

const words = (name: string) =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^[a-z]/, (first) => first.toUpperCase());
