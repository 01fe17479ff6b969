import { expect, test } from 'vitest';
import { lookDifferences, type Look } from './index.ts';

const logo = { id: 'a', mediaType: 'image/svg+xml', bytes: 1200, width: 40, height: 40 } as const;
const before: Look = { theme: { brand: '#0b5cab', nav: '#10243e', radius: 6 }, images: { logo } };

test.each<[string, Look, readonly unknown[]]>([
  ['nothing of the same look', before, []],
  ['nothing of another spelling', { ...before, theme: { ...before.theme, brand: '#0B5CAB' } }, []],
  [
    'colours and measures in the order of the fields',
    { ...before, theme: { radius: 12, nav: '#000', brand: '#7a1fa2', font: 'system' } },
    [
      ['brand', '#0b5cab', '#7a1fa2'],
      ['nav', '#10243e', '#000'],
      ['radius', 6, 12],
      ['font', undefined, 'system'],
    ],
  ],
  [
    'a value that is set to its default',
    { ...before, theme: { ...before.theme, density: 1 } },
    [['density', undefined, 1]],
  ],
  [
    'nothing of the same image at another address',
    { ...before, images: { logo: { ...logo, src: '/x' } } },
    [],
  ],
  ['an image that was removed', { theme: before.theme }, [['logo', logo, undefined]]],
  [
    'another image, and one for dark mode',
    { ...before, images: { logo: { ...logo, id: 'b' }, logoDark: logo } },
    [
      ['logo', logo, { ...logo, id: 'b' }],
      ['logoDark', undefined, logo],
    ],
  ],
])('names %s (STUDIO-066)', (_, after, expected) => {
  expect(lookDifferences(before, after).map(({ field, from, to }) => [field, from, to])).toEqual(expected);
});
