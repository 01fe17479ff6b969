import { columnWidths, isColumnName, type ViewColumn } from '@portal/api/contract';
import type { ListedColumn } from '../query/list.location.ts';

/** The nearest width that a column can have, in px (VIEWS-034). */
export function columnWidth(width: number): number {
  const { minimum, maximum, step } = columnWidths;
  return Math.min(maximum, Math.max(minimum, Math.round(width / step) * step));
}

/** The columns of an address such as `ID,ClientName:240`. Unknown and repeated names are passed over (VIEWS-036). */
export function readColumns(text: string | undefined): ViewColumn[] | undefined {
  const columns = new Map<string, ViewColumn>();
  for (const part of text?.split(',') ?? []) {
    const [, Name, width] = /^(\w+)(?::(\d{1,4}))?$/.exec(part) ?? [];
    if (Name === undefined || !isColumnName(Name) || columns.has(Name)) continue;
    columns.set(Name, { Name, ...(width !== undefined && { Width: columnWidth(Number(width)) }) });
  }
  return columns.size > 0 ? [...columns.values()] : undefined;
}

export const writeColumns = (columns: readonly ViewColumn[]): string =>
  columns.map(({ Name, Width }) => (Width === undefined ? Name : `${Name}:${Width}`)).join(',');

/**
 * The columns of the tenant in the order that the reader chose, the others hidden. A column that the tenant does not
 * show is never shown (OP-289). Without any column left, they are those of the tenant.
 */
export function arrangedColumns(
  configured: readonly ListedColumn[],
  chosen: readonly ViewColumn[] | undefined,
): readonly ListedColumn[] {
  const viewable = configured.filter(({ Viewable }) => Viewable);
  const arranged = (chosen ?? []).flatMap(({ Name, Width }) => {
    const column = viewable.find(({ ColumnName }) => ColumnName === Name);
    return column ? [{ ...column, Width }] : [];
  });
  return arranged.length > 0 ? arranged : viewable;
}
