import { csvCell, csvHeadings, safeText } from '../safe/csv.model.ts';
import type { ChartTableData } from './chart.model.ts';

/** The table of a chart as a CSV file (RFC 4180): labels that no spreadsheet evaluates, figures that it can add. */
export function chartCsv({ labelHeading, headings, rows }: ChartTableData): string {
  const lines = rows.map(({ label, figures }) => [safeText(label), ...figures.map(({ plain }) => plain)]);
  return [
    csvHeadings([labelHeading, ...headings]),
    ...lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`),
  ].join('');
}
