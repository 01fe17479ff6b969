import { getDefaultRegistry } from '@rjsf/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SchemaForm } from './schema-form.tsx';
import { everyControl, hostileForm, personForm } from './testing/forms.ts';
import { formWidgets } from './widgets/index.ts';

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

test('names an untitled choice by its property, and keeps its description', () => {
  const street = { type: 'object', properties: { street: { type: 'string' } } };
  const nullable = { description: 'As on the card', anyOf: [{ type: 'string' }, { type: 'null' }] };
  const choice = { description: 'Where it goes', oneOf: [street, { title: 'Box', type: 'object' }] };
  const html = drawn({ schema: { properties: { choice, nick: nullable } } });
  const labels = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = '']) => label);
  expect(labels.map((label) => label.replaceAll(/<[^>]*>/g, ''))).toEqual(['choice', 'street', 'nick']);
  expect(html).toMatch(/Where it goes[^]*As on the card/);
});

const formats = [
  'email,hostname,ipv4,uri,color,time,date-time,alt-date,alt-datetime,data-url'.split(','),
  Object.keys(getDefaultRegistry().widgets),
].flat();
test.each(formats)('renders a text of the format %s with a control of the library', (format) => {
  const html = drawn({ schema: { properties: { a: { type: 'string', title: 'Any', format } } } });
  expect(html).not.toMatch(/form-control|form-group|cannot be shown/);
});

test('uses the control of the same kind for each widget of react-jsonschema-form', () => {
  expect(formWidgets['DateTimeWidget']).toBe(formWidgets['date-time']);
  expect(formWidgets['AltDateWidget']).toBe(formWidgets['date']);
  expect(formWidgets['TextareaWidget']).toBe(formWidgets['textarea']);
  expect(formWidgets['RangeWidget']).toBe(formWidgets['text']);
});

test('shows a choice between constants without a type', () => {
  const colour = {
    title: 'Colour',
    anyOf: [
      { const: 'r', title: 'Red' },
      { const: 'g', title: 'Green' },
    ],
  };
  expect(drawn({ schema: { properties: { colour } } })).toMatch(/Colour.*<option[^>]*>Red</);
});

test('shows the fields of other drafts: first items, and what depends on an answer', () => {
  const html = drawn({
    schema: {
      properties: {
        place: { type: 'array', title: 'Place', prefixItems: [{ type: 'string', title: 'Suburb' }] },
        card: { type: 'string', default: '1' },
      },
      dependentSchemas: { card: { properties: { code: { type: 'string', title: 'Code' } } } },
    },
  });
  expect(html).toContain('Suburb');
  expect(html).toContain('>Code<');
});
