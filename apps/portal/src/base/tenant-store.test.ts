import { expect, test } from 'vitest';
import { storedTenant } from './tenant-store.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

test('restores a stored tenant on the next visit', () => {
  const storage = memoryStorage();
  storedTenant(storage).set('acme');
  expect(storedTenant(storage).get()).toBe('acme');
  expect(storage.getItem('portal.tenant')).toBe('acme');
});

test.each(['evil.example/#', 'a b', 'Acme', '-acme', '', 'acme@evil', '../x', 'a'.repeat(200)])(
  'ignores a stored name that is not a valid host name part (%j)',
  (name) => {
    expect(storedTenant(memoryStorage({ 'portal.tenant': name })).get()).toBeUndefined();
  },
);

test('has no tenant after it was dropped', () => {
  const storage = memoryStorage({ 'portal.tenant': 'acme' });
  storedTenant(storage).clear();
  expect(storedTenant(storage).get()).toBeUndefined();
});

test('keeps the tenant as long as the page when storage is blocked', () => {
  const blocked = memoryStorage();
  blocked.setItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const store = storedTenant(blocked);
  store.set('acme');
  expect(store.get()).toBe('acme');
  expect(storedTenant(undefined).get()).toBeUndefined();
});
