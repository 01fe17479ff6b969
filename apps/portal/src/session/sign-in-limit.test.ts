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

test('a fourth sign-in within a minute is stopped, also after a reload', () => {
  const { limit, storage } = aLimit();
  expect([limit.take(), limit.take(), limit.take(), limit.take()]).toEqual([true, true, true, false]);
  expect(aLimit(storage).limit.take()).toBe(false);
});

test('a minute later one may sign in again', () => {
  const { limit, pass } = aLimit();
  limit.take();
  limit.take();
  limit.take();
  pass(60_000);
  expect(limit.take()).toBe(true);
});

test('somebody who asks for it is not held up by the count', () => {
  const { limit } = aLimit();
  limit.take();
  limit.take();
  limit.take();
  limit.reset();
  expect(limit.take()).toBe(true);
});

test('a spoilt count is read as none', () => {
  expect(aLimit(memoryStorage({ 'portal.sign-ins': '{"a' })).limit.take()).toBe(true);
  expect(aLimit(memoryStorage({ 'portal.sign-ins': '{"a":1}' })).limit.take()).toBe(true);
  const limit = () => aLimit(memoryStorage({ 'portal.sign-ins': '["1000000","1000000","1000000"]' })).limit;
  expect(limit().take()).toBe(true);
});

test('the count is kept as long as the page where there is no storage', () => {
  const { limit } = aLimit(undefined, true);
  expect([1, 2, 3, 4].map(() => limit.take())).toEqual([true, true, true, false]);
});
