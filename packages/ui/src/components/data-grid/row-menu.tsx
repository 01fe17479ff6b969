import type { RenderLink } from '../../behaviours/render-link.ts';
import { Menu, type MenuItem } from '../menu/index.ts';
import { useDataGridState } from './data-grid-parts.tsx';
import type { OpenRowMenu } from './use-body-events.ts';

interface OpenMenuState<Row> {
  menu: (OpenRowMenu & { row: Row }) | undefined;
  closeMenu: () => void;
}

export interface DataGridRowMenuProps<Row> {
  /** The result of `useDataGrid`, outside of a `DataGridRoot`. */
  grid?: OpenMenuState<Row> | undefined;
  /** Name of a row's menu. */
  label: (row: Row) => string | undefined;
  /** What it offers; called while it is open. */
  items: (row: Row) => readonly MenuItem[];
  /** Renders items with an address, such as by a router's link. Default a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** The one menu that all rows share. Renders nothing while it is closed. */
export function DataGridRowMenu<Row extends object>({ grid, ...menu }: DataGridRowMenuProps<Row>) {
  return grid ? <OpenMenu grid={grid} {...menu} /> : <MenuOfRoot {...menu} />;
}

type MenuParts<Row> = Omit<DataGridRowMenuProps<Row>, 'grid'>;

const MenuOfRoot = <Row extends object>(menu: MenuParts<Row>) => (
  <OpenMenu grid={useDataGridState<Row>().grid} {...menu} />
);

function OpenMenu<Row>({ grid, label, items, renderLink }: MenuParts<Row> & { grid: OpenMenuState<Row> }) {
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
