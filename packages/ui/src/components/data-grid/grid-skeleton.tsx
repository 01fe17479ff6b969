import type { PlacedColumn } from './data-grid.model.ts';
import { Skeleton } from '../skeleton/index.ts';
import { cell, checkCell, row } from './data-grid.styles.ts';
import { placeOf } from './grid-row.tsx';
import { asCell, asRow, asRows } from './table-roles.ts';

const lengths = [68, 54, 76, 60, 72, 50, 64];

export interface GridSkeletonProps {
  columns: readonly PlacedColumn<never, unknown>[];
  selectable: boolean;
  menu: boolean;
}

/** Seven places kept in the real column widths, seen after 200 ms of waiting. */
export function GridSkeleton({ columns, selectable, menu }: GridSkeletonProps) {
  return (
    <tbody {...asRows} aria-hidden className="animate-[portal-appear_0s_200ms_backwards] max-md:block">
      {lengths.map((length, position) => (
        <tr key={length} {...asRow} className={row({ long: false, opens: false, selectable, menu })}>
          {selectable && (
            <td {...asCell} className={cell({ pin: 'start', fold: 'check', className: checkCell })}>
              <Skeleton shape="box" />
            </td>
          )}
          {columns.map((column, index) => (
            <td key={column.id} {...asCell} {...placeOf(column)}>
              <PlaceKept shape={column.skeleton ?? 'bar'} length={lengths[(position + index) % 7] ?? 60} />
            </td>
          ))}
          {menu && <td {...asCell} className={cell({ pin: 'end', fold: 'menu' })} />}
        </tr>
      ))}
    </tbody>
  );
}

function PlaceKept({ shape, length }: { shape: 'bar' | 'pill' | 'dot' | 'none'; length: number }) {
  if (shape === 'none') return null;
  return <Skeleton shape={shape} width={shape === 'dot' ? undefined : `${length}%`} />;
}
