import { useState } from 'react';
import { useDataGrid, type GridSort } from './index.ts';
import { orders, type Order } from './orders.fixtures.tsx';

const columns = [
  { id: 'id', header: 'No.', size: 64, cell: ({ id }: Order) => String(id) },
  { id: 'placed', header: 'Placed', size: 122, sortKey: 'Placed', cell: ({ placed }: Order) => placed },
];
const page = orders();

/** The hook with plain markup: no style and no part of the grid. */
export function BareOrders({ onRowOpen }: { onRowOpen?: ((order: Order) => void) | undefined }) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<GridSort>();
  const grid = useDataGrid({
    rows: page,
    columns,
    rowId: ({ id }) => String(id),
    selection,
    onSelectionChange: setSelection,
    sort,
    onSortChange: setSort,
    onRowOpen,
  });
  const { checked, indeterminate, onChange } = grid.selectAll;
  return (
    <table>
      <thead>
        <tr>
          <td>
            <input
              type="checkbox"
              aria-label="Select all rows on this page"
              checked={checked}
              onChange={onChange}
              ref={(input) => {
                if (input) input.indeterminate = indeterminate;
              }}
            />
          </td>
          {grid.columns.map(({ id, header, sortKey }) => (
            <th key={id} {...grid.getHeadProps(sortKey)}>
              {sortKey ? <button {...grid.getSortButtonProps(sortKey)}>{header}</button> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...grid.bodyProps}>
        {grid.rows.map(({ key, position, id, data, selected }) => (
          <tr key={key} data-position={position} aria-selected={selected}>
            <td>
              <input
                type="checkbox"
                aria-label={`Select order ${id}`}
                checked={selected}
                onChange={grid.toggleRow}
              />
            </td>
            {grid.columns.map((column) => (
              <td key={column.id}>{column.cell(data)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
