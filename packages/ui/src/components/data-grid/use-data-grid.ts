import { useMemo } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { gridWidth, placeColumns } from './data-grid.model.ts';
import type { DataGridOptions } from './data-grid.options.ts';
import { useBodyEvents, useOpenMenu } from './use-body-events.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridSort } from './use-grid-sort.ts';

/**
 * Rows with their keys, placed columns, selection with ranges, and one handler of each kind for the whole body. All
 * handlers are stable, so that memoised rows and cells do not render again.
 */
export function useDataGrid<Row extends object, Content>(options: DataGridOptions<Row, Content>) {
  const { columns, selection, menu = false } = options;
  const selectable = selection !== undefined;
  const placed = useMemo(() => placeColumns(columns, selectable), [columns, selectable]);
  const menuState = useOpenMenu();
  const [openMenu, setOpenMenu] = menuState;
  const grid = useGridRows({ ...options, menuRowId: openMenu?.id });
  const { tableRows, keys, rowOf, toggleRow, selectAll } = grid;
  const sort = useGridSort(options);
  const bodyProps = useBodyEvents(grid, menuState, options);

  /** The full text of a body cell, also if it is truncated or not plain text. */
  const fullTextOf = useStableCallback((cell: Element): string => {
    const row = rowOf(cell);
    const place = [...(cell.parentElement?.children ?? [])].indexOf(cell) - Number(selectable);
    return (row && columns[place]?.text?.(row.original)) ?? cell.textContent;
  });

  const menuRow = openMenu && tableRows.find(({ id }) => id === openMenu.id);
  // A row that comes back does not reopen its menu.
  if (openMenu && !menuRow) setOpenMenu(undefined);
  return {
    columns: placed,
    /** Least width of the table in px. */
    width: gridWidth(columns, { selectable, menu }),
    selectable,
    /** Render each with its `key`, which follows the row, and its `position` as `data-position`. */
    rows: tableRows.map((row, position) => ({
      key: keys[position],
      position,
      id: row.id,
      data: row.original,
      selected: row.getIsSelected(),
      menuOpen: row === menuRow,
    })),
    /** The open menu and its row. Undefined once the row is removed. */
    menu: openMenu && menuRow ? { ...openMenu, row: menuRow.original } : undefined,
    closeMenu: () => setOpenMenu(undefined),
    selectAll,
    ...sort,
    bodyProps,
    toggleRow,
    fullTextOf,
  };
}
