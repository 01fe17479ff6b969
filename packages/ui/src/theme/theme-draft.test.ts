import { expect, test } from 'vitest';
import { themeInputs } from './contract.ts';
import { themeCss } from './tenant-theme.ts';
import { parseThemeDraft, readColour, themeDefaults } from './theme-draft.ts';

test.each([
  ['#0b5cab', '#0b5cab'],
  ['0b5cab', '#0b5cab'],
  ['#0B5CAB', '#0b5cab'],
  ['  #0b5cab\n', '#0b5cab'],
  ['#fa0', '#ffaa00'],
  ['FA0', '#ffaa00'],
  ['#0b5cab80', undefined],
  ['red', undefined],
  ['rgb(11 92 171)', undefined],
  ['url(x)', undefined],
  ['var(--portal-brand)', undefined],
  ['##0b5cab', undefined],
  ['#12', undefined],
  ['', undefined],
])('reads %j as the colour %j (STUDIO-011)', (text, expected) => {
  expect(readColour(text)).toBe(expected);
  const { ok, theme } = parseThemeDraft({ brand: text }, { brand: '#123456' });
  expect({ ok, theme }).toEqual({ ok: expected !== undefined, theme: { brand: expected ?? '#123456' } });
});

test('keeps the last good theme as a whole, and names each value that does not hold (STUDIO-010)', () => {
  const lastGood = { brand: '#7a1fa2', radius: 12 };
  expect(parseThemeDraft({ brand: '#zz', nav: 'navy', radius: 17, font: 'system' }, lastGood)).toEqual({
    ok: false,
    theme: lastGood,
    problems: {
      brand: 'brand is a colour such as #0b5cab.',
      nav: 'nav is a colour such as #10243e.',
      radius: 'radius is a number from 0 to 16.',
    },
  });
  expect(parseThemeDraft({ brand: '#zz' }).theme).toEqual({ brand: themeDefaults.brand });
});

test('leaves out what is empty, because it is not stored (STUDIO-009)', () => {
  const { theme } = parseThemeDraft({ brand: '#7a1fa2', nav: ' ', radius: undefined, density: 1 });
  expect(theme).toStrictEqual({ brand: '#7a1fa2', density: 1 });
});

test('the defaults are the initial values of the contract (STUDIO-009)', () => {
  const { brand, nav, radius, density, font } = themeDefaults;
  const written = [brand, nav, `${radius}px`, `var(--portal-font-${font})`, `${density}`];
  expect(themeInputs.slice(0, 5).map(({ initial }) => initial)).toEqual(written);
});

test('gives a part of a page every initial value that the theme does not set (STUDIO-021)', () => {
  expect(themeCss({ brand: '#7a1fa2' }, {}, '[data-preview]')).toMatch(
    /@layer portal\.theme\{\[data-preview\]\{--portal-brand:initial;.*--portal-radius:initial;.*--portal-logo:initial;.*--portal-brand:#7a1fa2;\}\}$/,
  );
  const logo = 'blob:http://localhost:4000/0b5cab00-1234-4567-89ab-0123456789ab';
  expect(themeCss({ brand: '#7a1fa2' }, { logo }, '[data-preview]')).toContain(
    `--portal-logo:url("${logo}");`,
  );
  expect(() => themeCss({ brand: '#7a1fa2' }, { logo: `${logo}")}` })).toThrow('same-origin');
});
