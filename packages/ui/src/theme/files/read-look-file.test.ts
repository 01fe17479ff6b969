import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProblems } from '../../../cli/testing/token-format.ts';
import { lookDifferences, type Look } from '../check/index.ts';
import { contract } from '../contract.ts';
import type { TenantTheme } from '../tenant-theme.ts';
import { lookCss, lookTokens, problemText, readLookFile } from './index.ts';
import { hostileFiles, lookFiles, type LookFile } from './testing/look-files.ts';

const bytesOf = (content: LookFile['content']) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const read = (name: string, content: LookFile['content']) => readLookFile(name, bytesOf(content));

test.each(lookFiles)(
  'reads $title (STUDIO-074 to STUDIO-077)',
  ({ name, content, problems, theme, notes = [] }) => {
    const reading = read(name, content);
    expect(reading.ok ? [] : reading.problems.map(problemText)).toEqual(problems ?? []);
    if (theme) expect(reading).toMatchObject({ ok: true, theme });
    expect(reading.ok ? reading.notes.map(problemText) : []).toEqual(notes);
  },
);

test.each(hostileFiles)('ends within 100 ms for $title (STUDIO-077)', ({ name, content }) => {
  const bytes = bytesOf(content);
  // The best of three: the first run compiles the code.
  const micros = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    readLookFile(name, bytes);
    return process.cpuUsage(before).user;
  });
  expect(Math.min(...micros)).toBeLessThan(100_000);
});

test('takes 256 KB and not one byte more (STUDIO-077)', () => {
  const padded = (size: number) => '{"brand": "#fff"}'.padEnd(size);
  expect(read('a.json', padded(256 * 1024))).toMatchObject({ ok: true });
  expect(read('a.json', padded(256 * 1024 + 1))).toEqual({
    ok: false,
    problems: [{ text: 'The file has 257 KB, at most 256 KB are asked.' }],
  });
});

test('never throws, and changes no prototype (STUDIO-077)', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('a.css', 'a.json'), (text, name) => {
      expect(typeof read(name, text).ok).toBe('boolean');
    }),
  );
  read('a.json', '{"__proto__": {"polluted": 1}, "portal": {"constructor": {"prototype": {"polluted": 1}}}}');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.record(
  {
    brand: colour,
    nav: colour,
    radius: fc.oneof(
      fc.constant(6),
      fc.integer({ min: 0, max: 1600 }).map((value) => value / 100),
    ),
    density: fc.constantFrom(1 as const, 0.875 as const),
    font: fc.constantFrom('inter' as const, 'system' as const),
  },
  { requiredKeys: ['brand'] },
);
const digest = 'c0ffee'.padEnd(64, '0');
const logo = { id: digest, mediaType: 'image/svg+xml', bytes: 1229, width: 40, height: 40 } as const;

test('reads its own exports without a difference, for 50 looks (STUDIO-072, STUDIO-073, STUDIO-076)', () => {
  fc.assert(
    fc.property(theme, (each: TenantTheme) => {
      const look: Look = { theme: each, images: { logo } };
      for (const [name, text] of [
        ['a.tokens.json', lookTokens(look)],
        ['a.css', lookCss(each, { logo: '/logo.svg', logoRatio: 4 })],
      ] as const) {
        const reading = read(name, text);
        if (!reading.ok) throw new Error(reading.problems.map(problemText).join('\n'));
        expect(lookDifferences({ theme: each }, { theme: reading.theme })).toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});

test('writes design tokens of the format, with facts of images and no bytes (STUDIO-071)', () => {
  const document = JSON.parse(lookTokens({ theme: { brand: '#0f7b5f', radius: 12 }, images: { logo } })) as {
    portal: Record<string, unknown>;
  };
  expect(formatProblems(document)).toEqual([]);
  const { $extensions, ...tokens } = document.portal;
  const image = { mediaType: 'image/svg+xml', size: 1229, sha256: digest };
  expect($extensions).toEqual({
    'portal.theme': {
      inputs: { brand: '#0f7b5f', radius: 12 },
      logo: image,
      'logo-dark': image,
      'logo-shown': image,
      favicon: { value: 'none' },
    },
  });
  expect(tokens).toMatchObject({
    brand: {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0588, 0.4824, 0.3725], hex: '#0f7b5f' },
    },
    radius: { $type: 'dimension', $value: { value: 12, unit: 'px' } },
  });
  const images = ['logo', 'logo-dark', 'logo-shown', 'favicon'];
  const expected = Object.keys(contract).map((name) => name.slice('--portal-'.length));
  expect(Object.keys(tokens).toSorted()).toEqual(
    expected.filter((name) => !images.includes(name)).toSorted(),
  );
});

test('a value that was reset is not among the inputs of the file (STUDIO-009)', () => {
  const { portal } = JSON.parse(lookTokens({ theme: { brand: '#0f7b5f' } })) as {
    portal: { $extensions: { 'portal.theme': { inputs: unknown } } };
  };
  expect(portal.$extensions['portal.theme'].inputs).toEqual({ brand: '#0f7b5f' });
});

test('names a derived colour that was changed in an export (STUDIO-076)', () => {
  const [before, after] = ['"hex": "#ffffff"', '"hex": "#00aaff"'];
  const text = lookTokens({ theme: { brand: '#0f7b5f' } });
  const changed = text.replace(
    /("surface": \{[^]*?"components": \[)[^\]]*(\][^]*?)"hex": "#ffffff"/,
    `$10, 0.6667, 1$2${after}`,
  );
  expect(text).toContain(before);
  const reading = read('a.tokens.json', changed);
  expect(reading.ok ? [] : reading.problems.map(({ text: sentence }) => sentence)).toEqual([
    'portal.surface is derived: a tenant does not set it.',
  ]);
});
