import { expect, test } from 'vitest';
import { summariseFilters } from './filter-chips.model.ts';

test.each([
  [['Locked'], 'Locked', []],
  [['Locked', 'Complete', 'Draft'], 'Locked', ['Complete', 'Draft']],
])('%j keeps the first value and counts the others', (values, first, others) => {
  expect(summariseFilters([{ id: 's', label: 'Status', values }])).toEqual([
    { id: 's', label: 'Status', values, first, others },
  ]);
});

test('keeps the order of filters and drops those without values', () => {
  const summaries = summariseFilters([
    { id: 's', label: 'Status', values: ['Locked', 'Draft'] },
    { id: 'n', label: 'Nothing', values: [] },
    { id: 'l', label: 'Label', values: ['', 'VIP'] },
    { id: 'o', label: 'Owner', values: ['Ann Lee'] },
  ]);
  expect(summaries.map(({ id, values }) => [id, values])).toEqual([
    ['s', ['Locked', 'Draft']],
    ['l', ['VIP']],
    ['o', ['Ann Lee']],
  ]);
});

test.each([[[]], [['']], [null], [undefined]])('drops a filter of %j', (values) => {
  expect(summariseFilters([{ id: 's', label: 'Status', values }])).toEqual([]);
});
