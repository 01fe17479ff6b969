import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

export type MenuOpenedBy = 'pointer' | 'keyboard';

export interface MenuButtonOptions {
  /** Loads the code of the menu; called when the pointer or the focus reaches the button. */
  preload: () => void;
}

interface OpenMenu {
  anchor: HTMLElement;
  openedBy: MenuOpenedBy;
}

/**
 * A button that opens a menu on the first click, Enter, Space or Arrow Down, even if the code of the menu is still
 * loading.
 */
export function useMenuButton({ preload }: MenuButtonOptions) {
  const [menu, setMenu] = useState<OpenMenu>();
  const menuId = useId();

  const buttonProps = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': menu !== undefined,
    'aria-controls': menu && menuId,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
      const openedBy = detail === 0 ? 'keyboard' : 'pointer';
      setMenu(menu ? undefined : { anchor: currentTarget, openedBy });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setMenu({ anchor: event.currentTarget, openedBy: 'keyboard' });
    },
  };
  return { menu, menuId, buttonProps, close: () => setMenu(undefined) };
}
