import { expect, test } from 'vitest';
import { storedTenant } from './tenant-store.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

test('a tenant that was stored is there on the next visit', () => {
  const storage = memoryStorage();
  storedTenant(storage).set('acme');
  expect(storedTenant(storage).get()).toBe('acme');
  expect(storage.getItem('portal.tenant')).toBe('acme');
});

test.each(['evil.example/#', 'a b', 'Acme', '-acme', '', 'acme@evil', '../x', 'a'.repeat(200)])(
  'a stored name that is no host name part (%j) counts as none',
  (name) => {
    expect(storedTenant(memoryStorage({ 'portal.tenant': name })).get()).toBeUndefined();
  },
);

test('a tenant that was dropped is asked for again', () => {
  const storage = memoryStorage({ 'portal.tenant': 'acme' });
  storedTenant(storage).clear();
  expect(storedTenant(storage).get()).toBeUndefined();
});

test('blocked storage keeps the tenant for as long as the page lives', () => {
  const blocked = memoryStorage();
  blocked.setItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const store = storedTenant(blocked);
  store.set('acme');
  expect(store.get()).toBe('acme');
  expect(storedTenant(undefined).get()).toBeUndefined();
});
