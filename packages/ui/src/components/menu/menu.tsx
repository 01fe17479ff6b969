import { ChevronDown } from 'lucide';
import { lazyWithPreload } from '../../behaviours/lazy-with-preload.tsx';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { MenuItem, MenuProps } from './menu.props.ts';
import { useMenuButton } from './use-menu-button.ts';

const RadixMenu = lazyWithPreload(async () => (await import('./menu.radix.tsx')).default);

/** Loads the code of menus ahead of the first opening. */
export const preloadMenu = (): void => RadixMenu.preload();

/** A menu on an element that exists already; one menu can serve many buttons in turn. */
export function Menu({ open, ...menu }: MenuProps) {
  return open && <RadixMenu {...menu} />;
}

export interface MenuButtonProps
  extends
    Omit<ButtonProps, 'children'>,
    Pick<MenuProps, 'align' | 'sheet' | 'searchLabel' | 'emptyText' | 'renderLink'> {
  /** Text of the button, and name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Only the icon is visible; the label is its name and its tooltip. Default false. */
  iconOnly?: boolean | undefined;
}

/** A button with a menu. The code of the menu is loaded when the pointer or the focus reaches the button. */
export function MenuButton({
  label,
  items,
  iconOnly = false,
  align,
  sheet,
  searchLabel,
  emptyText,
  renderLink,
  icon,
  endIcon = ChevronDown,
  ...rest
}: MenuButtonProps) {
  const { menu, menuId, buttonProps, close } = useMenuButton({ preload: preloadMenu });
  const button = mergeProps(buttonProps, rest);
  return (
    <>
      {iconOnly && icon ? (
        <IconButton {...button} icon={icon} name={label} />
      ) : (
        <Button {...button} icon={icon} endIcon={endIcon}>
          {label}
        </Button>
      )}
      {menu && (
        <Menu
          open
          onOpenChange={close}
          id={menuId}
          {...menu}
          {...{ label, items, align, sheet, searchLabel, emptyText, renderLink }}
        />
      )}
    </>
  );
}
