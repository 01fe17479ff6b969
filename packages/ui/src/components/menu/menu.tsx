import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { deferred } from '../../behaviours/deferred.tsx';
import type { RenderLink } from '../../behaviours/render-link.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { MenuItem, MenuProps } from './menu.props.ts';
import { useMenuButton } from './use-menu-button.ts';

const RadixMenu = deferred(async () => (await import('./menu.radix.tsx')).default);

/** Fetches the menu's chunk ahead: call it when a menu seems to be wanted. */
export const preloadMenu = (): void => RadixMenu.preload();

/** A menu on an element that exists already; one can serve many buttons in turn. */
export function Menu({ open, ...menu }: MenuProps) {
  return open && <RadixMenu {...menu} />;
}

export interface MenuButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'ref'> {
  /** Text of the button, and name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Only the icon is shown; the label is the name and the tooltip. */
  iconOnly?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  renderLink?: RenderLink | undefined;
  /** Draws another button; it has to spread the given props. */
  renderButton?: ((props: ReturnType<typeof useMenuButton>['buttonProps']) => ReactElement) | undefined;
}

/** A button with a menu. The menu's code arrives when the pointer or the focus does. */
export function MenuButton({
  label,
  items,
  iconOnly = false,
  align,
  renderLink,
  renderButton,
  icon,
  endIcon = ChevronDown,
  ...look
}: MenuButtonProps) {
  const { menu, menuId, buttonProps, close } = useMenuButton({ preload: preloadMenu });
  const button = () => {
    if (renderButton) return renderButton(buttonProps);
    if (iconOnly && icon) return <IconButton {...look} {...buttonProps} icon={icon} name={label} />;
    return (
      <Button {...look} {...buttonProps} icon={icon} endIcon={endIcon}>
        {label}
      </Button>
    );
  };
  return (
    <>
      {button()}
      {menu && <Menu open onOpenChange={close} id={menuId} {...menu} {...{ label, items, align, renderLink }} />}
    </>
  );
}
