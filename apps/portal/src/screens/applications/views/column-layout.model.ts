import { columnWidths, isColumnName, type ViewColumn } from '@portal/api/contract';
import type { ListedColumn } from '../query/list.location.ts';

const entry = /^([A-Za-z]+)(?::(\d{1,4}))?$/;

/**
 * The columns of an address such as `ID,ClientName:240`, without unknown and repeated ones (VIEWS-036). Undefined if
 * the text is malformed or names no column (VIEWS-031).
 */
export function readColumns(text: string | undefined): ViewColumn[] | undefined {
  const chosen = new Map<string, ViewColumn>();
  for (const part of text?.split(',') ?? []) {
    const [, name, width] = entry.exec(part) ?? [];
    if (name === undefined) return undefined;
    if (!isColumnName(name) || chosen.has(name)) continue;
    chosen.set(name, { Name: name, ...(width !== undefined && { Width: nearestWidth(Number(width)) }) });
  }
  return chosen.size > 0 ? [...chosen.values()] : undefined;
}

export const writeColumns = (columns: readonly ViewColumn[]): string =>
  columns.map(({ Name, Width }) => (Width === undefined ? Name : `${Name}:${Width}`)).join(',');

const nearestWidth = (width: number) => Math.min(Math.max(width, columnWidths.minimum), columnWidths.maximum);

/**
 * The columns to show. The tenant's configuration and the reader's claims are the limit: the choice only narrows and
 * orders them (OP-289). If it names none of them, the tenant's columns stay.
 */
export function arrangeColumns(
  columns: readonly ListedColumn[],
  choice: readonly ViewColumn[],
): readonly ListedColumn[] {
  const viewable = columns.filter((column) => column.Viewable);
  const shown = choice.flatMap(({ Name, ...width }) =>
    viewable.filter((column) => column.ColumnName === Name).map((column) => ({ ...column, ...width })),
  );
  return shown.length > 0 ? shown : columns;
}

/** How the text of an address arranges the columns of the tenant; undefined if it counts as unset. */
export function arrangementOf(
  text: string,
): ((columns: readonly ListedColumn[]) => readonly ListedColumn[]) | undefined {
  const choice = readColumns(text);
  return choice && ((columns) => arrangeColumns(columns, choice));
}
