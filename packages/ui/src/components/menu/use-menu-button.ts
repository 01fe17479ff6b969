import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

export type MenuOpenedBy = 'pointer' | 'keyboard';

export interface MenuButtonOptions {
  /** Fetches what draws the menu: called as soon as somebody seems to want it. */
  preload: () => void;
}

/** A button that opens a menu on the first click, Enter, Space or Arrow Down, however late the menu's code arrives. */
export function useMenuButton({ preload }: MenuButtonOptions) {
  const [openedBy, setOpenedBy] = useState<MenuOpenedBy>();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const open = openedBy !== undefined;

  const buttonProps = {
    ref: anchorRef,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? menuId : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      const by = event.detail === 0 ? 'keyboard' : 'pointer';
      setOpenedBy(open ? undefined : by);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpenedBy('keyboard');
    },
  };
  return { open, openedBy, menuId, anchorRef, buttonProps, close: () => setOpenedBy(undefined) };
}
