import type { BaseIssue } from 'valibot';

/** What a received value lacks, by the names of the contract and without any of its values. */
export function driftReason({ path, input, expected }: BaseIssue<unknown>): string {
  const place = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${nameOf(key)}`))
    .join('');
  const name = place.replace(/^\./, '') || 'the answer';
  if (typeof input === 'symbol') return `${name} is no JSON`;
  return input === undefined
    ? `${name} is missing`
    : `${name} is ${typeOf(input)}, not ${expected ?? 'valid'}`;
}

/** A key that is no name may be a value. */
const nameOf = (key: unknown) => (/^[A-Za-z_]\w{0,60}$/.test(String(key)) ? String(key) : '*');

const typeOf = (value: unknown): string =>
  (Array.isArray(value) && 'a list') || (value === null && 'null') || typeof value;
