import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { fontIds, parseTenantTheme, themeCss } from '../src/theme/tenant-theme.ts';
import { openThemePage, tokenSheet, tokenSheets } from './theme-page.ts';
import { anyCharacter } from '../../../tools/any-character.ts';
import { releaseScope } from '../../../tools/test-scope.ts';

const KILOBYTE = 1024;
const marks = ['}', '{', ';', '</style>', 'url(', '\\', '/*', '*/', '@import', '"', "'", '\n', '!important'];
/** Half of the values are valid, so that many themes are. */
const orHostile = (valid: fc.Arbitrary<unknown>) => {
  const marked = fc.array(fc.oneof(fc.constantFrom(...marks), fc.string()), { maxLength: 6 });
  const text = marked.map((parts) => parts.join(''));
  const appended = fc.tuple(valid, text).map(([value, more]) => `${String(value)}${more}`);
  return fc.oneof(valid, valid, fc.oneof(appended, text, fc.string({ unit: anyCharacter }), fc.double()));
};
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const given = fc.record(
  {
    brand: orHostile(hex),
    nav: orHostile(hex),
    radius: orHostile(fc.double({ min: 0, max: 16, noNaN: true })),
    density: orHostile(fc.constantFrom(1, 0.875)),
    font: orHostile(fc.constantFrom(...fontIds)),
  },
  { requiredKeys: ['brand'] },
);
const logo = orHostile(fc.constantFrom('/assets/logo.svg', '/a/b/c.png')).map(String);

/** The style sheet of a theme and the names that it declares; undefined if the theme is rejected. */
function emitted(input: unknown, assets: { logo?: string }) {
  const parsed = parseTenantTheme(input);
  if (!parsed.ok) return [];
  const names = Object.keys({ ...parsed.theme, ...assets }).map((name) => `--portal-${name}`);
  try {
    return [{ names: names.toSorted(), css: themeCss(parsed.theme, assets) }];
  } catch {
    return [];
  }
}

test('a browser reads exactly the declarations of a theme, for any input', async () => {
  const assets = fc.record({ logo }, { requiredKeys: [] });
  const drawn = fc.sample(fc.tuple(given, assets), { numRuns: releaseScope ? 9000 : 1500, seed: 20_261 });
  const sheets = drawn.flatMap(([input, images]) => emitted(input, images));
  expect(sheets.length).toBeGreaterThan(200);
  expect(sheets.filter(({ css }) => /[<\\]|url\((?!"\/)|javascript:/i.test(css))).toEqual([]);
  const { page, close } = await openThemePage();
  onTestFinished(close);
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
  expect(read).toEqual(sheets.map(({ names }) => names));
}, 60_000);

test('tokens and theme weigh at most 6 KB, in the order that the layers need', () => {
  expect(gzipSync(tokenSheet, { level: 9 }).length).toBeLessThanOrEqual(6 * KILOBYTE);
  const names = tokenSheets.map((file) => /\w+(?=\.css)/.exec(file)?.[0]);
  expect(names).toEqual(['layers', 'inputs', 'scales', 'colours', 'fallback']);
});

test('the built style sheet of the blocks has no literal colours', () => {
  const tailwind = `${import.meta.dirname}/../node_modules/.bin/tailwindcss`;
  const built = execFileSync(tailwind, ['--input', '../src/package.css', '--minify'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(built.length).toBeGreaterThan(30 * KILOBYTE);
  const declared = [...built.matchAll(/([\w-]+):([^{};]*#[0-9a-f]{3,8}\b[^{};]*)/gi)];
  // Tokens may have colours, and --tw- properties are defaults of Tailwind. The colour of a mask is an opacity.
  const own = declared.filter(
    ([, property = '', value = '']) =>
      !/^--(portal|tw)-|^initial-value$|mask/.test(property) &&
      value.replaceAll(/#0000\b/g, '').includes('#'),
  );
  expect(declared.length).toBeGreaterThan(100);
  expect(own.map(([found]) => found)).toEqual([]);
});
