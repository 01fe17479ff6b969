import type { Grouping } from '@portal/api/contract';
import { months, sum, type ReportFigures } from './report-charts.tsx';

/** Sample figures, the same for all users (OP-230); reports have no other data. */
const initiated = [
  { type: 'Individual', complete: 124, notComplete: 38 },
  { type: 'Joint', complete: 57, notComplete: 21 },
  { type: 'Company', complete: 33, notComplete: 17 },
  { type: 'Trust Individual', complete: 21, notComplete: 9 },
  { type: 'Trust Corporate', complete: 45, notComplete: 14 },
] as const;

const completedByMonth = [18, 22, 19, 24, 27, 21, 25, 29, 23, 26, 28, 18];

const timeToComplete = [
  { label: '0-0.5h', value: 64 },
  { label: '0.5-1h', value: 91 },
  { label: '1-2h', value: 73 },
  { label: '2-6h', value: 38 },
  { label: 'over 6h', value: 14 },
];

const lastSections = [
  { label: 'Identity verification', value: 23 },
  { label: 'Bank account', value: 18 },
  { label: 'Tax information', value: 12 },
  { label: 'Investment choice', value: 9 },
  { label: 'Beneficial owners', value: 6 },
];

const inQuarter = (quarter: number) => sum(completedByMonth.slice(3 * quarter, 3 * quarter + 3));

/** The samples, with the completed applications by month or by quarter. */
export function sampleFigures(by: Grouping): ReportFigures {
  const complete = sum(initiated.map((one) => one.complete));
  const notComplete = sum(initiated.map((one) => one.notComplete));
  const completed = sum(completedByMonth);
  return {
    initiated: initiated.map((one) => ({ label: one.type, values: [one.complete, one.notComplete] })),
    types: initiated.map((one) => ({ label: one.type, value: one.complete + one.notComplete })),
    completed:
      by === 'month'
        ? completedByMonth.map((value, month) => ({ label: months[month] ?? '', value }))
        : [0, 1, 2, 3].map((quarter) => ({ label: `Q${quarter + 1}`, value: inQuarter(quarter) })),
    times: timeToComplete,
    sections: lastSections,
    summaries: [
      `${complete} complete, ${notComplete} not complete`,
      `${complete + notComplete} applications`,
      `${completed} completed`,
      'Complete applications by hours from creation',
      'Where people stopped',
    ],
    shares: true,
  };
}
