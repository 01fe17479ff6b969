import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHref } from './safe-href.model.ts';
import { sameOriginPath } from './same-origin-path.model.ts';

test.each([
  ['https://ok.example/a?b=c#d', 'https://ok.example/a?b=c#d'],
  ['http://ok.example', 'http://ok.example/'],
  [' https://ok.example/a b ', 'https://ok.example/a%20b'],
  ['HTTPS://OK.example:443/', 'https://ok.example/'],
  ['https://ok.example/@someone', 'https://ok.example/@someone'],
])('accepts %s', (url, href) => {
  expect(safeHref(url)).toBe(href);
});

const hostile = [
  '//evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://ok.example@evil.example/',
  'https://ok.example:x@evil.example/',
  'https://@evil.example/',
  'https://ok.example\\@evil.example/',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt://ok.example/%0aalert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://ok.example/1234',
  'file:///etc/passwd',
  'ftp://ok.example/',
  'view-source:https://ok.example/',
  'mailto:a@b.example',
  '/path',
  'path',
  '?q',
  '#there',
  '',
  'https://',
  'https://ok.example\uD800',
  'https://ok.example/\u2028',
];

test.each(hostile)('rejects %j', (url) => {
  expect(safeHref(url)).toBeUndefined();
});

test.each([null, undefined, 0, {}, ['https://ok.example/'], { toString: () => 'https://ok.example/' }])(
  'rejects %j, which is not a text',
  (url) => {
    expect(safeHref(url)).toBeUndefined();
  },
);

test('accepts a mail address if its protocol is allowed', () => {
  const protocols = ['mailto:'] as const;
  expect(safeHref('mailto:help@ok.example?subject=Hi', { protocols })).toBe(
    'mailto:help@ok.example?subject=Hi',
  );
  expect(safeHref('mailto:', { protocols })).toBeUndefined();
  expect(safeHref('https://ok.example/', { protocols })).toBeUndefined();
});

const piece = fc.constantFrom(
  'https:',
  'http:',
  'javascript:',
  'data:',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '#',
  '?',
  '%2f',
  '%00',
  '\t',
  '\n',
  ' ',
  'ok.example',
  'evil.example',
  '.',
  '1',
  'é',
  '\u202E',
  '。',
  '[::1]',
  '\u00AD',
);
const address = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl(),
  fc.string(),
);

test('returns only web addresses without user name and password, for any combination of parts', () => {
  fc.assert(
    fc.property(address, fc.constantFrom('', 'https://ok.example', 'https://ok.example/'), (tail, head) => {
      const href = safeHref(head + tail);
      if (href === undefined) return;
      const { username, password, protocol } = new URL(href);
      expect({ username, password }).toEqual({ username: '', password: '' });
      expect(protocol).toMatch(/^https?:$/);
    }),
    { numRuns: 3000 },
  );
});

test('keeps a path on the same origin for any link, even if the path is resolved again', () => {
  const base = 'https://ok.example/ev/';
  let kept = 0;
  fc.assert(
    fc.property(address, fc.constantFrom('', '/', './', base, 'https://ok.example//'), (tail, head) => {
      const path = sameOriginPath(head + tail, base);
      if (path === undefined) return;
      kept += 1;
      expect(new URL(path, 'https://ok.example').origin).toBe('https://ok.example');
      expect(path.startsWith('/')).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(kept).toBeGreaterThan(300);
});

test.each([
  ['reports/7?a=1#x', '/ev/reports/7?a=1'],
  ['/reports/7', '/reports/7'],
  ['https://ok.example/reports/7', '/reports/7'],
  ['https://evil.example/reports/7', undefined],
  ['//evil.example/reports/7', undefined],
  ['https://ok.example@evil.example/', undefined],
  ['https://ok.example//evil.example/', undefined],
  ['http://ok.example/reports/7', undefined],
  ['https://ann@ok.example/reports/7', undefined],
  ['https://:secret@ok.example/reports/7', undefined],
  ['\u00a0/reports/7', '/reports/7'],
  [null, undefined],
])('resolves the link %s to %s', (link, path) => {
  expect(sameOriginPath(link, 'https://ok.example/ev/')).toBe(path);
});

test('returns nothing if the base is not an address or has no origin', () => {
  expect(sameOriginPath('/reports/7', 'nowhere')).toBeUndefined();
  expect(sameOriginPath('about:blank', 'about:blank')).toBeUndefined();
});
