/** Keys that would reach the prototype of an object when they are copied. */
export const reservedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON without these keys. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (reservedKeys.has(key) ? undefined : value));

export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
