import { csvCell, csvHeadings, safeText } from '../safe/csv.model.ts';
import type { ChartNotes, ChartTableData } from './chart.model.ts';

/**
 * The table of a chart as a CSV file (RFC 4180): labels that no spreadsheet evaluates, figures that it can add.
 *
 * @param notes Come first, with an empty line after them.
 */
export function chartCsv({ labelHeading, headings, rows }: ChartTableData, notes: ChartNotes = []): string {
  const lines = rows.map(({ label, figures }) => [safeText(label), ...figures.map(({ plain }) => plain)]);
  const written = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
  const [first, ...more] = notes;
  const top = csvHeadings(first ?? [labelHeading, ...headings]);
  if (!first) return top + lines.map(written).join('');
  return (
    top +
    [...more.map((note) => note.map(safeText)), [], [labelHeading, ...headings].map(safeText), ...lines]
      .map(written)
      .join('')
  );
}
