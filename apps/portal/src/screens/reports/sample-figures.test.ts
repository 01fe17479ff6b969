import { expect, test } from 'vitest';
import {
  completedBy,
  createdByType,
  initiatedByType,
  lastSections,
  timeToComplete,
  totals,
} from './sample-figures.ts';

const values = (items: readonly { value?: number | null | undefined }[]) => items.map(({ value }) => value);

test('the figures equal the specified samples (REP-007, OP-230)', () => {
  expect(initiatedByType.map((group) => group.values)).toEqual([
    [124, 38],
    [57, 21],
    [33, 17],
    [21, 9],
    [45, 14],
  ]);
  expect(values(createdByType)).toEqual([162, 78, 50, 30, 59]);
  expect(values(timeToComplete)).toEqual([64, 91, 73, 38, 14]);
  expect(values(lastSections)).toEqual([23, 18, 12, 9, 6]);
  expect(totals).toEqual({ complete: 280, notComplete: 99, completed: 280 });
});

test('a quarter is the sum of its three months (REP-004, OP-231)', () => {
  expect(values(completedBy('month'))).toEqual([18, 22, 19, 24, 27, 21, 25, 29, 23, 26, 28, 18]);
  expect(completedBy('quarter')).toEqual([
    { label: 'Q1', value: 59 },
    { label: 'Q2', value: 72 },
    { label: 'Q3', value: 77 },
    { label: 'Q4', value: 72 },
  ]);
});
