import {
  applicationColumns,
  columnNames,
  isColumnName,
  statusTone,
  type ActionId,
  type ApplicationRow,
  type ColumnName,
  type SortKey,
} from '@portal/api/contract';
import { initials, initialsBefore } from '@portal/ui/avatar';
import { Badge } from '@portal/ui/badge';
import { Chip } from '@portal/ui/chip';
import { DataGridCellButton, type DataGridCellButtonProps, type DataGridColumn } from '@portal/ui/data-grid';
import { ProgressRing, wholePercent } from '@portal/ui/progress-ring';
import type { ReactNode } from 'react';
import { cellTexts } from './cell-texts.ts';
import { idColumnSize } from '../../../listing/id-column.ts';
import { rowEntries } from '../actions/row-entries.ts';
import type { ShownColumns } from '../views/column-layout.model.ts';
import { ProductsCell } from './products-cell.tsx';

interface Column extends DataGridColumn<ApplicationRow> {
  sortKey?: SortKey | undefined;
}

interface Look extends Partial<
  Pick<Column, 'align' | 'muted' | 'strong' | 'fold' | 'unclipped' | 'skeleton'>
> {
  /** Width in px. */
  readonly size: number;
  /** Replaces the plain text. */
  readonly cell?: (row: ApplicationRow) => ReactNode;
}

const withInitials = initialsBefore();
const initialsOf = (name: string) => ({
  'data-initials': initials(name) || undefined,
  className: withInitials,
});

const LabelChip = ({ text }: { text: string }) => (
  <Chip size="sm" title={text} className="truncate align-middle">
    {text}
  </Chip>
);

const looks: Readonly<Record<ColumnName, Look>> = {
  ID: { size: idColumnSize, fold: 'id' },
  Email: { size: 224, muted: true },
  ClientName: { size: 184, strong: true, fold: 'title' },
  CreatedDate: { size: 122, fold: 'date' },
  Owner: { size: 116 },
  PercentageComplete: {
    size: 90,
    fold: 'ring',
    skeleton: 'dot',
    cell: ({ PercentageComplete }) => (
      <span className="flex items-center gap-2 tabular-nums">
        <ProgressRing value={PercentageComplete} />
        <span aria-hidden>{wholePercent(PercentageComplete)}%</span>
      </span>
    ),
  },
  DocsRequired: { size: 106 },
  Status: {
    size: 172,
    fold: 'status',
    skeleton: 'pill',
    unclipped: true,
    cell: ({ Status }) => Status && <Badge tone={statusTone(Status)}>{Status}</Badge>,
  },
  Label: { size: 112, cell: ({ Label }) => Label && <LabelChip text={Label} /> },
  SystemLabel: { size: 112 },
  ExternalId: { size: 116, muted: true },
  DateCompleted: { size: 140 },
  Assignee: {
    size: 148,
    cell: ({ AssigneeDisplayName: name }) => name && <span {...initialsOf(name)}>{name}</span>,
  },
  LastDocumentUploadDate: { size: 176 },
  DocumentCount: { size: 104, align: 'end' },
  Language: { size: 100 },
  PromoCode: { size: 112, muted: true },
  SigningMode: { size: 116 },
  AccountNumber: { size: 132, muted: true },
  ApplicationType: { size: 140 },
  UserUploadCount: { size: 116, align: 'end' },
  SubBrandName: { size: 144 },
  Products: {
    size: 268,
    cell: ({ ProductDisplayNameList }) => <ProductsCell names={ProductDisplayNameList ?? []} />,
  },
  AccountName: { size: 232 },
  InvestmentAmount: { size: 160, align: 'end' },
};

/** The width of a column in px, unless a person chooses another. */
export const columnWidth = (name: ColumnName): number => looks[name].size;

interface Editable {
  /** Also the name of the edited field, in the accessible name of the button. */
  readonly action: Exclude<keyof typeof rowEntries, 'cancel'>;
  /** Shown while the cell is empty. */
  readonly hint: string;
  /** Decoration of a value, next to its text. */
  readonly drawn: (text: string) => Partial<DataGridCellButtonProps>;
}

const editables: Partial<Record<ColumnName, Editable>> = {
  Assignee: {
    action: 'assignee',
    hint: '+ Assign',
    drawn: initialsOf,
  },
  Label: {
    action: 'label',
    hint: '+ Label',
    drawn: (text) => ({ children: <LabelChip text={text} /> }),
  },
};

/** A cell that opens the edit dialog of its value. The code of the dialog is preloaded on hover or focus. */
const editCell =
  ({ action, hint, drawn }: Editable, text: (row: ApplicationRow) => string) =>
  (row: ApplicationRow) => {
    const value = text(row);
    return (
      <DataGridCellButton
        {...(value !== '' && drawn(value))}
        action={action}
        name={`Edit ${action} of application ${row.ApplicationID}`}
        value={value}
        hint={hint}
        {...rowEntries[action].dialog.onIntent}
      />
    );
  };

/**
 * The viewable columns, in the given order and with the given headings (OP-075). Unknown column names are ignored. The
 * ID column links to the application; without it, the first text column does (OP-085). ID and ClientName stay fixed
 * while the table scrolls, as long as they come first. Assignee and Label are buttons for users who may edit them,
 * otherwise text.
 */
export function gridColumns(
  configuration: ShownColumns,
  editing: readonly ActionId[] = [],
): readonly Column[] {
  const drawn = configuration.flatMap(({ ColumnName: name, Description, Viewable, Width }) =>
    Viewable && isColumnName(name) ? [{ name, header: Description, size: Width ?? looks[name].size }] : [],
  );
  const names = drawn.map(({ name }) => name);
  const editableOf = (name: ColumnName) => {
    const editable = editables[name];
    return editable && editing.includes(editable.action) ? editable : undefined;
  };
  // A cell with its own rendering cannot hold the link of the row; an editable cell without the permission is text.
  const canLink = (name: ColumnName) =>
    (looks[name].cell === undefined || editables[name] !== undefined) && editableOf(name) === undefined;
  const linked = names.includes('ID') ? 'ID' : names.find(canLink);
  const pinned = pinnedOf(names);
  return drawn.map(({ name, header, size }) => {
    const { cell, ...look } = looks[name];
    const text = cellTexts[name];
    const editable = editableOf(name);
    return {
      id: name,
      header,
      ...look,
      size,
      cell: editable ? editCell(editable, text) : (cell ?? text),
      text,
      link: name === linked,
      ...(name === linked && name !== 'ID' && { linkName: linkNameFrom(text) }),
      pinned: pinned.includes(name),
      sortKey: applicationColumns[name].sortKey,
    };
  });
}

const linkNameFrom = (text: (row: ApplicationRow) => string) => (row: ApplicationRow) =>
  `${text(row)} ${row.ApplicationID}`.trim();

function pinnedOf(names: readonly ColumnName[]): readonly ColumnName[] {
  if (names[0] !== 'ID') return [];
  return names[1] === 'ClientName' ? ['ID', 'ClientName'] : ['ID'];
}

/** Placeholder columns while the configuration is loading. */
export const placeholderColumns: readonly Column[] = columnNames.slice(0, 8).map((name) => {
  const { size, fold, skeleton } = looks[name];
  return { id: name, header: '', size, fold, skeleton, cell: () => null };
});
