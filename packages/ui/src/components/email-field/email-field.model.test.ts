import { expect, test } from 'vitest';
import { isEmail } from './email-field.model.ts';

test.each([
  ['ann@post.example', true],
  ['  ann@post.example\u200b ', true],
  ['ann@bücher.example', true],
  ['', false],
  ['ann@post', false],
  ['ann@post.example,', false],
  ['mailto:ann@post.example', false],
])('accepts %j as an address: %j (OP-381)', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
