import type { ChartTableData } from './chart.model.ts';

/** What a spreadsheet would take for the beginning of a formula, blanks apart. */
const formula = /^[\t\r\0]|^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
/** A figure as people read it, with commas between its thousands. */
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** The table of a chart as a CSV file (RFC 4180): names that no spreadsheet calculates, figures that it can. */
export function chartCsv({ labelHeading, headings, rows }: ChartTableData): string {
  return [
    [labelHeading, ...headings].map(textCell),
    ...rows.map(({ label, figures }) => [textCell(label), ...figures.map(figureCell)]),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

const textCell = (text: string) => quoted(formula.test(text) ? `'${text}` : text);
const figureCell = (figure: string) => quoted(grouped.test(figure) ? figure.replaceAll(',', '') : figure);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
