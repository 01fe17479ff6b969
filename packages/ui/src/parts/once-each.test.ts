import { expect, test } from 'vitest';
import { onceEach } from './once-each.ts';

test('a look is put together once for each set of variants, and keeps what a place adds apart', () => {
  const asked: string[] = [];
  const look = onceEach(({ tone, size }: { tone: string; size: string | undefined }) => {
    asked.push(tone);
    return `${tone} ${size ?? 'md'}`;
  });
  expect(look({ tone: 'plain', size: 'sm' }, 'me-1')).toBe('plain sm me-1');
  expect(look({ tone: 'plain', size: 'sm' })).toBe('plain sm');
  expect(look({ tone: 'brand', size: undefined })).toBe('brand md');
  expect(look({ tone: 'br', size: 'andmd' })).toBe('br andmd');
  expect(look({ tone: 'brand', size: 'md' })).toBe('brand md');
  expect(asked).toEqual(['plain', 'brand', 'br', 'brand']);
});
