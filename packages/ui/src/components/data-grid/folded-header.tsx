import { ArrowDown, ArrowUp } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { IconButton } from '../icon-button/index.ts';
import { SelectControl } from '../select/index.ts';
import { foldedHead } from './data-grid.styles.ts';
import { dataGridTexts } from './data-grid.texts.ts';
import { DataGridSelectAll } from './select-all-box.tsx';
import type { useDataGrid } from './use-data-grid.ts';

type Grid<Row extends object> = ReturnType<typeof useDataGrid<Row, ReactNode>>;

export interface DataGridFoldedHeaderProps<Row extends object>
  extends
    Pick<Grid<Row>, 'selectAll' | 'selectable' | 'sortChoice'>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the checkbox. */
  selectAllLabel: string;
  /** Next to the checkbox, such as `Select all`. Default nothing. */
  selectAllText?: string | undefined;
  /** Replaces `selectAllText` while rows are selected, and is announced, such as `4 selected`. */
  selectedText?: string | undefined;
  /** Nothing can be selected while there are no rows. */
  disabled: boolean;
}

/**
 * Selection and sorting where rows are folded and have no headings. The checkbox is as wide as those of the rows:
 * `--_p-fold-start`.
 */
export default function FoldedHeader<Row extends object>({
  selectAll,
  selectable,
  sortChoice,
  selectAllLabel,
  selectAllText = '',
  selectedText = '',
  disabled,
  className,
  ...rest
}: DataGridFoldedHeaderProps<Row>) {
  const texts = useTexts('data-grid', dataGridTexts);
  const { options, key, direction, sortBy, toggleDirection } = sortChoice;
  return (
    <div {...rest} className={foldedHead({ className })}>
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
