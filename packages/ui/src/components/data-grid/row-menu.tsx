import { Menu, type MenuItem, type MenuProps } from '../menu/index.ts';
import { useDataGridState } from './data-grid-parts.tsx';
import type { OpenRowMenu } from './use-body-events.ts';

interface OpenMenuState<Row> {
  menu: (OpenRowMenu & { row: Row }) | undefined;
  closeMenu: () => void;
}

/** `className`, `style`, `ref` and other props go to the panel. */
export interface DataGridRowMenuProps<Row> extends Pick<
  MenuProps,
  'renderLink' | 'align' | 'className' | 'style' | 'ref'
> {
  /** The result of `useDataGrid`, outside of a `DataGridRoot`. */
  grid?: OpenMenuState<Row> | undefined;
  /** Name of a row's menu. */
  label: (row: Row) => string | undefined;
  /** What it offers; called while it is open. */
  items: (row: Row) => readonly MenuItem[];
}

/** The one menu that all rows share. Renders nothing while it is closed. */
export function DataGridRowMenu<Row extends object>({ grid, ...menu }: DataGridRowMenuProps<Row>) {
  return grid ? <OpenMenu grid={grid} {...menu} /> : <MenuOfRoot {...menu} />;
}

type MenuParts<Row> = Omit<DataGridRowMenuProps<Row>, 'grid'>;

const MenuOfRoot = <Row extends object>(menu: MenuParts<Row>) => (
  <OpenMenu grid={useDataGridState<Row>().grid} {...menu} />
);

function OpenMenu<Row>({ grid, label, items, ...rest }: MenuParts<Row> & { grid: OpenMenuState<Row> }) {
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
      {...rest}
    />
  );
}
