import { columnWidths, nearestWidth } from '../../behaviours/column-width.model.ts';

/** A column of a table, as a person arranges it. */
export interface ColumnChoice {
  /** Unique in the list. */
  id: string;
  /** Heading of the column. */
  label: string;
  /** Whether the table shows it. */
  shown: boolean;
  /** In px. */
  width: number;
}

/** The column moved by one place, or the same list at its ends. */
export function movedColumn(
  columns: readonly ColumnChoice[],
  id: string,
  by: -1 | 1,
): readonly ColumnChoice[] {
  const from = columns.findIndex((column) => column.id === id);
  const to = from + by;
  const column = columns[from];
  if (!column || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}

/** The nearest width within the limits; undefined if the text is not a number. */
export function widthOf(text: string): number | undefined {
  const width = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(width) ? undefined : nearestWidth(width);
}

/** The next multiple of the step in a direction, within the limits. */
export function steppedWidth(width: number, by: -1 | 1): number {
  const { step } = columnWidths;
  return nearestWidth((by > 0 ? Math.floor(width / step) + 1 : Math.ceil(width / step) - 1) * step);
}
