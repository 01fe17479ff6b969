import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableEmailAddress, readEmailAddress } from './email-address.model.ts';

test.each([
  ['ann@post.example', 'ann@post.example'],
  ["O'Brien+1/x=y@Mail.Post.Example", "O'Brien+1/x=y@mail.post.example"],
  ['jane@BÜCHER.example', 'jane@xn--bcher-kva.example'],
  ['jane@bu\u0308cher.example', 'jane@xn--bcher-kva.example'],
  ['jane@xn--bcher-kva.example', 'jane@xn--bcher-kva.example'],
  ['jane@例え。テスト', 'jane@xn--r8jz45g.xn--zckzah'],
  // Only invisible characters and blanks around it.
  [' \u00a0jane@post.example\u2009\r\n', 'jane@post.example'],
  ['\u202ajane\u200b@post\u00ad.exam\u2060ple\u202c\ufeff', 'jane@post.example'],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.example`, `${'a'.repeat(64)}@${'b'.repeat(63)}.example`],
  [`a@${'b.'.repeat(122)}example`, `a@${'b.'.repeat(122)}example`],
])('reads %j as %j (OP-381)', (text, address) => {
  expect(readEmailAddress(text)).toBe(address);
});

test.each([
  '',
  'jane',
  'jane@',
  '@post.example',
  'jane@post',
  'jane@post.example,',
  'jane@post.example;',
  'jane@post.example.',
  'mailto:jane@post.example',
  '"jane@post.example',
  '"jane"@post.example',
  "jane'@post.example'",
  '<jane@post.example>',
  'Jane <jane@post.example>',
  'ja..ne@post.example',
  '.jane@post.example',
  'jane.@post.example',
  'jané@post.example',
  'jane doe@post.example',
  'jane@post .example',
  'jane@@post.example',
  'jane@po@st.example',
  'jane@po,st.example',
  'jane@post..example',
  'jane@.example',
  'jane@-post.example',
  'jane@post-.example',
  'jane@po_st.example',
  'jane@post.example:25',
  'jane@post.example/inbox',
  'jane@post%2eexample',
  'jane@[192.0.2.1]',
  'jane@192.0.2.1',
  'jane@1.0x7f',
  'ann@post.example, bob@post.example',
  'jane@post.example\njoe@post.example',
  `${'a'.repeat(65)}@post.example`,
  `a@${'b'.repeat(64)}.example`,
  `abc@${'b.'.repeat(122)}example`,
])('refuses %j (OP-381)', (text) => {
  expect(readEmailAddress(text)).toBeUndefined();
});

test.each([
  ['jane@xn--bcher-kva.example', 'jane@bücher.example'],
  ['xn--bcher-kva@post.example', 'xn--bcher-kva@post.example'],
  ['jane@xn--r8jz45g.xn--zckzah', 'jane@例え.テスト'],
  ['jane@xn--99999999.example', 'jane@xn--99999999.example'],
  ['jane@xn--bcher-kva.example, joe', 'jane@xn--bcher-kva.example, joe'],
  ['nothing', 'nothing'],
])('shows %j as %j (OP-381)', (address, shown) => {
  expect(readableEmailAddress(address)).toBe(shown);
});

test('reads and shows every domain as the platform does', () => {
  const labels = fc.string({
    unit: fc.constantFrom(...'aé7-ßüжあ例א'.split('')),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(labels, (text) => {
      const ascii = domainToASCII(`${text}.example`);
      const read = readEmailAddress(`jane@${text}.example`);
      if (read === undefined) return;
      expect(read).toBe(`jane@${ascii}`);
      expect(readableEmailAddress(read)).toBe(`jane@${domainToUnicode(ascii)}`);
    }),
  );
});

test('reads a text of any length in little time', () => {
  expect(readEmailAddress(`a@${'a.'.repeat(1_000_000)}`)).toBeUndefined();
  expect(readEmailAddress(`${'a.'.repeat(490)}@`)).toBeUndefined();
});
