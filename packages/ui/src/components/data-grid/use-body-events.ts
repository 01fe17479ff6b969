import { useCallback, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { cellOf, moveFocusAmongCells } from './cell-focus.ts';
import { opensRow } from './data-grid.model.ts';
import type { DataGridOptions } from './data-grid.options.ts';
import type { GridRows } from './use-grid-rows.ts';

const controls = 'a, button, input, select, textarea, label, [role="button"], [role="tooltip"]';

/** Props of the button that opens a row's menu. One handler of the grid serves them all. */
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

export const useOpenMenu = () => useState<OpenRowMenu>();

/** Shift-click selects a range; Firefox would also select the text between. */
function keepTextUnmarked(event: MouseEvent<HTMLElement>) {
  const box = (event.target as Element).closest<HTMLElement>('input[type=checkbox]');
  if (!box || !event.shiftKey) return;
  event.preventDefault();
  box.focus();
}

/** One handler of each kind for the whole body: they open rows and menus, and move the focus between cells. */
export function useBodyEvents<Row extends object, Content>(
  { rowOf, elements }: Pick<GridRows<Row>, 'rowOf' | 'elements'>,
  [openMenu, setOpenMenu]: ReturnType<typeof useOpenMenu>,
  { onRowOpen, onCellAction }: Pick<DataGridOptions<Row, Content>, 'onRowOpen' | 'onCellAction'>,
) {
  const onClick = useStableCallback((event: MouseEvent<HTMLElement>) => {
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
      onRowOpen?.(row.original);
    }
  });
  const onKeyDown = useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (!row) return;
    const menuButton = target.closest<HTMLElement>('[data-row-menu]');
    if (menuButton && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpenMenu({ id: row.id, anchor: menuButton, openedBy: 'keyboard' });
    } else if (event.key === 'Enter' && target === cellOf(target)) {
      onRowOpen?.(row.original);
    } else {
      moveFocusAmongCells(event);
    }
  });
  const onFocus = useStableCallback(({ target }: FocusEvent) => elements.focusIn(rowOf(target)?.id));
  const onBlur = useCallback(() => elements.focusIn(undefined), [elements]);
  return { onMouseDown: keepTextUnmarked, onClick, onKeyDown, onFocus, onBlur };
}
