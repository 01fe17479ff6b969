import type { UploadColumn, WrongCell } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { memo } from 'react';
import { CorrectionField } from './correction-field.tsx';

interface CorrectionCellProps {
  cell: WrongCell;
  column: UploadColumn | undefined;
  /** What is wrong. */
  problem: string;
  /** The changed text; undefined if it was not changed. */
  text: string | undefined;
  leftOut: boolean;
  /** Whether it is the first wrong cell of its row, which has the button that leaves out the row. */
  first: boolean;
  readOnly: boolean;
  onTextChange: (cells: readonly WrongCell[], text: string) => void;
  onLeaveOut: (row: number, leaveOut: boolean) => void;
}

/** Memoised: typing in one of hundreds of fields must not render the others. */
export const CorrectionCell = memo(function CorrectionCell({
  cell,
  column,
  problem,
  text,
  leftOut,
  first,
  readOnly,
  onTextChange,
  onLeaveOut,
}: CorrectionCellProps) {
  const { Row, Column, AccountName, Value } = cell;
  return (
    <li
      data-left-out={leftOut || undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5 data-left-out:text-text-muted"
    >
      <div className="flex min-w-0 basis-full flex-wrap items-baseline gap-x-3 min-[1024px]:flex-1 min-[1024px]:basis-0 min-[1024px]:flex-nowrap">
        <span className="tabular-nums min-[1024px]:w-[68px] min-[1024px]:flex-none">Row {Row}</span>
        <span className="min-w-0 font-medium wrap-anywhere min-[1024px]:w-[128px] min-[1024px]:flex-none">
          {Column}
        </span>
        <span dir="auto" className="min-w-0 flex-1 text-text-muted wrap-anywhere min-[1024px]:line-clamp-2">
          {AccountName}
        </span>
      </div>
      <div className="min-w-[220px] flex-1 min-[1024px]:max-w-[300px]">
        <CorrectionField
          label={`Row ${Row}, ${Column}`}
          labelHidden
          problem={problem}
          column={column}
          text={text ?? Value}
          readOnly={readOnly || leftOut}
          onTextChange={(changed) => onTextChange([cell], changed)}
        />
      </div>
      <span className="text-xs text-text-muted empty:max-[1023px]:hidden min-[1024px]:w-[52px]">
        {leftOut ? 'Left out' : text !== undefined && 'Changed'}
      </span>
      <div className="empty:max-[1023px]:hidden min-[1024px]:w-[132px]">
        {first && (
          <Button
            size="xs"
            variant="ghost"
            aria-disabled={readOnly}
            onClick={() => onLeaveOut(Row, !leftOut)}
            aria-label={leftOut ? `Take back in row ${Row}` : undefined}
          >
            {leftOut ? 'Take back in' : `Leave out row ${Row}`}
          </Button>
        )}
      </div>
    </li>
  );
});
