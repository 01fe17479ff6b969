import { afterEach, expect, test, vi } from 'vitest';
import { interpretedValidator } from './interpreted-validator.ts';

const validator = interpretedValidator();
const reads = (text: string) => {
  const schema = { type: 'string', format: 'birth-date' } as const;
  return validator.validateFormData(text, schema).errors.length === 0;
};

afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-11-23T09:59:59Z', '2026-11-23', true],
  ['2026-11-23T09:59:59Z', '2026-11-24', false],
  // A new day starts first on Kiritimati, in UTC+14.
  ['2026-11-23T10:00:00Z', '2026-11-24', true],
  ['2026-11-23T10:00:00Z', '2026-11-25', false],
  ['2026-11-23T10:00:00Z', '1980-04-06', true],
  ['2026-11-23T10:00:00Z', '1876-01-01', true],
  ['2026-11-23T10:00:00Z', '1875-12-31', false],
  ['2026-11-23T10:00:00Z', '2025-02-29', false],
  ['2026-11-23T10:00:00Z', '1980', false],
])('at %s %s is a possible date of birth: %j', (now, text, expected) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(reads(text)).toBe(expected);
});

test.each([
  ['jane@post.example', true],
  ['jane@bücher.example', true],
  ['jane@post.example,', false],
  ['ja..ne@post.example', false],
  ['jane@post', false],
])('the format email of a form takes %j: %j (OP-381)', (text, expected) => {
  const schema = { type: 'string', format: 'email' } as const;
  expect(validator.validateFormData(text, schema).errors.length === 0).toBe(expected);
});
