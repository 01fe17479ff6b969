import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTenantTheme, themeCss, themeDeclarations } from './tenant-theme.ts';

const hostile = [
  'url(javascript:1)',
  '#fff;}',
  'red',
  '#0b5cab80',
  '</style>',
  '\\23 fff',
  '',
  '#12',
  'var(--x)',
];

describe('a tenant theme', () => {
  test.each(hostile)('rejects %j as a colour', (brand) => {
    expect(parseTenantTheme({ brand })).toMatchObject({ ok: false });
  });

  test.each([null, 7, 'x', [], undefined])('rejects %j as a theme', (input) => {
    expect(parseTenantTheme(input)).toEqual({ ok: false, problems: ['A theme is an object.'] });
  });

  test('requires a brand', () => {
    expect(parseTenantTheme({ nav: '#000' })).toEqual({
      ok: false,
      problems: ['brand is missing: a colour such as #0b5cab.'],
    });
  });

  test.each([
    ['radius', 17],
    ['radius', -1],
    ['radius', NaN],
    ['radius', '7'],
    ['nav', ['#fff']],
    ['density', 0.5],
    ['font', 'comic'],
    ['colour', '#fff'],
    ['__proto__x', 1],
  ])('rejects %s %j', (key, value) => {
    expect(parseTenantTheme({ brand: '#fff', [key]: value })).toMatchObject({ ok: false });
  });

  test.each([
    { brand: '#fff', radius: 0, density: 1 },
    { brand: '#fff', radius: 16, density: 0.875 },
  ])('accepts %j', (theme) => {
    expect(parseTenantTheme(theme)).toStrictEqual({ ok: true, theme });
    expect(parseTenantTheme({ ...theme, nav: undefined })).toStrictEqual({ ok: true, theme });
  });

  test('reports every problem', () => {
    const problems = ['"colour" is not a part of a theme.', 'brand is a colour such as #0b5cab.'];
    const wrong = { brand: 'red', colour: 1 } as unknown as Parameters<typeof themeDeclarations>[0];
    expect(parseTenantTheme(wrong)).toEqual({ ok: false, problems });
    expect(() => themeDeclarations(wrong)).toThrow(problems.join(' '));
  });

  test('emits only the given declarations', () => {
    expect(themeDeclarations({ brand: '#0b5cab' })).toBe('--portal-brand:#0b5cab;');
    expect(
      themeDeclarations(
        { brand: '#f4b400', nav: '#26231c', radius: 2, density: 0.875, font: 'system' },
        { logo: '/assets/banksia.svg', logoDark: '/assets/banksia-dark.svg' },
      ),
    ).toBe(
      '--portal-brand:#f4b400;--portal-nav:#26231c;--portal-radius:2px;--portal-density:0.875;' +
        '--portal-font:var(--portal-font-system);--portal-logo:url("/assets/banksia.svg");' +
        '--portal-logo-dark:url("/assets/banksia-dark.svg");',
    );
  });

  test('declares the ratio of a logo that is not square (STUDIO-036)', () => {
    const declared = (assets: Parameters<typeof themeDeclarations>[1]) =>
      themeDeclarations({ brand: '#fff' }, assets).match(/--_p-[^;]*/g) ?? [];
    const [logo, logoDark] = ['/l.svg', '/d.svg'];
    expect(declared({ logo, logoRatio: 1 })).toEqual([]);
    expect(declared({ logo, logoRatio: 4 })).toEqual(['--_p-logo-ratio:4']);
    expect(declared({ logo, logoRatio: 100 / 30, logoDark })).toEqual([
      '--_p-logo-ratio:3.333',
      '--_p-logo-dark-ratio:1',
    ]);
    expect(declared({ logo, logoRatio: 4, logoDark, logoDarkRatio: 4 })).toEqual(['--_p-logo-ratio:4']);
    expect(() => declared({ logo, logoRatio: Number.NaN })).toThrow('ratio');
  });

  test('puts its style sheet into the theme layer', () => {
    expect(themeCss({ brand: '#fff' })).toMatch(
      /^@layer .*;@layer portal\.theme\{:root\{--portal-brand:#fff;\}\}$/,
    );
  });

  test.each(['//evil.example/x', 'https://evil.example', '/a")}', '/../x', '/a b', 'data:x'])(
    'never emits %j as an image',
    (logo) => {
      expect(() => themeDeclarations({ brand: '#fff' }, { logo })).toThrow('same-origin');
    },
  );

  test('never lets a string escape its declaration', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (brand, nav) => {
        const parsed = parseTenantTheme({ brand, nav });
        expect(parsed.ok && /[^#0-9a-f]/i.test(brand + nav)).toBe(false);
      }),
    );
  });

  test('accepts every colour of its grammar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const brand = `#${value.toString(16).padStart(6, '0')}`;
        expect(themeDeclarations({ brand })).toBe(`--portal-brand:${brand};`);
      }),
    );
  });
});
