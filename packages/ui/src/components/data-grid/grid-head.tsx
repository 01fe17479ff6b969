import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { memo, type ReactNode } from 'react';
import { lazyOptional } from '../../behaviours/lazy-with-preload.tsx';
import { Icon } from '../icon/index.ts';
import type { PlacedColumn } from './data-grid.model.ts';
import { checkCell, head, headCell, headMenuCell, headRow, pinEdge, sortButton } from './data-grid.styles.ts';
import { DataGridSelectAll } from './select-all-box.tsx';
import type { ColumnResize } from './use-column-resize.ts';
import type { useDataGrid } from './use-data-grid.ts';
import { asCell, asHead, asRow, asRows } from '../../behaviours/table-roles.ts';

/** Only grids with resizable columns load it. If its code cannot be loaded, the columns keep their width. */
const ResizeEdge = lazyOptional(async () => (await import('./resize-edge.tsx')).ResizeEdge);

type Grid<Row extends object> = ReturnType<typeof useDataGrid<Row, ReactNode>>;

export interface GridHeadProps<Row extends object>
  extends HeadCellsProps<Row>, Pick<Grid<Row>, 'selectAll' | 'selectable'> {
  selectAllLabel: string;
  /** Nothing can be selected while there are no rows. */
  disabled: boolean;
  /** The page is laid out in blocks. */
  long: boolean;
}

interface HeadCellsProps<Row extends object> extends Pick<
  Grid<Row>,
  'columns' | 'getHeadProps' | 'getSortButtonProps'
> {
  menu: boolean;
  /** Undefined: the widths are fixed. */
  resize: ColumnResize | undefined;
}

const selectCell = headCell({ pin: 'start', className: `start-0 ${checkCell}` });
const menuCell = headCell({ pin: 'end', className: headMenuCell });

export function GridHead<Row extends object>(props: GridHeadProps<Row>) {
  const { selectAll, selectable, selectAllLabel, disabled, long } = props;
  const { columns, getHeadProps, getSortButtonProps, menu, resize } = props;
  return (
    <thead {...asRows} className={head({ long })}>
      <tr {...asRow} className={headRow({ long })}>
        {selectable && (
          <th {...asHead} className={selectCell}>
            <DataGridSelectAll {...selectAll} disabled={disabled} aria-label={selectAllLabel} />
          </th>
        )}
        <HeadCells {...{ columns, getHeadProps, getSortButtonProps, menu, resize }} />
      </tr>
    </thead>
  );
}

function DrawHeadCells<Row extends object>({
  columns,
  menu,
  getHeadProps,
  getSortButtonProps,
  resize,
}: HeadCellsProps<Row>) {
  return (
    <>
      {columns.map((column) => (
        <HeadCell
          key={column.id}
          column={column}
          sorted={getHeadProps(column.sortKey)['aria-sort']}
          getSortButtonProps={getSortButtonProps}
          resize={resize}
        />
      ))}
      {menu && <td {...asCell} className={menuCell} />}
    </>
  );
}

/** Neither another page nor a selection renders the headings again. */
const HeadCells = memo(DrawHeadCells) as typeof DrawHeadCells;

const glyphs = { ascending: ArrowUp, descending: ArrowDown };

interface HeadCellProps<Row extends object> extends Pick<
  HeadCellsProps<Row>,
  'getSortButtonProps' | 'resize'
> {
  column: PlacedColumn<Row, ReactNode>;
  sorted: keyof typeof glyphs | undefined;
}

function DrawHeadCell<Row extends object>({
  column,
  sorted,
  getSortButtonProps,
  resize,
}: HeadCellProps<Row>) {
  const { id, pinOffset, pinEdge: edge, leads: lead, align = 'start', sortKey, header } = column;
  // A placeholder for a heading names no column yet.
  const Cell = header === '' ? 'td' : 'th';
  return (
    <Cell
      {...(header === '' ? asCell : asHead)}
      aria-sort={sorted}
      style={pinOffset === undefined ? undefined : { insetInlineStart: pinOffset }}
      className={headCell({
        align,
        lead,
        pin: pinOffset === undefined ? 'none' : 'start',
        className: [resize && pinOffset === undefined && 'relative', edge && `${pinEdge} border-e-border`],
      })}
    >
      {sortKey === undefined ? (
        header
      ) : (
        <button type="button" {...getSortButtonProps(sortKey)} className={sortButton()}>
          {header}
          <Icon glyph={sorted ? glyphs[sorted] : ChevronsUpDown} size={14} />
        </button>
      )}
      {resize && header !== '' && <ResizeEdge {...resize} id={id} />}
    </Cell>
  );
}

/** Another sort order renders two of them. */
const HeadCell = memo(DrawHeadCell) as typeof DrawHeadCell;
