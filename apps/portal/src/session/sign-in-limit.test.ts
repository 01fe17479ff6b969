import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { signInLimit } from './sign-in-limit.ts';

function aLimit(given?: Storage, none = false) {
  const storage = given ?? memoryStorage();
  let now = 1_000_000;
  return {
    limit: signInLimit(none ? undefined : storage, () => now),
    pass: (milliseconds: number) => (now += milliseconds),
    storage,
  };
}

test('stops a fourth sign-in within a minute, also after a reload', () => {
  const { limit, storage } = aLimit();
  expect([limit.take(), limit.take(), limit.take(), limit.take()]).toEqual([true, true, true, false]);
  expect(aLimit(storage).limit.take()).toBe(false);
});

test('allows another sign-in after a minute', () => {
  const { limit, pass } = aLimit();
  limit.take();
  limit.take();
  limit.take();
  pass(60_000);
  expect(limit.take()).toBe(true);
});

test('does not limit sign-ins that the user requests', () => {
  const { limit } = aLimit();
  limit.take();
  limit.take();
  limit.take();
  limit.reset();
  expect(limit.take()).toBe(true);
});

test('ignores a corrupt count', () => {
  expect(aLimit(memoryStorage({ 'portal.sign-ins': '{"a' })).limit.take()).toBe(true);
  expect(aLimit(memoryStorage({ 'portal.sign-ins': '{"a":1}' })).limit.take()).toBe(true);
  const limit = () => aLimit(memoryStorage({ 'portal.sign-ins': '["1000000","1000000","1000000"]' })).limit;
  expect(limit().take()).toBe(true);
});

test('counts in memory when storage is unavailable', () => {
  const { limit } = aLimit(undefined, true);
  expect([1, 2, 3, 4].map(() => limit.take())).toEqual([true, true, true, false]);
});
