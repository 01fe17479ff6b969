import { memo, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { asRows, asTable } from '../../behaviours/table-roles.ts';
import { preloadMenu } from '../menu/index.ts';
import { CONTROL_COLUMN, type PlacedColumn } from './data-grid.model.ts';
import { body, table } from './data-grid.styles.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow, type RowParts } from './grid-row.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import type { ColumnResize } from './use-column-resize.ts';
import type { useDataGrid } from './use-data-grid.ts';

type Grid<Row extends object> = ReturnType<typeof useDataGrid<Row, ReactNode>>;

interface GridTableProps<Row extends object> {
  grid: Grid<Row>;
  /** The columns in the widths that are drawn. */
  drawn: readonly PlacedColumn<never, unknown>[];
  resize: ColumnResize | undefined;
  parts: RowParts<Row>;
  /** The rows in the blocks that the browser lays out separately. */
  blocks: readonly Readonly<Grid<Row>['rows']>[];
  /** There is more than one block. */
  long: boolean;
  label: string;
  selectAllLabel: string;
  menu: boolean;
  loading: boolean;
  busy: boolean;
}

const preloadOverMenuButton = (event: PointerEvent) => {
  if ((event.target as Element).closest('[data-row-menu]')) preloadMenu();
};

export function GridTable<Row extends object>({
  grid,
  drawn,
  resize,
  parts,
  blocks,
  long,
  label,
  selectAllLabel,
  menu,
  loading,
  busy,
}: GridTableProps<Row>) {
  const { columns, selectable } = grid;
  const disabled = blocks.length === 0;
  return (
    <table
      {...asTable}
      aria-label={label}
      aria-busy={loading || busy || undefined}
      className={table({ long })}
    >
      <Columns columns={drawn} selectable={selectable} menu={menu} />
      <GridHead {...grid} {...{ selectAllLabel, disabled, menu, long, resize }} />
      {loading && <GridSkeleton columns={columns} selectable={selectable} menu={menu} />}
      {blocks.map((block, index) => (
        <tbody
          key={index}
          {...asRows}
          {...grid.bodyProps}
          onPointerOver={menu ? preloadOverMenuButton : undefined}
          style={long ? ({ '--_p-rows': block.length } as CSSProperties) : undefined}
          className={body({ long })}
        >
          {block.map(({ key, position, data, selected, menuOpen }) => (
            <GridRow key={key} {...{ data, position, selected, menuOpen, parts }} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface ColumnsProps {
  columns: readonly PlacedColumn<never, unknown>[];
  selectable: boolean;
  menu: boolean;
}

const Columns = memo(({ columns, selectable, menu }: ColumnsProps) => (
  <colgroup>
    {selectable && <col style={{ inlineSize: CONTROL_COLUMN }} />}
    {columns.map(({ id, size, stretches }) => (
      <col key={id} style={stretches ? undefined : { inlineSize: size }} />
    ))}
    {menu && <col style={{ inlineSize: CONTROL_COLUMN }} />}
  </colgroup>
));
