import type { ComponentProps, ReactNode } from 'react';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../../behaviours/table-roles.ts';
import { body, cell, cellContent, head, headCell, row, stackingOf, table } from './card-table.styles.ts';

export interface CardTableColumn<Row> {
  id: string;
  /** Column header; in a stacked row it is shown before the value. */
  header: string;
  /** The header is only for assistive technology, for example above buttons. Default false. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** In px, or a share of the table such as `42%`. Default: the remaining width is shared equally. */
  width?: number | string | undefined;
  /** Emphasised. Default: true in the first column. */
  strong?: boolean | undefined;
  /** A secondary fact. Default false. */
  muted?: boolean | undefined;
  /** Figures, dates and codes, with digits of equal width. Default false. */
  numeric?: boolean | undefined;
  /** In a stacked row the cell is in the corner, next to the row header; for a menu. Default false. */
  corner?: boolean | undefined;
}

export interface CardTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name of the table, usually the heading of its card. */
  label: string;
  /** The cells of the first column are the row headers. */
  columns: readonly CardTableColumn<Row>[];
  rows: readonly Row[];
  /** Key of a row between renderings. Default: its index. */
  rowId?: ((row: Row) => string | number) | undefined;
  /**
   * In a narrow card each row becomes a small list: its header, then name and value of each column. Set it to false
   * for two short columns. Default true.
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
  return (
    <div className={stackingOf(stacks, columns.length)}>
      <table {...rest} {...asTable} aria-label={label} className={table({ className })}>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead {...asRows} className={head()}>
          <tr {...asRow} className="border-t border-border">
            {columns.map(({ id, header, headerHidden }) => (
              <th key={id} {...asHead} className={headCell()}>
                {headerHidden ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRows} className={body()}>
          {rows.map((each, index) => (
            <tr key={rowId?.(each) ?? index} {...asRow} className={row()}>
              {columns.map((column, place) => (
                <Cell key={column.id} column={column} lead={place === 0}>
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
  /** The cell is the row header. */
  lead: boolean;
  children: ReactNode;
}

function Cell({ column, lead, children }: CellProps) {
  const { header, headerHidden, strong = lead, muted, numeric, corner } = column;
  const plain = headerHidden ? 'bare' : 'named';
  const stacked = lead ? 'lead' : corner ? 'corner' : plain;
  const props = {
    className: cell({ stacked, strong, muted, numeric }),
    'data-column': stacked === 'named' ? header : undefined,
  };
  // One box next to the column's name, for any content; no box without a value.
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
