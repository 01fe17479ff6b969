import { expect, test } from 'vitest';
import { sampleFigures } from './sample-figures.ts';

const values = (items: readonly { value?: number | null | undefined }[]) => items.map(({ value }) => value);

test('the figures equal the specified samples (REP-007, OP-230)', () => {
  const { initiated, types, times, sections, summaries } = sampleFigures('month');
  expect(initiated.map((group) => group.values)).toEqual([
    [124, 38],
    [57, 21],
    [33, 17],
    [21, 9],
    [45, 14],
  ]);
  expect(values(types)).toEqual([162, 78, 50, 30, 59]);
  expect(values(times)).toEqual([64, 91, 73, 38, 14]);
  expect(values(sections)).toEqual([23, 18, 12, 9, 6]);
  expect(summaries.slice(0, 3)).toEqual([
    '280 complete, 99 not complete',
    '379 applications',
    '280 completed',
  ]);
});

test('a quarter is the sum of its three months (REP-004, OP-231)', () => {
  expect(values(sampleFigures('month').completed)).toEqual([18, 22, 19, 24, 27, 21, 25, 29, 23, 26, 28, 18]);
  expect(sampleFigures('quarter').completed).toEqual([
    { label: 'Q1', value: 59 },
    { label: 'Q2', value: 72 },
    { label: 'Q3', value: 77 },
    { label: 'Q4', value: 72 },
  ]);
});
