import { expect, test } from 'vitest';
import { textRule } from './text-rule.ts';

const short = (text: string) => (text.length > 3 ? 'Too long' : undefined);

test.each([
  [{ required: true }, '', 'This is a required field'],
  [{ required: true }, ' \t', 'This is a required field'],
  [{ required: true, requiredText: 'Enter a name' }, '', 'Enter a name'],
  [{ required: true }, 'a', undefined],
  [{ required: true, validate: short }, 'long', 'Too long'],
  [{ required: true, validate: short }, '     ', 'This is a required field'],
  [{ validate: short }, 'long', 'Too long'],
  [{ validate: short }, '     ', undefined],
  [{}, '', undefined],
  [{}, 'long', undefined],
])('with %j the error of %j is %s', (options, text, expected) => {
  expect(textRule({ requiredText: 'This is a required field', ...options })(text)).toBe(expected);
});
