import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { storedView, storeView } from './view-preference.ts';

const full = new Proxy(memoryStorage(), {
  get: () => () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

describe('the view preference', () => {
  test('is kept in browser storage as viewPreference and read at the next visit (LIST-038, LIST-039)', () => {
    const storage = memoryStorage();
    storeView('email', storage);
    expect(storage.getItem('viewPreference')).toBe('email');
    expect(storedView(storage)).toBe('email');
  });

  test.each([undefined, '', 'Email', 'split', '"email"', '{"view":1}'])(
    'is unset when %j is stored',
    (text) => {
      const storage = memoryStorage(text === undefined ? {} : { viewPreference: text });
      expect(storedView(storage)).toBeUndefined();
    },
  );

  test.each([undefined, full])(
    'is unset when storage is blocked or full, and the view can still be switched',
    (storage) => {
      expect(storedView(storage)).toBeUndefined();
      expect(() => storeView('email', storage)).not.toThrow();
    },
  );
});
