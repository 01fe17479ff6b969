import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { cellOf, moveFocusAmongCells } from './cell-focus.ts';
import {
  ariaSort,
  firstRepeated,
  gridWidth,
  opensRow,
  placeColumns,
  type GridColumn,
  type GridSort,
} from './data-grid.model.ts';
import { createRowElements } from './row-elements.ts';
import { usePageTable } from './use-page-table.ts';

const controls = 'a, button, input, select, textarea, label, [role="button"], [role="tooltip"]';

export interface DataGridOptions<Row extends object, Content> {
  /** The rows of the page shown, in the server's order. */
  rows: readonly Row[];
  /** Keep it stable: a new array draws every cell again. */
  columns: readonly GridColumn<Row, Content>[];
  /** Tells a row apart from all others; a repetition is reported while developing. */
  rowId: (row: Row) => string;
  /** Ids of the ticked rows; without it there are no checkboxes. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** The order in force; none by default (OP-070). */
  sort?: GridSort | undefined;
  /** A sortable head was pressed; `nextSort` says what that means. */
  onSortChange?: ((key: string) => void) | undefined;
  /** A plain click on a row, beside its controls; or Enter on one of its cells. */
  onOpenRow?: ((row: Row) => void) | undefined;
  /** A `CellButton` was pressed: its `action`, its row, and the button, where the focus belongs afterwards. */
  onCellAction?: ((action: string, row: Row, button: HTMLElement) => void) | undefined;
  /** Rows have a menu. */
  menu?: boolean | undefined;
}

/** The button that opens a row's menu, whatever it looks like; one handler of the grid serves them all. */
export const rowMenuButtonProps = (name: string, open: boolean) => ({
  type: 'button' as const,
  'data-row-menu': true,
  'aria-label': name,
  'aria-haspopup': 'menu' as const,
  'aria-expanded': open,
});

export interface OpenRowMenu {
  id: string;
  anchor: HTMLElement;
  openedBy: 'pointer' | 'keyboard';
}

/**
 * Rows with their keys, placed columns, selection with ranges, and one handler of each kind for the whole body.
 * Every handler it returns is stable, so that memoised rows and cells keep still.
 */
export function useDataGrid<Row extends object, Content>({
  rows,
  columns,
  rowId,
  selection,
  onSelectionChange,
  sort,
  onSortChange,
  onOpenRow,
  onCellAction,
  menu = false,
}: DataGridOptions<Row, Content>) {
  const selectable = selection !== undefined;
  const placed = useMemo(() => placeColumns(columns, selectable), [columns, selectable]);
  const tableColumns = useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const])),
    [selection],
  );
  const getRowId = useStableCallback(rowId);
  const [openMenu, setOpenMenu] = useState<OpenRowMenu>();

  const table = usePageTable({
    columns: tableColumns,
    data: rows,
    getRowId,
    rowSelection,
    enableRowSelection: selectable,
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(rowSelection) : updater;
      onSelectionChange?.(new Set(Object.keys(next)));
    },
  });
  const tableRows = table.getRowModel().rows;
  const [elements] = useState(createRowElements);
  const keys = useMemo(() => elements.keysOf(tableRows.map(({ id }) => id)), [elements, tableRows]);
  useLayoutEffect(() => elements.drew(keys, openMenu?.id), [elements, keys, openMenu]);
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
  const pressSort = useStableCallback((event: MouseEvent<HTMLElement>) => {
    const key = event.currentTarget.dataset['sortKey'];
    if (key !== undefined) onSortChange?.(key);
  });
  const chooseSort = useStableCallback((key: string) => onSortChange?.(key));
  const turnSortRound = useStableCallback(() => {
    if (sort) onSortChange?.(sort.key);
  });
  const clickBody = useStableCallback((event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (!row) return;
    const menuButton = target.closest<HTMLElement>('[data-row-menu]');
    const cellButton = target.closest<HTMLElement>('[data-action]');
    if (menuButton) {
      const openedBy = event.detail === 0 ? 'keyboard' : 'pointer';
      setOpenMenu(openMenu?.anchor === menuButton ? undefined : { id: row.id, anchor: menuButton, openedBy });
    } else if (cellButton) {
      onCellAction?.(cellButton.dataset['action'] ?? '', row.original, cellButton);
    } else if (
      opensRow({
        button: event.button,
        modified: event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
        handled: event.defaultPrevented,
        onControl: target.closest(controls) !== null,
        markedText: document.getSelection()?.isCollapsed === false,
      })
    ) {
      onOpenRow?.(row.original);
    }
  });

  const keyOnBody = useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (!row) return;
    const menuButton = target.closest<HTMLElement>('[data-row-menu]');
    if (menuButton && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpenMenu({ id: row.id, anchor: menuButton, openedBy: 'keyboard' });
    } else if (event.key === 'Enter' && target === cellOf(target)) {
      onOpenRow?.(row.original);
    } else {
      moveFocusAmongCells(event);
    }
  });

  const pressBody = useCallback((event: MouseEvent<HTMLElement>) => {
    const box = (event.target as Element).closest<HTMLElement>('input[type=checkbox]');
    if (!box || !event.shiftKey) return;
    // Firefox would mark the text of every row between.
    event.preventDefault();
    box.focus();
  }, []);

  const enterRow = useStableCallback(({ target }: FocusEvent) => elements.focusIn(rowOf(target)?.id));
  const leaveRow = useCallback(() => elements.focusIn(undefined), [elements]);

  /** All that a body cell has to say, also where it is cut or drawn as something else than text. */
  const fullTextOf = useStableCallback((cell: Element): string => {
    const row = rowOf(cell);
    const place = [...(cell.parentElement?.children ?? [])].indexOf(cell) - Number(selectable);
    return (row && columns[place]?.text?.(row.original)) ?? cell.textContent;
  });

  const sortOptions = useMemo(
    () =>
      columns.flatMap(({ sortKey, header }) =>
        sortKey === undefined ? [] : [{ value: sortKey, label: header }],
      ),
    [columns],
  );
  const { key: sortedKey, direction } = sort ?? {};
  const getHeadProps = useCallback(
    (sortKey: string | undefined) => ({
      'aria-sort': ariaSort(
        sortedKey === undefined || direction === undefined ? undefined : { key: sortedKey, direction },
        sortKey,
      ),
    }),
    [sortedKey, direction],
  );
  const getSortButtonProps = useCallback(
    (sortKey: string) => ({ 'data-sort-key': sortKey, onClick: pressSort }),
    [pressSort],
  );

  const allSelected = table.getIsAllPageRowsSelected();
  const menuRow = openMenu && tableRows.find(({ id }) => id === openMenu.id);
  // A row that comes back brings no menu with it.
  if (openMenu && !menuRow) setOpenMenu(undefined);
  return {
    columns: placed,
    /** Least width of the table in px. */
    width: gridWidth(columns, { selectable, menu }),
    selectable,
    /** To be drawn with `key`, which follows the row, and with `position` as `data-position`. */
    rows: tableRows.map((row, position) => ({
      key: keys.keys[position],
      position,
      id: row.id,
      data: row.original,
      selected: row.getIsSelected(),
      menuOpen: row === menuRow,
    })),
    /** The open menu and its row; gone as soon as the row is. */
    menu: openMenu && menuRow ? { ...openMenu, row: menuRow.original } : undefined,
    closeMenu: () => setOpenMenu(undefined),
    selectAll: {
      checked: allSelected,
      indeterminate: !allSelected && table.getIsSomePageRowsSelected(),
      onChange: toggleAll,
    },
    getHeadProps,
    getSortButtonProps,
    /** The order as a choice of its own, for where there are no headings to press. */
    sortChoice: {
      options: sortOptions,
      key: sortedKey ?? '',
      direction,
      chooseKey: chooseSort,
      turnRound: turnSortRound,
    },
    bodyProps: {
      onMouseDown: pressBody,
      onClick: clickBody,
      onKeyDown: keyOnBody,
      onFocus: enterRow,
      onBlur: leaveRow,
    },
    toggleRow,
    fullTextOf,
  };
}
