import { memo, type ChangeEvent, type ReactNode } from 'react';
import type { RenderLink } from '../../behaviours/render-link.ts';
import type { PlacedColumn } from './data-grid.model.ts';
import { cell, checkbox, checkCell, menuCell, menuDots, row, rowLink } from './data-grid.styles.ts';
import { asCell, asRow } from './table-roles.ts';

/** What all rows share; one stable object, so that it never makes a row draw again. */
export interface RowParts<Row> {
  columns: readonly PlacedColumn<Row, ReactNode>[];
  selectable: boolean;
  opens: boolean;
  rowLabel: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  renderRowLink: RenderLink;
  rowMenuLabel: ((row: Row) => string) | undefined;
  toggleRow: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface GridRowProps<Row> {
  data: Row;
  position: number;
  selected: boolean;
  menuOpen: boolean;
  parts: RowParts<Row>;
}

function DrawRow<Row>({ data, position, selected, menuOpen, parts }: GridRowProps<Row>) {
  const { selectable, rowMenuLabel } = parts;
  return (
    <tr
      {...asRow}
      data-position={position}
      aria-selected={selectable ? selected : undefined}
      className={row({ opens: parts.opens, selectable, menu: rowMenuLabel !== undefined })}
    >
      {selectable && (
        <td {...asCell} className={cell({ pin: 'start', fold: 'check', className: `start-0 ${checkCell}` })}>
          <input
            type="checkbox"
            aria-label={parts.rowLabel(data)}
            checked={selected}
            onChange={parts.toggleRow}
            className={checkbox()}
          />
        </td>
      )}
      <GridCells data={data} parts={parts} />
      {rowMenuLabel && (
        <td {...asCell} className={cell({ pin: 'end', fold: 'menu', className: menuCell })}>
          <button
            type="button"
            data-row-menu
            aria-label={rowMenuLabel(data)}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            className={menuDots()}
          />
        </td>
      )}
    </tr>
  );
}

function DrawCells<Row>({ data, parts }: { data: Row; parts: RowParts<Row> }): ReactNode {
  return parts.columns.map((column) => {
    const content = column.cell(data);
    return (
      <td
        key={column.id}
        {...asCell}
        title={typeof content === 'string' && content !== '' ? content : column.text?.(data)}
        style={column.pinOffset === undefined ? undefined : { insetInlineStart: column.pinOffset }}
        className={cellLook(column)}
      >
        {column.isLink && parts.rowHref
          ? parts.renderRowLink({
              href: parts.rowHref(data),
              'aria-label': column.linkName?.(data),
              className: rowLink(),
              children: content,
            })
          : content}
      </td>
    );
  });
}

/** Ticking a row reaches the row and stops here: cells know nothing of it. */
const GridCells = memo(DrawCells) as typeof DrawCells;

export const GridRow = memo(DrawRow) as typeof DrawRow;

const looks = new WeakMap<object, string>();

export function cellLook(column: PlacedColumn<never, unknown>): string {
  const known = looks.get(column);
  if (known !== undefined) return known;
  const look = cell({
    align: column.align ?? 'start',
    muted: column.muted ?? false,
    strong: column.strong ?? false,
    clip: !column.unclipped,
    pin: column.pinOffset === undefined ? 'none' : 'start',
    pinEdge: column.pinEdge,
    fold: column.slot ?? 'none',
  });
  looks.set(column, look);
  return look;
}
