import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { SelectControl } from '../select/index.ts';
import { foldedHead } from './data-grid.styles.ts';
import { SelectAllBox } from './select-all-box.tsx';
import type { useDataGrid } from './use-data-grid.ts';

export interface FoldedHeadProps<Row extends object> extends Pick<
  ReturnType<typeof useDataGrid<Row, ReactNode>>,
  'selectAll' | 'selectable' | 'sortChoice'
> {
  texts: GridHeadTexts;
  /** Nothing can be ticked while there are no rows. */
  disabled: boolean;
}

/** What the controls of a head are called. */
export interface GridHeadTexts {
  selectAll: string;
  sortBy: string;
  unsorted: string;
  ascending: string;
  descending: string;
}

/** What the headings can do, where rows are folded and have none; in a chunk of its own. */
export default function FoldedHead<Row extends object>({
  selectAll,
  selectable,
  sortChoice,
  texts,
  disabled,
}: FoldedHeadProps<Row>) {
  const { options, key, direction, chooseKey, turnRound } = sortChoice;
  return (
    <div className={foldedHead()}>
      {selectable && (
        // As wide as the place of the rows' boxes below.
        <span className="grid w-[44px] flex-none place-items-center">
          <SelectAllBox {...selectAll} disabled={disabled} aria-label={texts.selectAll} />
        </span>
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
              onChangeValue={chooseKey}
            />
          </label>
          {direction && (
            <IconButton
              icon={direction === 'asc' ? ArrowUp : ArrowDown}
              name={direction === 'asc' ? texts.ascending : texts.descending}
              onClick={turnRound}
            />
          )}
        </div>
      )}
    </div>
  );
}
