import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { SelectControl } from '../select/index.ts';
import { foldedHead } from './data-grid.styles.ts';
import { DataGridSelectAll } from './select-all-box.tsx';
import type { useDataGrid } from './use-data-grid.ts';

export interface DataGridFoldedHeaderProps<Row extends object> extends Pick<
  ReturnType<typeof useDataGrid<Row, ReactNode>>,
  'selectAll' | 'selectable' | 'sortChoice'
> {
  /** Default `Sort by`, `Default` and `Direction: …`. */
  texts?: DataGridSortTexts | undefined;
  /** Name of the box. */
  selectAllLabel: string;
  /** Beside the box, such as `Select all`. Default nothing. */
  selectAllText?: string | undefined;
  /** Takes the place of `selectAllText` while rows are ticked, and is announced, such as `4 selected`. */
  selectedText?: string | undefined;
  /** Nothing can be ticked while there are no rows. */
  disabled: boolean;
}

/** What the controls that sort are called. */
export interface DataGridSortTexts {
  sortBy: string;
  unsorted: string;
  ascending: string;
  descending: string;
}

const english: DataGridSortTexts = {
  sortBy: 'Sort by',
  unsorted: 'Default',
  ascending: 'Direction: ascending',
  descending: 'Direction: descending',
};

/** What the headings can do, where rows have none. The box stands over the boxes of the rows: `--_p-fold-start` is their width. */
export default function FoldedHead<Row extends object>({
  selectAll,
  selectable,
  sortChoice,
  texts = english,
  selectAllLabel,
  selectAllText = '',
  selectedText = '',
  disabled,
}: DataGridFoldedHeaderProps<Row>) {
  const { options, key, direction, sortBy, toggleDirection } = sortChoice;
  return (
    <div className={foldedHead()}>
      {selectable && (
        <label className="flex flex-none items-center text-xs font-medium">
          <span className="grid w-(--_p-fold-start,44px) flex-none place-items-center">
            <DataGridSelectAll {...selectAll} disabled={disabled} aria-label={selectAllLabel} />
          </span>
          {selectedText === '' && selectAllText}
          <span role="status" className="tabular-nums">
            {selectedText}
          </span>
        </label>
      )}
      {options.length > 0 && (
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <label className="flex min-w-0 items-center gap-2 text-xs text-text-muted">
            <span className="flex-none">{texts.sortBy}</span>
            <SelectControl
              size="sm"
              placeholder={texts.unsorted}
              options={options}
              value={key}
              onValueChange={sortBy}
            />
          </label>
          {direction && (
            <IconButton
              icon={direction === 'asc' ? ArrowUp : ArrowDown}
              name={direction === 'asc' ? texts.ascending : texts.descending}
              onClick={toggleDirection}
            />
          )}
        </div>
      )}
    </div>
  );
}
