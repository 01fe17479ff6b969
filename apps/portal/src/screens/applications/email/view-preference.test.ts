import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { storedView, storeView } from './view-preference.ts';

const blocked = (): Storage => {
  throw new DOMException('Storage is blocked.', 'SecurityError');
};

describe('the chosen view', () => {
  test('stands in browser storage as viewPreference and is read at the next visit (LIST-038, LIST-039)', () => {
    const storage = memoryStorage();
    storeView('email', () => storage);
    expect(storage.getItem('viewPreference')).toBe('email');
    expect(storedView(() => storage)).toBe('email');
  });

  test.each([undefined, '', 'Email', 'split', '"email"', '{"view":1}'])(
    'is none where %j is stored',
    (text) => {
      const storage = memoryStorage(text === undefined ? {} : { viewPreference: text });
      expect(storedView(() => storage)).toBeUndefined();
    },
  );

  test('is none where storage is blocked, and choosing still works', () => {
    expect(storedView(blocked)).toBeUndefined();
    expect(() => storeView('email', blocked)).not.toThrow();
  });
});
