import { csvCell, csvHeadings, safeText } from '../safe/csv.model.ts';
import type { ChartTableData } from './chart.model.ts';

/** A figure as people read it, with commas between its thousands. */
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** The table of a chart as a CSV file (RFC 4180): names that no spreadsheet calculates, figures that it can. */
export function chartCsv({ labelHeading, headings, rows }: ChartTableData): string {
  const lines = rows.map(({ label, figures }) => [safeText(label), ...figures.map(plainFigure)]);
  return [
    csvHeadings([labelHeading, ...headings]),
    ...lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`),
  ].join('');
}

const plainFigure = (figure: string) => (grouped.test(figure) ? figure.replaceAll(',', '') : figure);
