import { noFigures, someFigures } from '@portal/api/mocks';
import { expect, test } from 'vitest';
import { chartsOf } from './figure-charts.model.ts';

const days = 'created=2025-12-01..2026-11-30';
const read = (href: string | undefined) => decodeURIComponent(href ?? '').replaceAll('+', ' ');

test('each bar leads to the list that it counts (FIGURES-030, FIGURES-034)', () => {
  const charts = chartsOf(someFigures(), 'all');
  const [, joint] = charts.initiated;
  expect(joint?.links?.map((link) => read(link?.href))).toEqual([
    `/list/all?applicationType=["Joint"]&${days}&completed=any`,
    `/list/all?applicationType=["Joint"]&${days}&completed=none`,
  ]);
  expect(read(charts.types[1]?.link?.href)).toBe(`/list/all?applicationType=["Joint"]&${days}`);
  expect(read(charts.completed[1]?.link?.href)).toBe('/list/all?completed=2026-01-01..2026-01-31');
  expect(read(charts.times[4]?.link?.href)).toBe(
    '/list/all?completed=2025-12-01..2026-11-30&timeToComplete=over 6h',
  );
  expect(read(charts.sections[0]?.link?.href)).toBe(
    `/list/all?status=["Primary edit"]&${days}&completed=none`,
  );
});

test('all time of My Apps has no range of days', () => {
  const charts = chartsOf(someFigures({ From: null, To: null }), 'my');
  expect(read(charts.types[0]?.link?.href)).toBe('/list?applicationType=["Individual"]');
  expect(read(charts.times[0]?.link?.href)).toBe('/list?completed=any&timeToComplete=0-0.5h');
});

test('no type and unknown types are one line, which is left out without any (FIGURES-016)', () => {
  const { Initiated } = someFigures();
  const others = [
    { Type: null, Complete: 1, NotComplete: 2 },
    { Type: 'Partnership', Complete: 3, NotComplete: 0 },
  ];
  const line = chartsOf(someFigures({ Initiated: [...Initiated, ...others] }), 'all').types.at(-1);
  expect(line).toMatchObject({ label: 'Other type', value: 6 });
  expect(read(line?.link?.href)).toBe(`/list/all?applicationType=["","Partnership"]&${days}`);
  expect(chartsOf(someFigures(), 'all').types).toHaveLength(5);
});

const group = (From: string, To: string, Running = false) => ({ From, To, Total: 1, Running });

test.each([
  ['month', [group('2025-12-01', '2025-12-31'), group('2026-01-01', '2026-01-31')], 'Dec 25,Jan 26'],
  ['month', [group('2026-01-01', '2026-01-31'), group('2026-02-01', '2026-02-28', true)], 'Jan,Feb, so far'],
  ['month', [group('2026-01-15', '2026-01-31')], 'Jan, part'],
  ['quarter', [group('2025-12-01', '2025-12-31'), group('2026-01-01', '2026-03-31')], 'Q4 25, part,Q1 26'],
] as const)('by %s the bars %j are named %s (FIGURES-020, FIGURES-021)', (By, Completed, names) => {
  const { completed } = chartsOf(someFigures({ By, Completed: [...Completed] }), 'all');
  expect(completed.map(({ label }) => label).join(',')).toBe(names);
});

test('the summaries say what was counted, with separators (FIGURES-015, OP-323)', () => {
  const Totals = { Complete: 1234, NotComplete: 1, Completed: 1_234_567 };
  expect(chartsOf(someFigures({ Totals }), 'all').summaries).toEqual([
    'Created in the period: 1,234 complete, 1 not complete',
    'Created in the period: 1,235 applications',
    'Completed in the period: 1,234,567',
    'Completed in the period, by hours from creation',
    'Created in the period, by status: the form does not tell the portal its section',
  ]);
});

test('a link is named by its bar and the number of applications (FIGURES-030)', () => {
  const Initiated = [{ Type: 'Joint', Complete: 1, NotComplete: 1021 }];
  const [individual, joint] = chartsOf(someFigures({ Initiated }), 'all').initiated;
  expect(joint?.links?.map((link) => link?.name)).toEqual([
    'Joint, Complete: 1 application, open list',
    'Joint, Not complete: 1,021 applications, open list',
  ]);
  expect(individual?.links).toEqual([undefined, undefined]);
});

test('shares appear from a total of 20 on (FIGURES-043)', () => {
  const sharesAt = (Complete: number) =>
    chartsOf(someFigures({ Totals: { Complete, NotComplete: 1, Completed: 0 } }), 'all').shares;
  expect([sharesAt(18), sharesAt(19)]).toEqual([false, true]);
});

test('a period without applications has empty charts, and zeros by month (FIGURES-042)', () => {
  const { initiated, types, completed, times, sections } = chartsOf(noFigures(), 'all');
  expect([initiated, types, times, sections]).toEqual([[], [], [], []]);
  expect(completed).toHaveLength(12);
});
