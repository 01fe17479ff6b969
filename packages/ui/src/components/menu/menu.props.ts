import type { IconGlyph } from '../icon/index.ts';
import type { ComponentProps } from 'react';
import type { RenderLink } from '../../behaviours/render-link.ts';
import type { MenuChoice } from './menu.model.ts';
import type { MenuOpenedBy } from './use-menu-button.ts';

export type MenuIcon = IconGlyph;
export type MenuItem = MenuChoice<MenuIcon>;

/** `className`, `style`, `ref` and other props go to the panel. */
export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  open: boolean;
  /** Called with false by a choice, Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The element at which it opens, and which gets the focus back. */
  anchor: HTMLElement;
  /** Name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Opened by keyboard, its first item gets the focus. Default `pointer`. */
  openedBy?: MenuOpenedBy | undefined;
  /** Edge of the anchor that it is aligned with. Default `end`. */
  align?: 'start' | 'end' | undefined;
  /** In a narrow window it is a sheet at the lower edge. Default false. */
  sheet?: boolean | undefined;
  /** Name of a field above the items that searches the groups, for many choices. Default none. */
  searchLabel?: string | undefined;
  /** In place of the groups if the search finds none. Default `No Results.` */
  emptyText?: string | undefined;
  /** Renders items with an address, such as by a router's link. Default a plain anchor. */
  renderLink?: RenderLink | undefined;
}
