import { expect, test } from 'vitest';
import { summariseFilters } from './filter-chips.model.ts';

test.each([
  [['Locked'], 'Locked', [], 'Status: Locked'],
  [['Locked', 'Complete', 'Draft'], 'Locked', ['Complete', 'Draft'], 'Status: Locked, Complete, Draft'],
])('%j keeps the first value and counts the others', (values, first, others, full) => {
  expect(summariseFilters([{ id: 's', label: 'Status', values }])).toEqual([
    { id: 's', label: 'Status', values, first, others, full },
  ]);
});

test.each([[[]], [['']], [null], [undefined]])(
  'a filter of %j narrows nothing and is not drawn',
  (values) => {
    expect(summariseFilters([{ id: 's', label: 'Status', values }])).toEqual([]);
  },
);
