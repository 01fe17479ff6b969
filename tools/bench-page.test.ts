import { expect, test } from 'vitest';
import { medianRatios, type Sample } from './bench-page.model.ts';

const visit = (round: number, page: 'floor' | 'grid', swap: number): Sample<'swap'> => ({
  round,
  page,
  work: { swap },
});

test('a ratio is taken within its round, so that a slow round does not count for one page only', () => {
  const samples = [
    visit(0, 'floor', 10),
    visit(0, 'grid', 12),
    visit(1, 'grid', 130),
    visit(1, 'floor', 100),
    visit(2, 'floor', 10),
    visit(2, 'grid', 50),
  ];
  expect(medianRatios(samples)).toEqual([['swap', 1.3]]);
  expect(medianRatios(samples.slice(0, 4))).toEqual([['swap', 1.25]]);
});
