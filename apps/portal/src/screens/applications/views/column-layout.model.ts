import { isColumnName, type getColumns, type Reply } from '@portal/api/contract';

/** Widths of a column, in px. */
export const columnWidths = { minimum: 48, maximum: 640, step: 8 } as const;

/** A column that a person has chosen, as a saved view stores it. */
export interface ChosenColumn {
  /** A name of the columns call. */
  readonly Name: string;
  /** In px. Default: the width of the column. */
  readonly Width?: number;
}

/** The columns of the tenant that the reader may see. */
export type TenantColumns = Reply<typeof getColumns>['Columns'];

/** The columns of a table, in shown order. */
export type ShownColumns = readonly (TenantColumns[number] & Pick<ChosenColumn, 'Width'>)[];

const entry = /^([A-Za-z]+)(?::(\d{1,4}))?$/;

/**
 * The columns of an address such as `ID,ClientName:240`, without unknown and repeated ones (VIEWS-036). Undefined if
 * the text is malformed or names no column (VIEWS-031).
 */
export function readColumns(text: string | undefined): ChosenColumn[] | undefined {
  const chosen = new Map<string, ChosenColumn>();
  for (const part of text?.split(',') ?? []) {
    const [, name, width] = entry.exec(part) ?? [];
    if (name === undefined) return undefined;
    if (!isColumnName(name) || chosen.has(name)) continue;
    chosen.set(name, { Name: name, ...(width !== undefined && { Width: nearestWidth(Number(width)) }) });
  }
  return chosen.size > 0 ? [...chosen.values()] : undefined;
}

export const writeColumns = (columns: readonly ChosenColumn[]): string =>
  columns.map(({ Name, Width }) => (Width === undefined ? Name : `${Name}:${Width}`)).join(',');

const nearestWidth = (width: number) => Math.min(Math.max(width, columnWidths.minimum), columnWidths.maximum);

/**
 * The columns to show. The tenant's configuration and the reader's claims are the limit: the choice only narrows and
 * orders them (OP-289). If it names none of them, the tenant's columns stay.
 */
export function arrangeColumns(columns: TenantColumns, choice: readonly ChosenColumn[]): ShownColumns {
  const viewable = columns.filter((column) => column.Viewable);
  const shown = choice.flatMap(({ Name, ...width }) =>
    viewable.filter((column) => column.ColumnName === Name).map((column) => ({ ...column, ...width })),
  );
  return shown.length > 0 ? shown : columns;
}

/** How the text of an address arranges the columns of the tenant; undefined if it counts as unset. */
export function arrangementOf(text: string): ((columns: TenantColumns) => ShownColumns) | undefined {
  const choice = readColumns(text);
  return choice && ((columns) => arrangeColumns(columns, choice));
}
