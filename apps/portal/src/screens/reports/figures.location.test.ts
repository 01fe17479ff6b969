import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  daysOf,
  figuresHref,
  parseFigures,
  periodError,
  periods,
  type FiguresLocation,
} from './figures.location.ts';

const both = ['my', 'all'] as const;
const parse = (query: string, scopes: readonly ('my' | 'all')[] = both) =>
  parseFigures(new URLSearchParams(query), scopes);
const plain: FiguresLocation = { scope: 'all', period: 'last-12-months', custom: undefined, by: 'month' };

test.each<[string, string, string | undefined]>([
  ['this-month', '2026-03-15', '2026-03-01..2026-03-31'],
  ['last-month', '2026-03-31', '2026-02-01..2026-02-28'],
  ['last-month', '2026-01-15', '2025-12-01..2025-12-31'],
  ['this-quarter', '2026-05-15', '2026-04-01..2026-06-30'],
  ['last-quarter', '2026-02-15', '2025-10-01..2025-12-31'],
  ['this-financial-year', '2026-06-30', '2025-07-01..2026-06-30'],
  ['this-financial-year', '2026-07-01', '2026-07-01..2027-06-30'],
  ['last-financial-year', '2026-07-01', '2025-07-01..2026-06-30'],
  ['this-year', '2026-07-01', '2026-01-01..2026-12-31'],
  ['last-year', '2024-02-29', '2023-01-01..2023-12-31'],
  ['last-12-months', '2026-11-21', '2025-12-01..2026-11-30'],
  ['last-12-months', '2026-12-31', '2026-01-01..2026-12-31'],
  ['all', '2026-12-31', undefined],
])('%s on %s is %s (FIGURES-010, FIGURES-011)', (period, today, expected) => {
  const days = daysOf(parse(`period=${period}`), today);
  expect(days && `${days.from}..${days.to}`).toBe(expected);
});

test.each<[string, Partial<FiguresLocation>]>([
  ['', {}],
  ['scope=my&by=quarter', { scope: 'my', by: 'quarter' }],
  [
    'period=custom&from=2026-01-31&to=2026-02-01',
    { period: 'custom', custom: { from: '2026-01-31', to: '2026-02-01' } },
  ],
  ['period=next-month', {}],
  ['period=toString', {}],
  ['period=custom', {}],
  ['period=custom&from=2026-02-30&to=2026-03-01', {}],
  ['period=custom&from=2026-03-02&to=2026-03-01', {}],
  ['period=custom&from=2020-03-02&to=2026-03-01', {}],
  ['scope=others&by=week', {}],
])('the address ?%s sets what makes sense (FIGURES-013)', (query, expected) => {
  expect(parse(query)).toEqual({ ...plain, ...expected });
});

test('a scope that the person may not list is replaced by the other one', () => {
  expect(parse('scope=all', ['my']).scope).toBe('my');
  expect(figuresHref(parse('scope=all', ['my']), ['my'])).toBe('/reports?figures=ours');
});

test('parsing a built address returns the same figures', () => {
  const locations = fc.record({
    scope: fc.constantFrom(...both),
    period: fc.constantFrom(...periods.map(({ value }) => value)),
    by: fc.constantFrom('month' as const, 'quarter' as const),
  });
  fc.assert(
    fc.property(locations, (chosen) => {
      const custom = chosen.period === 'custom' ? { from: '2026-01-01', to: '2026-12-31' } : undefined;
      const location = { ...chosen, custom };
      expect(parse(figuresHref(location, both).split('?')[1] ?? '')).toEqual(location);
    }),
  );
});

test.each([
  ['2026-03-02', '2026-03-01', 'The end lies before the start.'],
  ['2021-03-02', '2026-03-02', 'Choose at most 5 years.'],
  ['2021-03-02', '2026-03-01', undefined],
  ['', '2026-03-01', 'Enter both days.'],
])('from %s to %s: %s (FIGURES-012)', (from, to, error) => {
  expect(periodError({ from, to })).toBe(error);
});
