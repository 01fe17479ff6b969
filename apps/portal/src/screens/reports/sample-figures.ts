import type { ChartItem } from '@portal/ui/charts';

/** Sample figures, the same for all users (OP-230); reports have no other data. */
const initiated = [
  { type: 'Individual', complete: 124, notComplete: 38 },
  { type: 'Joint', complete: 57, notComplete: 21 },
  { type: 'Company', complete: 33, notComplete: 17 },
  { type: 'Trust Individual', complete: 21, notComplete: 9 },
  { type: 'Trust Corporate', complete: 45, notComplete: 14 },
] as const;

const completedByMonth = [
  ['Jan', 18],
  ['Feb', 22],
  ['Mar', 19],
  ['Apr', 24],
  ['May', 27],
  ['Jun', 21],
  ['Jul', 25],
  ['Aug', 29],
  ['Sep', 23],
  ['Oct', 26],
  ['Nov', 28],
  ['Dec', 18],
] as const;

export const initiatedSeries = ['Complete', 'Not complete'] as const;

export const initiatedByType = initiated.map(({ type, complete, notComplete }) => ({
  label: type,
  values: [complete, notComplete],
}));

export const createdByType: readonly ChartItem[] = initiated.map(({ type, complete, notComplete }) => ({
  label: type,
  value: complete + notComplete,
}));

export const timeToComplete: readonly ChartItem[] = [
  { label: '0-0.5h', value: 64 },
  { label: '0.5-1h', value: 91 },
  { label: '1-2h', value: 73 },
  { label: '2-6h', value: 38 },
  { label: 'over 6h', value: 14 },
];

export const lastSections: readonly ChartItem[] = [
  { label: 'Identity verification', value: 23 },
  { label: 'Bank account', value: 18 },
  { label: 'Tax information', value: 12 },
  { label: 'Investment choice', value: 9 },
  { label: 'Beneficial owners', value: 6 },
];

export const periods = [
  { id: 'month', label: 'Month' },
  { id: 'quarter', label: 'Quarter' },
] as const;
export type Period = (typeof periods)[number]['id'];

/** Completed applications by month, or by quarter. */
export function completedBy(period: Period): readonly ChartItem[] {
  if (period === 'month') return completedByMonth.map(([label, value]) => ({ label, value }));
  return [0, 1, 2, 3].map((quarter) => ({
    label: `Q${quarter + 1}`,
    value: completedByMonth
      .slice(3 * quarter, 3 * quarter + 3)
      .reduce((sum, [, completed]) => sum + completed, 0),
  }));
}

const total = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

export const totals = {
  complete: total(initiated.map(({ complete }) => complete)),
  notComplete: total(initiated.map(({ notComplete }) => notComplete)),
  completed: total(completedByMonth.map(([, completed]) => completed)),
} as const;
