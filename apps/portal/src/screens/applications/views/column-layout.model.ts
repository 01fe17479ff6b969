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

/** The columns of a table, in shown order. */
export type ShownColumns = readonly (TenantColumns[number] & Pick<ViewColumn, 'Width'>)[];

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

/** How the text of an address arranges the columns of the tenant; undefined if it counts as unset. */
export function arrangementOf(text: string): ((columns: TenantColumns) => ShownColumns) | undefined {
  const choice = readColumns(text);
  return choice && ((columns) => arrangeColumns(columns, choice));
}

/** A column of the dialog; structurally that of the column chooser. */
interface DialogColumn {
  readonly id: string;
  readonly label: string;
  readonly shown: boolean;
  readonly width: number;
}

/** The width of a column without a choice, in px. */
export type WidthOf = (name: ColumnName) => number;

const knownOf = (columns: TenantColumns) =>
  columns.flatMap(({ ColumnName: name, Description, Viewable }) =>
    Viewable && isColumnName(name) ? [{ name, label: Description }] : [],
  );

/** The columns to choose from, in shown order; a hidden one follows its neighbour in the order of the tenant. */
export function choicesOf(
  columns: TenantColumns,
  choice: readonly ViewColumn[] | undefined,
  widthOf: WidthOf,
): readonly DialogColumn[] {
  const known = knownOf(columns);
  const chosen = choice?.filter(({ Name }) => known.some(({ name }) => name === Name)) ?? [];
  const order: string[] = chosen.map(({ Name }) => Name);
  if (order.length > 0)
    for (const [index, { name }] of known.entries()) {
      if (!order.includes(name)) order.splice(order.indexOf(known[index - 1]?.name ?? '') + 1, 0, name);
    }
  else order.push(...known.map(({ name }) => name));
  return order.flatMap((id) =>
    known
      .filter(({ name }) => name === id)
      .map(({ name, label }) => {
        const own = chosen.find(({ Name }) => Name === name);
        return {
          id,
          label,
          shown: chosen.length === 0 || own !== undefined,
          width: own?.Width ?? widthOf(name),
        };
      }),
  );
}

/** The text of the address for a choice; undefined if it equals the columns of the tenant. */
export function colsOf(
  choices: readonly DialogColumn[],
  columns: TenantColumns,
  widthOf: WidthOf,
): string | undefined {
  const text = writeColumns(
    choices
      .filter(({ shown }) => shown)
      .map(({ id, width }) => ({
        Name: id,
        ...(isColumnName(id) && width !== widthOf(id) && { Width: width }),
      })),
  );
  return text === writeColumns(knownOf(columns).map(({ name }) => ({ Name: name }))) ? undefined : text;
}

/** The text of the address after a column got another width; undefined for the original one. */
export function resizedCols(
  columns: TenantColumns,
  cols: string | undefined,
  resized: { readonly name: string; readonly width: number | undefined },
  widthOf: WidthOf,
): string | undefined {
  const choices = choicesOf(columns, readColumns(cols), widthOf).map((choice) =>
    choice.id === resized.name && isColumnName(choice.id)
      ? { ...choice, width: resized.width ?? widthOf(choice.id) }
      : choice,
  );
  return colsOf(choices, columns, widthOf);
}
