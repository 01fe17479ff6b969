import {
  isColumnName,
  type ColumnName,
  type getColumns,
  type Reply,
  type ViewColumn,
} from '@portal/api/contract';
import { nearestWidth } from '@portal/ui/column-chooser';

/** The columns of the tenant that the reader may see. */
export type TenantColumns = Reply<typeof getColumns>['Columns'];

interface OwnWidth {
  /** In px. Default: the width of the column. */
  readonly Width?: number | undefined;
}

/** The columns of a table, in shown order. */
export type ShownColumns = readonly (TenantColumns[number] & OwnWidth)[];

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

export const writeColumns = (columns: readonly (Pick<ViewColumn, 'Name'> & OwnWidth)[]): string =>
  columns.map(({ Name, Width }) => (Width === undefined ? Name : `${Name}:${Width}`)).join(',');

/**
 * The columns to show. The tenant's configuration and the reader's claims are the limit: the choice only narrows and
 * orders them (OP-289). If it names none of them, the tenant's columns stay.
 */
export function arrangeColumns(columns: TenantColumns, choice: readonly ViewColumn[]): ShownColumns {
  const viewable = columns.filter((column) => column.Viewable);
  const shown = choice.flatMap(({ Name, ...width }) =>
    viewable.filter((column) => column.ColumnName === Name).map((column) => ({ ...column, ...width })),
  );
  return shown.length > 0 ? shown : columns;
}

/** How the text of an address arranges the columns of the tenant. */
export function arrangementOf(text: string | undefined): (columns: TenantColumns) => ShownColumns {
  const choice = readColumns(text) ?? [];
  return (columns) => arrangeColumns(columns, choice);
}

/** The width of a column without a choice, in px. */
export type WidthOf = (name: ColumnName) => number;

/** The text of the address for these columns; undefined if they equal those of the tenant. */
export function colsOf(shown: ShownColumns, columns: TenantColumns, widthOf: WidthOf): string | undefined {
  const textOf = (some: ShownColumns) =>
    writeColumns(
      some.flatMap(({ ColumnName: Name, Viewable, Width }) =>
        Viewable && isColumnName(Name) ? [{ Name, Width: Width === widthOf(Name) ? undefined : Width }] : [],
      ),
    );
  const text = textOf(shown);
  return text === textOf(columns) ? undefined : text;
}
