import { useEffect, useLayoutEffect, useMemo, useState, type ChangeEvent } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { firstRepeated } from './data-grid.model.ts';
import { createRowElements } from './row-elements.ts';
import type { DataGridOptions } from './data-grid.options.ts';
import { usePageTable } from './use-page-table.ts';

type GridRowsOptions<Row extends object, Content> = Pick<
  DataGridOptions<Row, Content>,
  'rows' | 'columns' | 'rowId' | 'selection' | 'onSelectionChange'
> & {
  /** Id of the row whose menu is open. */
  readonly menuRowId: string | undefined;
};

/** The rows of the page with their keys, and which of them are selected. */
export function useGridRows<Row extends object, Content>({
  rows,
  columns,
  rowId,
  selection,
  onSelectionChange,
  menuRowId,
}: GridRowsOptions<Row, Content>) {
  const tableColumns = useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const])),
    [selection],
  );
  const getRowId = useStableCallback(rowId);
  const table = usePageTable({
    columns: tableColumns,
    data: rows,
    getRowId,
    rowSelection,
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(rowSelection) : updater;
      onSelectionChange?.(new Set(Object.keys(next)));
    },
  });
  const tableRows = table.getRowModel().rows;
  const [elements] = useState(createRowElements);
  const keys = useMemo(() => elements.keysOf(tableRows.map(({ id }) => id)), [elements, tableRows]);
  useLayoutEffect(() => elements.drew(keys, menuRowId), [elements, keys, menuRowId]);
  const rowOf = (inside: Element) => {
    const position = inside.closest<HTMLElement>('[data-position]')?.dataset['position'];
    return position === undefined ? undefined : tableRows[Number(position)];
  };

  useEffect(() => {
    if (!import.meta.env?.DEV) return;
    const repeated = firstRepeated(rows.map(getRowId));
    if (repeated !== undefined) reportError(new Error(`Two rows of the grid have the id '${repeated}'.`));
  }, [rows, getRowId]);

  const toggleRow = useStableCallback((event: ChangeEvent<HTMLInputElement>) => {
    rowOf(event.currentTarget)?.getToggleSelectedHandler()(event);
  });
  const toggleAll = useStableCallback((event: ChangeEvent<HTMLInputElement>) => {
    table.toggleAllPageRowsSelected(event.currentTarget.checked);
  });
  const allSelected = table.getIsAllPageRowsSelected();
  return {
    tableRows,
    elements,
    keys: keys.keys,
    rowOf,
    toggleRow,
    selectAll: {
      checked: allSelected,
      indeterminate: !allSelected && table.getIsSomePageRowsSelected(),
      onChange: toggleAll,
    },
  };
}

export type GridRows<Row extends object> = ReturnType<typeof useGridRows<Row, unknown>>;
