import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchemaForm } from './schema-form.tsx';
import { everyControl, hostileForm, personForm } from './testing/forms.ts';

const drawn = (props: { schema: unknown }) =>
  renderToString(createElement(SchemaForm, { onSubmit: () => {}, ...props }));

test('is rendered on a server', () => {
  expect(drawn(personForm)).toContain('>First name<');
  expect(drawn(everyControl)).toContain('>Safe drop<');
  expect(drawn(hostileForm)).not.toMatch(/<img|<script|evil/);
});

test('renders one sentence for a rejected schema on a server too', () => {
  expect(drawn({ schema: '{' })).toContain('This form cannot be shown.');
});

test('draws nothing for a choice that only says which fields are required (OP-383)', () => {
  const html = drawn({
    schema: { properties: { a: { type: 'string' } }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
  });
  expect(html).not.toContain('cannot be shown');
});
