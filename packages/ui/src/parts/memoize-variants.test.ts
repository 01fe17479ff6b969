import { expect, test } from 'vitest';
import { memoizeVariants } from './memoize-variants.ts';

test('computes each combination of variants once and appends the given class name', () => {
  const computed: string[] = [];
  const classNameOf = memoizeVariants(({ tone, size }: { tone: string; size: string | undefined }) => {
    computed.push(tone);
    return `${tone} ${size ?? 'md'}`;
  });
  expect(classNameOf({ tone: 'plain', size: 'sm' }, 'me-1')).toBe('plain sm me-1');
  expect(classNameOf({ tone: 'plain', size: 'sm' })).toBe('plain sm');
  expect(classNameOf({ tone: 'brand', size: undefined })).toBe('brand md');
  expect(classNameOf({ tone: 'br', size: 'andmd' })).toBe('br andmd');
  expect(classNameOf({ tone: 'brand', size: 'md' })).toBe('brand md');
  expect(computed).toEqual(['plain', 'brand', 'br', 'brand']);
});
