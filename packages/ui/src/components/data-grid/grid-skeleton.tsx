import type { FoldSlot, PlacedColumn } from './data-grid.model.ts';
import { Skeleton } from '../skeleton/index.ts';
import { cell, checkCell, row } from './data-grid.styles.ts';
import { placeOf } from './grid-row.tsx';
import { asCell, asRow, asRows } from '../../behaviours/table-roles.ts';

const lengths = [68, 54, 76, 60, 72, 50, 64];

export interface GridSkeletonProps {
  columns: readonly PlacedColumn<never, unknown>[];
  selectable: boolean;
  menu: boolean;
}

/** Seven skeleton rows in the real column widths, visible after 200 ms. */
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
              <PlaceKept
                shape={column.skeleton ?? 'bar'}
                length={lengths[(position + index) % 7] ?? 60}
                slot={column.slot}
              />
            </td>
          ))}
          {menu && <td {...asCell} className={cell({ pin: 'end', fold: 'menu' })} />}
        </tr>
      ))}
    </tbody>
  );
}

interface PlaceKeptProps {
  shape: 'bar' | 'pill' | 'dot' | 'none';
  /** In per cent of the column. */
  length: number;
  slot: FoldSlot | undefined;
}

/** Folded cells are as wide as their content: a percentage of that would be zero. */
const foldedWidths: Partial<Record<FoldSlot, string>> = {
  id: 'max-md:min-w-[32px]',
  status: 'max-md:min-w-[96px]',
  date: 'max-md:min-w-[72px]',
};

function PlaceKept({ shape, length, slot }: PlaceKeptProps) {
  if (shape === 'none') return null;
  return (
    <Skeleton
      shape={shape}
      width={shape === 'dot' ? undefined : `${length}%`}
      className={slot && foldedWidths[slot]}
    />
  );
}
