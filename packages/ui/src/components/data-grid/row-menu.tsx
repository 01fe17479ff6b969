import type { RenderLink } from '../../behaviours/render-link.ts';
import { Menu, type MenuItem } from '../menu/index.ts';
import type { OpenRowMenu } from './use-body-events.ts';

export interface DataGridRowMenuProps<Row> {
  /** What `useDataGrid` gives: the open menu with its row, and how it closes. */
  grid: { menu: (OpenRowMenu & { row: Row }) | undefined; closeMenu: () => void };
  /** Name of a row's menu. */
  label: (row: Row) => string | undefined;
  /** What it offers; asked while it is open. */
  items: (row: Row) => readonly MenuItem[];
  /** A router's link; a plain anchor without it. */
  renderLink?: RenderLink | undefined;
}

/** The one menu that all rows share; nothing while it is closed. */
export function DataGridRowMenu<Row>({ grid, label, items, renderLink }: DataGridRowMenuProps<Row>) {
  if (!grid.menu) return null;
  const { row, anchor, openedBy } = grid.menu;
  return (
    <Menu
      open
      onOpenChange={grid.closeMenu}
      anchor={anchor}
      openedBy={openedBy}
      label={label(row) ?? ''}
      items={items(row)}
      renderLink={renderLink}
    />
  );
}
