import { expect, test } from 'vitest';
import { serverForm } from './server-form.ts';

test('parses each part of a form from text', () => {
  expect(serverForm({ schema: '{"type":"object"}', uiSchema: '{"a":{}}', data: '{"a":1}' })).toEqual({
    schema: '{"type":"object"}',
    uiSchema: { a: {} },
    data: { a: 1 },
  });
});

test.each(['', 'null', '7', '{', '"text"', undefined, null])('starts empty when the data are %j', (data) => {
  expect(serverForm({ schema: '{}', uiSchema: data, data }).data).toBeUndefined();
});

test('removes keys that reach a prototype', () => {
  const { data } = serverForm({
    schema: '{}',
    data: '{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":{"polluted":true}},"b":1}}',
  });
  expect(Object.getOwnPropertyNames(data)).toEqual(['a']);
  expect(data).toEqual({ a: { b: 1 } });
  expect('polluted' in {}).toBe(false);
});
