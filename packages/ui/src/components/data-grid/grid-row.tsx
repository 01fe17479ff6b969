import { memo, type ChangeEvent, type CSSProperties, type ReactNode } from 'react';
import type { RenderLink } from '../../behaviours/render-link.ts';
import type { PlacedColumn } from './data-grid.model.ts';
import { cell, checkbox, checkCell, menuCell, menuDots, rowLink } from './data-grid.styles.ts';
import { asCell, asRow } from '../../behaviours/table-roles.ts';
import { rowMenuButtonProps } from './use-body-events.ts';

/** What all rows share: one stable object, so that it never renders a row again. */
export interface RowParts<Row> {
  columns: readonly PlacedColumn<Row, ReactNode>[];
  selectable: boolean;
  rowClass: string;
  rowLabel: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  renderLink: RenderLink;
  rowMenuLabel: ((row: Row) => string | undefined) | undefined;
  toggleRow: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface GridRowProps<Row> {
  data: Row;
  position: number;
  selected: boolean;
  menuOpen: boolean;
  parts: RowParts<Row>;
}

/** Computed once: rows render too often to compute it each time. */
const classes = {
  checkCell: cell({ pin: 'start', fold: 'check', className: `start-0 ${checkCell}` }),
  checkbox: checkbox(),
  menuCell: cell({ pin: 'end', fold: 'menu', className: menuCell }),
  menuDots: menuDots(),
  link: rowLink(),
};

function DrawRow<Row>({ data, position, selected, menuOpen, parts }: GridRowProps<Row>) {
  const { selectable } = parts;
  return (
    <tr
      {...asRow}
      data-position={position}
      aria-selected={selectable ? selected : undefined}
      className={parts.rowClass}
    >
      {selectable && (
        <td {...asCell} className={classes.checkCell}>
          <input
            type="checkbox"
            aria-label={parts.rowLabel(data)}
            checked={selected}
            onChange={parts.toggleRow}
            className={classes.checkbox}
          />
        </td>
      )}
      <GridCells data={data} menuOpen={menuOpen} parts={parts} />
    </tr>
  );
}

type GridCellsProps<Row> = Pick<GridRowProps<Row>, 'data' | 'menuOpen' | 'parts'>;

function DrawCells<Row>({ data, menuOpen, parts }: GridCellsProps<Row>): ReactNode {
  const { columns, rowHref, renderLink, rowMenuLabel } = parts;
  const menuName = rowMenuLabel?.(data);
  return (
    <>
      {columns.map((column) => {
        const content = column.cell(data);
        return (
          <td key={column.id} {...asCell} {...placeOf(column)}>
            {column.isLink && rowHref
              ? renderLink({
                  href: rowHref(data),
                  'aria-label': column.linkName?.(data),
                  className: classes.link,
                  children: content,
                })
              : content}
          </td>
        );
      })}
      {rowMenuLabel && (
        <td {...asCell} className={classes.menuCell}>
          {menuName !== undefined && (
            <button {...rowMenuButtonProps(menuName, menuOpen)} className={classes.menuDots}>
              ⋮
            </button>
          )}
        </td>
      )}
    </>
  );
}

/** Selecting a row renders the row, but not its cells. */
const GridCells = memo(DrawCells) as typeof DrawCells;

export const GridRow = memo(DrawRow) as typeof DrawRow;

interface CellPlace {
  className: string;
  style: CSSProperties | undefined;
}

const places = new WeakMap<object, CellPlace>();

/** Class and position of a column's cells: one object for all of them. */
export function placeOf(column: PlacedColumn<never, unknown>): CellPlace {
  const known = places.get(column);
  if (known !== undefined) return known;
  const className = cell({
    align: column.align ?? 'start',
    lead: column.leads,
    muted: column.muted ?? false,
    strong: column.strong ?? false,
    clip: !column.unclipped,
    pin: column.pinOffset === undefined ? 'none' : 'start',
    pinEdge: column.pinEdge,
    fold: column.slot ?? 'none',
  });
  const style = column.pinOffset === undefined ? undefined : { insetInlineStart: column.pinOffset };
  const place = { className, style };
  places.set(column, place);
  return place;
}
