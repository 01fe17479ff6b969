import { isColumnName, type ViewColumn } from '@portal/api/contract';
import type { ColumnChoice } from '@portal/ui/column-chooser';
import {
  arrangeColumns,
  type ShownColumns,
  type TenantColumns,
  type WidthOf,
} from './column-layout.model.ts';

/** The columns to choose from, in shown order; a hidden one follows its neighbour in the order of the tenant. */
export function choicesOf(
  columns: TenantColumns,
  choice: readonly ViewColumn[],
  widthOf: WidthOf,
): readonly ColumnChoice[] {
  const viewable = columns.filter((column) => column.Viewable);
  const shown = arrangeColumns(viewable, choice);
  const order = [...shown];
  for (const [index, column] of viewable.entries()) {
    const at = (name: string | undefined) => order.findIndex(({ ColumnName }) => ColumnName === name);
    if (at(column.ColumnName) < 0) order.splice(at(viewable[index - 1]?.ColumnName) + 1, 0, column);
  }
  return order.flatMap((column) => {
    const { ColumnName: id, Description: label, Width } = column;
    return isColumnName(id)
      ? [{ id, label, shown: shown.includes(column), width: Width ?? widthOf(id) }]
      : [];
  });
}

/** The columns of the tenant that are chosen, in shown order. */
export const chosenOf = (choices: readonly ColumnChoice[], columns: TenantColumns): ShownColumns =>
  choices.flatMap(({ id, shown, width }) =>
    columns
      .filter(({ ColumnName }) => shown && ColumnName === id)
      .map((column) => ({ ...column, Width: width })),
  );
