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

/** Twelve months, counted from January of a year. */
const yearFrom = (today: string, month: number) => monthsOf(Number(today.slice(0, 4)), month, 12);
const monthOf = (today: string) => Number(today.slice(5, 7));
/** A financial year begins on 1 July (FIGURES-011). */
const financialYear = (today: string, later: number) =>
  yearFrom(today, 6 + 12 * (monthOf(today) < 7 ? later - 1 : later));

const ranges = {
  'this-month': (today: string) => groupOf(today, 'month'),
  'last-month': (today: string) => groupOf(today, 'month', -1),
  'this-quarter': (today: string) => groupOf(today, 'quarter'),
  'last-quarter': (today: string) => groupOf(today, 'quarter', -1),
  'this-financial-year': (today: string) => financialYear(today, 0),
  'last-financial-year': (today: string) => financialYear(today, -1),
  'this-year': (today: string) => yearFrom(today, 0),
  'last-year': (today: string) => yearFrom(today, -12),
  'last-12-months': (today: string) => yearFrom(today, monthOf(today) - 12),
  all: () => undefined,
  custom: () => undefined,
};
export type PeriodName = keyof typeof ranges;
const periodNames = Object.keys(ranges) as PeriodName[];

/** The periods to choose from, in the order of the menu. */
export const periods = periodNames.map((value) => {
  const words = value === 'all' ? 'all time' : value.replaceAll('-', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});

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

/** The days of a period; undefined for all time. */
export const daysOf = (
  { period, custom }: Pick<FiguresLocation, 'period' | 'custom'>,
  today: string,
): DayRange | undefined => custom ?? ranges[period](today);
