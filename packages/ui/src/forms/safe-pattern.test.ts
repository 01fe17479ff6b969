import fc from 'fast-check';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { isSafePattern } from './safe-pattern.model.ts';

test.each([
  '^04\\d{8}$',
  '^04[0-9 ]{8,10}$',
  '^[A-Z]{1,2}\\d{6,7}$',
  '^\\d{4}$',
  '\\d',
  '^$',
  "^[\\p{L}' -]{1,50}$",
  "^[A-Za-z]+(?:[ '-][A-Za-z]+)*$",
  '^(Mr|Mrs|Ms)$',
  '^\\s*\\S+\\s*$',
  '^(0[1-9]|1[0-2])/\\d{4}$',
  '^.{0,60}$',
  '^https://[a-z.]+/\\w*$',
])('accepts %s', async (pattern) => {
  expect(isSafePattern(pattern)).toBe(true);
  expect((await check(pattern, 'u')).status).toBe('safe');
});

test.each([
  '(a+)+$',
  '^(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|ab)*b?$',
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(a?){50}a{50}$',
  '^.*.*.*.*x$',
  '^(?=(a+)+$)a',
  '^(a)\\1$',
  '(?<n>a)\\k<n>',
  '^(?:x+x+)+y$',
  // Two ways to match nothing in each iteration.
  '^(?:(?:a*|b*)x)+$',
  '^(?:(?:a?|)x)+$',
  '^(?:(?:a*)?x)+$',
  'a*b',
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  `^${'(a|a)'.repeat(30)}$`,
  '[',
  '(?i:a)',
  `^${'a'.repeat(200)}$`,
])('rejects %s', (pattern) => {
  expect(isSafePattern(pattern)).toBe(false);
});

const letters = '[a-z]{70}';

test.each([
  // Without an anchor a pattern is tried at each position, so its match is limited to 64 characters.
  ['[a-z]{64}', true],
  ['[a-z]{65}', false],
  ['(?<year>[a-z]{64})', true],
  [`^${letters}$`, true],
  [`a^${letters}`, false],
  [`\\b${letters}`, false],
  [`(?:^a|^b)${letters}`, true],
  [`(?:^a|b)${letters}`, false],
  [`(?:^a){1}${letters}`, true],
  [`(?:^)?${letters}`, false],
  [`(?:1*){0}${letters}`, false],
  // Sixteen alternatives in all, before repetitions.
  ['^(?:a|a|a|a)x(?:b|b|b|b)$', true],
  ['^(?:a|a|a|a)x(?:b|b|b|b|b)$', false],
  ['^x(?:a|ab)$', true],
  ['^(?:x(?:a|ab))?$', true],
  ['^(?:x(?:a|ab)){2}$', false],
  ['^a?a$', true],
  ['^(?:a|b)*$', true],
  ['^(?:a|)*$', false],
  ['^(?:(?:a*|b)x)+$', true],
  ['^(?:\\b)*a$', false],
  ['^a{10}$', true],
  ['^(?<year>\\d{4})-(?<month>\\d\\d)$', true],
  ['(?=<a>)', false],
  ['a|(?=b)', false],
  ['a{2,1}', false],
  [`^${'a'.repeat(198)}$`, true],
  [`^${'a'.repeat(199)}$`, false],
])('accepts %s: %j', (pattern, safe) => {
  expect(isSafePattern(pattern)).toBe(safe);
});

const atom = fc.constantFrom('a', 'b', '[ab]', '[^a]', '\\d', '\\w', '\\s', '.', ' ', '-', '\\p{L}', 'é');
const sign = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,3}', '{1,}', '+?');

const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    atom,
    atom,
    fc.tuple(tie('pattern'), sign).map(([inner, again]) => `(?:${inner})${again}`),
  ),
  pattern: fc.oneof(
    { maxDepth: 3 },
    fc
      .array(fc.tuple(tie('part'), sign), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.map(([part, again]) => (/[*+?}]$/.test(part) ? part : part + again)).join('')),
    fc.array(tie('part'), { minLength: 2, maxLength: 3 }).map((parts) => parts.join('|')),
  ),
}));

test('accepts no pattern that another checker finds vulnerable', { timeout: 20_000 }, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      pattern,
      fc.constantFrom('^', '^', ''),
      fc.constantFrom('$', ''),
      async (inner, start, end) => {
        const source = `${start}(?:${inner})${end}`;
        if (!isSafePattern(source)) return;
        taken += 1;
        const { status } = await check(source, 'u', { timeout: 2000 });
        expect([source, status]).not.toEqual([source, 'vulnerable']);
      },
    ),
    { numRuns: 600 },
  );
  expect(taken).toBeGreaterThan(100);
});
