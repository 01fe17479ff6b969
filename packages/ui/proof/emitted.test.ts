import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontIds, parseTenantTheme, themeCss, type TenantTheme } from '../src/theme/tenant-theme.ts';
import { openThemePage } from './theme-page.ts';

const nasty = fc.constantFrom(
  '}',
  '{',
  ';',
  '</style>',
  'url(',
  '\\',
  '/*',
  '*/',
  '@import',
  '"',
  "'",
  '\n',
  '!important',
);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(nasty, fc.string()), { maxLength: 6 }).map((all) => all.join('')),
);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anything = fc.oneof(
  hex,
  text,
  text.map((more) => `#fff${more}`),
  fc.double(),
  fc.constant(null),
);
const path = fc.oneof(
  fc.constantFrom('/assets/logo.svg', '/a/b/c.png'),
  text,
  text.map((more) => `/a${more}`),
);

const given = fc.record(
  {
    brand: fc.oneof(hex, anything),
    nav: fc.oneof(hex, anything),
    radius: fc.oneof(fc.double({ min: 0, max: 16, noNaN: true }), anything),
    density: fc.oneof(fc.constantFrom(1, 0.875), anything),
    font: fc.oneof(fc.constantFrom(...fontIds), anything),
  },
  { requiredKeys: ['brand'] },
);

function emitted(input: unknown, logo: string | undefined) {
  const parsed = parseTenantTheme(input);
  if (!parsed.ok) return undefined;
  try {
    return { theme: parsed.theme, css: themeCss(parsed.theme, logo === undefined ? {} : { logo }), logo };
  } catch {
    return undefined;
  }
}

const namesOf = ({ theme, logo }: { theme: TenantTheme; logo: string | undefined }) =>
  [...Object.keys(theme), ...(logo === undefined ? [] : ['logo'])]
    .map((name) => `--portal-${name}`)
    .toSorted();

test('whatever a theme is made of, a browser reads exactly its declarations', async () => {
  const drawn = fc.sample(fc.tuple(given, fc.option(path, { nil: undefined })), {
    numRuns: 6000,
    seed: 20_261,
  });
  const sheets = drawn.flatMap(([input, logo]) => emitted(input, logo) ?? []);
  expect(sheets.length).toBeGreaterThan(200);
  expect(sheets.filter(({ css }) => /[<\\]|url\((?!"\/)|javascript:/i.test(css))).toEqual([]);
  const { page, close } = await openThemePage();
  try {
    const read = await page.evaluate(
      (all) =>
        all.map((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          const [order, layer, ...others] = [...sheet.cssRules];
          const [rule, ...more] = layer instanceof CSSLayerBlockRule ? [...layer.cssRules] : [];
          const inOrder = order instanceof CSSLayerStatementRule && others.length + more.length === 0;
          if (!(rule instanceof CSSStyleRule) || !inOrder) return ['something else'];
          return rule.selectorText === ':root' ? [...rule.style].toSorted() : [rule.selectorText];
        }),
      sheets.map(({ css }) => css),
    );
    expect(read).toEqual(sheets.map(namesOf));
  } finally {
    await close();
  }
}, 60_000);
