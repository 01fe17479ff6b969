import { expect, test } from 'vitest';
import { serverForm } from './server-form.ts';

test('takes each part of a form from its text', () => {
  expect(serverForm({ schema: '{"type":"object"}', uiSchema: '{"a":{}}', data: '{"a":1}' })).toEqual({
    schema: '{"type":"object"}',
    uiSchema: { a: {} },
    data: { a: 1 },
  });
});

test.each(['', 'null', '7', '{', '"text"', undefined, null])(
  'starts with nothing where the data are %j',
  (data) => {
    expect(serverForm({ schema: '{}', uiSchema: data, data }).data).toBeUndefined();
  },
);

test('lets no key through that reaches a prototype', () => {
  const { data } = serverForm({
    schema: '{}',
    data: '{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":{"polluted":true}},"b":1}}',
  });
  expect(Object.getOwnPropertyNames(data)).toEqual(['a']);
  expect(data).toEqual({ a: { b: 1 } });
  expect('polluted' in {}).toBe(false);
});
