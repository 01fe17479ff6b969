import {
  groupings,
  groupOf,
  isDay,
  isLonger,
  figureYearsMaximum,
  monthsOf,
  type DayRange,
  type Grouping,
} from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { hrefs } from '../../base/paths.ts';
import { addressOf, oneOf } from '../../listing/address.ts';

/** The periods to choose from, each with its address. */
export const periods = [
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'this-quarter', label: 'This quarter' },
  { value: 'last-quarter', label: 'Last quarter' },
  { value: 'this-financial-year', label: 'This financial year' },
  { value: 'last-financial-year', label: 'Last financial year' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'last-12-months', label: 'Last 12 months' },
  { value: 'all', label: 'All time' },
  { value: 'custom', label: 'Custom' },
] as const;
export type PeriodName = (typeof periods)[number]['value'];
const periodNames = periods.map(({ value }) => value);

/** What the address of own figures contains. */
export interface FiguresLocation {
  readonly scope: ListScope;
  readonly period: PeriodName;
  /** Set for a custom period only. */
  readonly custom: DayRange | undefined;
  readonly by: Grouping;
}

/** Why a custom period cannot be shown, as a sentence; undefined if it can (FIGURES-012). */
export function periodError({ from, to }: DayRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Enter both days.';
  if (to < from) return 'The end lies before the start.';
  return isLonger({ from, to }, figureYearsMaximum)
    ? `Choose at most ${figureYearsMaximum} years.`
    : undefined;
}

/** Parses an address; what makes no sense is replaced by the default (FIGURES-013). */
export function parseFigures(query: URLSearchParams, scopes: readonly ListScope[]): FiguresLocation {
  const period = oneOf(periodNames, query.get('period')) ?? 'last-12-months';
  const days = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const custom = period === 'custom' && periodError(days) === undefined ? days : undefined;
  return {
    scope: oneOf(scopes, query.get('scope')) ?? scopes.at(-1) ?? 'all',
    period: period === 'custom' && !custom ? 'last-12-months' : period,
    custom,
    by: oneOf(groupings, query.get('by')) ?? 'month',
  };
}

/** The address of own figures, without defaults. */
export const figuresHref = (
  { scope, period, custom, by }: FiguresLocation,
  scopes: readonly ListScope[],
): string =>
  addressOf(hrefs.reports, {
    figures: 'ours',
    scope: scope === scopes.at(-1) ? undefined : scope,
    period: period === 'last-12-months' ? undefined : period,
    ...custom,
    by: by === 'month' ? undefined : by,
  });

/** The days of a period; undefined for all time. A financial year begins on 1 July (FIGURES-011). */
export function daysOf(
  { period, custom }: Pick<FiguresLocation, 'period' | 'custom'>,
  today: string,
): DayRange | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const financialYear = month < 7 ? year - 1 : year;
  const days: Readonly<Record<PeriodName, DayRange | undefined>> = {
    'this-month': groupOf(today, 'month'),
    'last-month': groupOf(today, 'month', -1),
    'this-quarter': groupOf(today, 'quarter'),
    'last-quarter': groupOf(today, 'quarter', -1),
    'this-financial-year': monthsOf(financialYear, 6, 12),
    'last-financial-year': monthsOf(financialYear - 1, 6, 12),
    'this-year': monthsOf(year, 0, 12),
    'last-year': monthsOf(year - 1, 0, 12),
    'last-12-months': monthsOf(year, month - 12, 12),
    all: undefined,
    custom,
  };
  return days[period];
}
