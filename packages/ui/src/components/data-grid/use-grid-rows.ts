import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { firstRepeated, idsBetween } from './data-grid.model.ts';
import { createRowElements } from './row-elements.ts';
import type { DataGridOptions } from './data-grid.options.ts';

type GridRowsOptions<Row extends object, Content> = Pick<
  DataGridOptions<Row, Content>,
  'rows' | 'rowId' | 'selection' | 'onSelectionChange'
> & {
  /** Id of the row whose menu is open. */
  readonly menuRowId: string | undefined;
};

/** The rows of the page with their keys, and which of them are selected. */
export function useGridRows<Row extends object, Content>({
  rows,
  rowId,
  selection,
  onSelectionChange,
  menuRowId,
}: GridRowsOptions<Row, Content>) {
  const getRowId = useStableCallback(rowId);
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const [elements] = useState(createRowElements);
  const keys = useMemo(() => elements.keysOf(ids), [elements, ids]);
  useLayoutEffect(() => elements.drew(keys, menuRowId), [elements, keys, menuRowId]);
  const rowOf = (inside: Element) => {
    const position = inside.closest<HTMLElement>('[data-position]')?.dataset['position'];
    const [id, data] = [ids[Number(position)], rows[Number(position)]];
    return id === undefined || data === undefined ? undefined : { id, data };
  };

  useEffect(() => {
    if (!import.meta.env?.DEV) return;
    const repeated = firstRepeated(ids);
    if (repeated !== undefined) reportError(new Error(`Two rows of the grid have the id '${repeated}'.`));
  }, [ids]);

  /** The row whose checkbox was pressed last: where a range begins. */
  const anchor = useRef<string>(undefined);
  const select = (changed: readonly string[], { currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const next = new Set(selection);
    for (const id of changed) next[currentTarget.checked ? 'add' : 'delete'](id);
    onSelectionChange?.(next);
  };
  const toggleRow = useStableCallback((event: ChangeEvent<HTMLInputElement>) => {
    const row = rowOf(event.currentTarget);
    if (!row) return;
    const { shiftKey } = event.nativeEvent as MouseEvent;
    select(shiftKey ? idsBetween(ids, anchor.current, row.id) : [row.id], event);
    anchor.current = row.id;
  });
  const toggleAll = useStableCallback((event: ChangeEvent<HTMLInputElement>) => {
    anchor.current = undefined;
    select(ids, event);
  });
  const selected = ids.map((id) => selection?.has(id) ?? false);
  const allSelected = ids.length > 0 && !selected.includes(false);
  return {
    ids,
    elements,
    keys: keys.keys,
    selected,
    rowOf,
    toggleRow,
    selectAll: {
      checked: allSelected,
      indeterminate: !allSelected && selected.includes(true),
      onChange: toggleAll,
    },
  };
}

export type GridRows<Row extends object> = ReturnType<typeof useGridRows<Row, unknown>>;
