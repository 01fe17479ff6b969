import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import type { PlacedColumn } from './data-grid.model.ts';
import { checkbox, checkCell, headCell, sortButton } from './data-grid.styles.ts';
import type { useDataGrid } from './use-data-grid.ts';
import { asCell, asHead, asRow, asRows } from './table-roles.ts';

export interface GridHeadProps<Row extends object> {
  grid: ReturnType<typeof useDataGrid<Row, ReactNode>>;
  selectAllLabel: string;
  /** Nothing can be ticked while there are no rows. */
  disabled: boolean;
  menu: boolean;
}

export function GridHead<Row extends object>({ grid, selectAllLabel, disabled, menu }: GridHeadProps<Row>) {
  const { checked, indeterminate, onChange } = grid.selectAll;
  return (
    <thead {...asRows} className="max-md:hidden">
      <tr {...asRow}>
        {grid.selectable && (
          <th {...asHead} className={headCell({ pin: 'start', className: `start-0 ${checkCell}` })}>
            <input
              type="checkbox"
              aria-label={selectAllLabel}
              checked={checked && !disabled}
              disabled={disabled}
              onChange={onChange}
              ref={(input) => {
                if (input) input.indeterminate = indeterminate && !disabled;
              }}
              className={checkbox()}
            />
          </th>
        )}
        {grid.columns.map((column) => (
          <HeadCell key={column.id} column={column} grid={grid} />
        ))}
        {menu && <td {...asCell} className={headCell({ pin: 'end', className: 'end-0' })} />}
      </tr>
    </thead>
  );
}

const glyphs = { ascending: ArrowUp, descending: ArrowDown };

function HeadCell<Row extends object>({
  column,
  grid,
}: Pick<GridHeadProps<Row>, 'grid'> & { column: PlacedColumn<Row, ReactNode> }) {
  const { pinOffset, pinEdge, align = 'start', sortKey, header } = column;
  const sorted = grid.getHeadProps(sortKey);
  return (
    <th
      {...asHead}
      title={header}
      {...sorted}
      style={pinOffset === undefined ? undefined : { insetInlineStart: pinOffset }}
      className={headCell({
        align,
        pin: pinOffset === undefined ? 'none' : 'start',
        className: pinEdge
          ? 'border-e border-e-border group-data-scrolled-start/grid:border-e-border-strong group-data-scrolled-start/grid:shadow-pin'
          : '',
      })}
    >
      {sortKey === undefined ? (
        header
      ) : (
        <button type="button" {...grid.getSortButtonProps(sortKey)} className={sortButton()}>
          {header}
          <Icon glyph={sorted['aria-sort'] ? glyphs[sorted['aria-sort']] : ChevronsUpDown} size={14} />
        </button>
      )}
    </th>
  );
}
