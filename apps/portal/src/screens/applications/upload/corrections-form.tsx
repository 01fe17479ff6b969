import type { UploadErrors, WrongCell } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { ProgressBar } from '@portal/ui/progress-bar';
import { memo, useEffect, useRef } from 'react';
import { CorrectionField, type CorrectionFieldProps } from './correction-field.tsx';
import { cellKey, counted, sameTexts, type CorrectionDraft } from './corrections.model.ts';

export interface CorrectionsFormProps {
  errors: UploadErrors;
  draft: CorrectionDraft;
  busy: boolean;
  changeText: (cells: WrongCell | readonly WrongCell[], text: string) => void;
  leaveOut: (row: number, leaveOut: boolean) => void;
}

/** A field for each wrong cell of a refused upload, by problem. The server alone decides what is right. */
export function CorrectionsForm({ errors, draft, busy, changeText, leaveOut }: CorrectionsFormProps) {
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed is removed.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-cell]')?.focus(), []);
  const columns = new Map(errors.Columns.map((column) => [column.Name, column]));
  const owners = errors.Columns.find(({ Kind }) => Kind === 'Owner')?.Options ?? [];
  const rows = new Set<number>();
  return (
    <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {busy && <ProgressBar label="Uploading the corrected file" />}
      <p className="text-text-muted">
        Rows with errors: {errors.RowsWithErrors} of {errors.Rows}
      </p>
      {errors.FileProblems.length > 0 && (
        <Alert tone="danger" title={errors.FileProblems.join(' ')}>
          Correct the file and upload it again.
        </Alert>
      )}
      {errors.Problems.map((problem, index) => {
        const field = { problem: problem.Text, readOnly: busy, onTextChange: changeText };
        return (
          <section key={problem.Text} aria-labelledby={`problem-${index}`}>
            <h3
              id={`problem-${index}`}
              className="-mx-5 border-b border-border px-5 pb-1.5 font-semibold wrap-anywhere"
            >
              {problem.Text} ({counted(problem.Cells.length, 'cell')})
            </h3>
            {sameTexts(problem).map(({ cells, cell }) => (
              <CorrectionField
                {...field}
                key={cellKey(cell)}
                className="py-2 min-[64rem]:max-w-[30rem]"
                label={`Replace all ${cells.length} × ${cell.Value || '(empty)'}`}
                column={columns.get(cell.Column)}
                cells={cells}
                text={draft.texts[cellKey(cell)] ?? cell.Value}
              />
            ))}
            <ul className="-mx-5 my-0 list-none divide-y divide-border p-0">
              {problem.Cells.map((cell) => (
                <CorrectionLine
                  key={cellKey(cell)}
                  {...field}
                  leaveOut={leaveOut}
                  column={columns.get(cell.Column)}
                  cell={cell}
                  text={draft.texts[cellKey(cell)]}
                  isOut={draft.leftOut.includes(cell.Row)}
                  // The first wrong cell of a row has the button that leaves it out.
                  isFirst={rows.size < rows.add(cell.Row).size}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {errors.More && (
        <Alert>There are more. Download the error template, or correct these and see the rest.</Alert>
      )}
      <datalist id="upload-owners">
        {owners.map(({ Name, Value }) => (
          <option key={Value} value={Value} label={`${Name}, ${Value}`} />
        ))}
      </datalist>
    </div>
  );
}

interface CorrectionLineProps extends Pick<
  CorrectionFieldProps,
  'problem' | 'column' | 'readOnly' | 'onTextChange'
> {
  cell: WrongCell;
  /** The changed text. */
  text: string | undefined;
  isOut: boolean;
  isFirst: boolean;
  leaveOut: (row: number, leaveOut: boolean) => void;
}

function DrawLine({ cell, text, isOut, isFirst, leaveOut, ...field }: CorrectionLineProps) {
  const { Row, Column, AccountName, Value } = cell;
  return (
    <li data-left-out={isOut || undefined} className={line}>
      <div className="flex min-w-0 basis-full flex-wrap gap-x-3 min-[64rem]:flex-1 min-[64rem]:basis-0 min-[64rem]:flex-nowrap">
        <span className="flex-none tabular-nums min-[64rem]:w-[4.25rem]">Row {Row}</span>
        <span className="flex-none font-medium min-[64rem]:w-[8rem]">{Column}</span>
        <bdi className="line-clamp-2 min-w-0 flex-1 text-text-muted wrap-anywhere">{AccountName}</bdi>
      </div>
      <CorrectionField
        {...field}
        className="min-w-[min(13.75rem,100%)] flex-1 min-[64rem]:max-w-[18.75rem]"
        label={`Row ${Row}, ${Column}`}
        labelHidden
        cells={cell}
        text={text ?? Value}
        readOnly={field.readOnly || isOut}
      />
      <div className="flex items-center gap-x-2 empty:hidden max-[48rem]:basis-full min-[48rem]:w-[12.25rem] min-[48rem]:empty:block">
        {(isOut || text !== undefined) && (
          <span className="text-xs text-text-muted">{isOut ? 'Left out' : 'Changed'}</span>
        )}
        {isFirst && (
          <Button
            size="xs"
            variant="ghost"
            className="ms-auto -me-2.5"
            aria-disabled={field.readOnly}
            onClick={() => leaveOut(Row, !isOut)}
          >
            {isOut ? 'Take back in' : `Leave out row ${Row}`}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Memoised: typing in one of hundreds of fields must not render the others. */
const CorrectionLine = memo(DrawLine);

// Only the lines near the screen are drawn. They are as wide as the dialog because their edge cuts focus rings.
const line =
  'flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-1.5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] data-left-out:text-text-muted';
