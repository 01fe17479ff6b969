/** Keys that would reach the prototype of an object when they are copied. */
export const reservedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A form schema without these keys: its data cannot have them, so none is required. */
export function withoutReserved(key: string, value: unknown): unknown {
  if (reservedKeys.has(key)) return undefined;
  const required = key === 'required' && Array.isArray(value);
  return required ? value.filter((name) => !reservedKeys.has(String(name))) : value;
}

/** Parses a part of a form without these keys. */
export const parseJson = (text: string): unknown => JSON.parse(text, withoutReserved);

/** Size of the longest form schema, in bytes of UTF-8. */
export const FORM_SCHEMA_BYTES = 1024 * 1024;

/** Parses a form schema, or copies one that is parsed. */
export function readFormJson(source: unknown, revive?: typeof withoutReserved): unknown {
  const text = String(typeof source === 'string' ? source : JSON.stringify(source));
  if (new TextEncoder().encode(text).length > FORM_SCHEMA_BYTES)
    throw new Error(`is longer than ${FORM_SCHEMA_BYTES} bytes`);
  return JSON.parse(text, revive);
}

export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
