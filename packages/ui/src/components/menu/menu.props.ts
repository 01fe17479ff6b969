import type { LucideIcon } from 'lucide-react';
import type { RenderLink } from '../../behaviours/render-link.ts';
import type { MenuChoice } from './menu.model.ts';
import type { MenuOpenedBy } from './use-menu-button.ts';

export type MenuIcon = LucideIcon;
export type MenuItem = MenuChoice<MenuIcon>;

export interface MenuProps {
  open: boolean;
  /** Called with false by a choice, Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The element it hangs on, and that gets the focus back. */
  anchor: HTMLElement;
  /** Name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** By keyboard the first item gets the focus. Default `pointer`. */
  openedBy?: MenuOpenedBy | undefined;
  id?: string | undefined;
  /** Edge of the anchor it lines up with. Default `end`. */
  align?: 'start' | 'end' | undefined;
  /** A router's link for items with an address; a plain anchor without it. */
  renderLink?: RenderLink | undefined;
}
