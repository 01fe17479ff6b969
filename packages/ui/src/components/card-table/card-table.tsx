import type { ComponentProps, ReactNode } from 'react';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../../behaviours/table-roles.ts';
import { body, cell, cellContent, head, headCell, row, stackingOf, table } from './card-table.styles.ts';

export interface CardTableColumn<Row> {
  id: string;
  /** Heads the column; in a stacked row it stands before the value. */
  header: string;
  /** The heading is read out and not drawn, as over buttons. Default false. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** In px, or a share of the table such as `42%`. Default: an equal part of what the others leave. */
  width?: number | string | undefined;
  /** Stands out. Default: in the first column. */
  strong?: boolean | undefined;
  /** A secondary fact. Default false. */
  muted?: boolean | undefined;
  /** Figures, dates and codes, whose digits stand below one another. Default false. */
  numeric?: boolean | undefined;
  /** In a stacked row it stands in the corner, beside the row's heading: for a menu. Default false. */
  corner?: boolean | undefined;
}

export interface CardTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Names the table; most often as its card is headed. */
  label: string;
  /** The first column says what each row is about: its cells are the headings of their rows. */
  columns: readonly CardTableColumn<Row>[];
  rows: readonly Row[];
  /** By which a row is known from one rendering to the next. Default: its place. */
  rowId?: ((row: Row) => string | number) | undefined;
  /**
   * In a narrow card each row becomes a small list: its heading, then name and value of each column. Without it the
   * columns stay, however narrow: for two short ones. Default true.
   */
  stacks?: boolean | undefined;
}

/** A few rows of facts in a card, edge to edge. */
export function CardTable<Row>({
  label,
  columns,
  rows,
  rowId,
  stacks = true,
  className,
  ...rest
}: CardTableProps<Row>) {
  const stacking = stackingOf(stacks, columns.length);
  return (
    <div className="@container">
      <table {...rest} {...asTable} aria-label={label} className={table({ stacking, className })}>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead {...asRows} className={head({ stacking })}>
          <tr {...asRow} className="border-t border-border">
            {columns.map(({ id, header, headerHidden }) => (
              <th key={id} {...asHead} className={headCell()}>
                {headerHidden ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRows} className={body({ stacking })}>
          {rows.map((each, index) => (
            <tr key={rowId?.(each) ?? index} {...asRow} className={row({ stacking })}>
              {columns.map((column, place) => (
                <Cell key={column.id} column={column} stacking={stacking} lead={place === 0}>
                  {column.cell(each)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  column: Omit<CardTableColumn<never>, 'cell'>;
  stacking: ReturnType<typeof stackingOf>;
  /** It says what its row is about. */
  lead: boolean;
  children: ReactNode;
}

function Cell({ column, stacking, lead, children }: CellProps) {
  const {
    header,
    headerHidden = false,
    strong = lead,
    muted = false,
    numeric = false,
    corner = false,
  } = column;
  const plain = headerHidden ? 'bare' : 'named';
  const stacked = lead ? 'lead' : corner ? 'corner' : plain;
  const props = {
    className: cell({ stacking, stacked, strong, muted, numeric }),
    'data-column': stacked === 'named' ? header : undefined,
  };
  // One box beside the column's name, whatever a cell is made of; none without a value.
  const content = hasValue(children) && <div className={cellContent()}>{children}</div>;
  return lead ? (
    <th {...asRowHead} {...props}>
      {content}
    </th>
  ) : (
    <td {...asCell} {...props}>
      {content}
    </td>
  );
}

const hasValue = (node: ReactNode) => node !== null && node !== undefined && node !== '' && node !== false;
