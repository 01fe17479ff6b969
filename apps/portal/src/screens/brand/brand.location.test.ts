import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visions } from '@portal/ui/theme-editor';
import { brandHref, modes, parseBrandLocation, surfaces } from './brand.location.ts';

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

test.each([
  ['', { draft: undefined, shown: 'list', mode: 'light', contrast: 'normal', seen: 'full' }],
  [
    'shown=sign-in&mode=dark&contrast=more&seen=protanopia&draft=d1',
    { draft: 'd1', shown: 'sign-in', mode: 'dark', contrast: 'more', seen: 'protanopia' },
  ],
  [
    'shown=menu&mode=blue&contrast=less&seen=&draft=',
    { draft: undefined, shown: 'list', mode: 'light', contrast: 'normal', seen: 'full' },
  ],
])('reads ?%s (STUDIO-016, STUDIO-045)', (query, location) => {
  expect(parseBrandLocation(new URLSearchParams(query))).toEqual(location);
});

test('an address contains only what differs from its default (STUDIO-016)', () => {
  expect(brandHref(parseBrandLocation(new URLSearchParams()))).toBe('/admin/brand');
  expect(brandHref({ mode: 'dark', seen: 'tritanopia' })).toBe('/admin/brand?mode=dark&seen=tritanopia');
});

test('every choice survives a reload (STUDIO-016)', () => {
  const location = fc.record({
    draft: fc.option(fc.uuid(), { nil: undefined }),
    shown: fc.constantFrom(...surfaces),
    mode: fc.constantFrom(...modes),
    contrast: fc.constantFrom('normal' as const, 'more' as const),
    seen: fc.constantFrom(...visions),
  });
  fc.assert(
    fc.property(location, (given) => {
      expect(parseBrandLocation(queryOf(brandHref(given)))).toEqual(given);
    }),
  );
});
