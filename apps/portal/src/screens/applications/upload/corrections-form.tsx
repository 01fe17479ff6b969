import type { UploadColumn, UploadErrors, WrongCell } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { belongsToInputMethod } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { DialogBody, DialogCancel, DialogFooter } from '@portal/ui/dialog';
import { ProgressBar } from '@portal/ui/progress-bar';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CorrectionCell } from './correction-cell.tsx';
import { CorrectionField } from './correction-field.tsx';
import {
  cellKey,
  counted,
  firstOfRows,
  reasonToWait,
  repeatedTexts,
  unlistedRows,
  type CorrectionDraft,
} from './corrections.model.ts';
import type { CorrectionsOfUpload } from './use-corrections.ts';

export interface CorrectionsFormProps {
  corrections: Pick<CorrectionsOfUpload, 'busy' | 'changeText' | 'leaveOut' | 'send'>;
  errors: UploadErrors;
  draft: CorrectionDraft;
  /** The result of the last upload. */
  outcome: ReactNode;
  /** The link to the error template. */
  errorTemplate: ReactNode;
}

/** A field for each wrong cell of a refused upload, by problem. The server alone decides what is right. */
export function CorrectionsForm({
  corrections,
  errors,
  draft,
  outcome,
  errorTemplate,
}: CorrectionsFormProps) {
  const { busy, changeText, leaveOut, send } = corrections;
  const body = useRef<HTMLDivElement>(null);
  // The button that was pressed is removed.
  useEffect(() => fieldsIn(body.current)[0]?.focus(), []);
  const columns = useMemo(() => new Map(errors.Columns.map((column) => [column.Name, column])), [errors]);
  const firsts = useMemo(() => firstOfRows(errors), [errors]);
  const sending = busy !== undefined;
  const reason = reasonToWait(errors, draft);
  const leftOut = new Set(draft.leftOut);
  return (
    <>
      <DialogBody ref={body} onKeyDown={moveByKey}>
        {outcome}
        {sending && <ProgressBar label="Uploading the corrected file" />}
        <p className="text-text-muted">
          Rows with errors: {errors.RowsWithErrors} of {errors.Rows}.{' '}
          <span className="max-md:hidden">Enter goes to the next field, F8 to the next problem.</span>
        </p>
        {errors.FileProblems.length > 0 && (
          <Alert tone="danger" title={errors.FileProblems.join(' ')}>
            Correct the file and upload it again.
          </Alert>
        )}
        {errors.Problems.map((problem, index) => (
          <section key={problem.Text} aria-labelledby={`problem-${index}`}>
            <h3 id={`problem-${index}`} className="border-b border-border pb-1.5 font-semibold wrap-anywhere">
              {problem.Text}{' '}
              <span className="font-regular text-text-muted">{counted(problem.Cells.length, 'cell')}</span>
            </h3>
            {repeatedTexts(problem).map((cells) => (
              <ReplaceAll
                key={cells[0] && cellKey(cells[0])}
                {...{ cells, draft, columns }}
                problem={problem.Text}
                readOnly={sending}
                onTextChange={changeText}
              />
            ))}
            <ul className="m-0 list-none divide-y divide-border p-0">
              {problem.Cells.map((cell) => (
                <CorrectionCell
                  key={cellKey(cell)}
                  cell={cell}
                  column={columns.get(cell.Column)}
                  problem={problem.Text}
                  text={draft.texts[cellKey(cell)]}
                  leftOut={leftOut.has(cell.Row)}
                  first={firsts.has(cell)}
                  readOnly={sending}
                  onTextChange={changeText}
                  onLeaveOut={leaveOut}
                />
              ))}
            </ul>
          </section>
        ))}
        {unlistedRows(errors, draft).map((row) => (
          <p key={row} className="flex items-center gap-3 text-text-muted">
            Row {row} is left out.
            <Button size="xs" variant="ghost" aria-disabled={sending} onClick={() => leaveOut(row, false)}>
              Take back in
            </Button>
          </p>
        ))}
        {errors.More && (
          <Alert>There are more. Download the error template, or correct these and see the rest.</Alert>
        )}
      </DialogBody>
      <DialogFooter className="items-center">
        <span className="me-auto">{errorTemplate}</span>
        <span role="status" className="text-text-muted">
          {reason}
        </span>
        <DialogCancel aria-disabled={sending} />
        <Button
          size="md"
          variant="primary"
          pending={sending}
          aria-disabled={reason !== undefined}
          onClick={() => void send()}
        >
          Upload {counted(errors.Rows - draft.leftOut.length, 'application')}
        </Button>
      </DialogFooter>
    </>
  );
}

interface ReplaceAllProps {
  /** Cells with the same wrong text. */
  cells: readonly WrongCell[];
  draft: CorrectionDraft;
  columns: ReadonlyMap<string, UploadColumn>;
  problem: string;
  readOnly: boolean;
  onTextChange: (cells: readonly WrongCell[], text: string) => void;
}

/** One field for several cells; each can still be changed alone. */
function ReplaceAll({ cells, draft, columns, onTextChange, ...field }: ReplaceAllProps) {
  const [first] = cells;
  if (!first) return null;
  const texts = new Set(cells.map((cell) => draft.texts[cellKey(cell)] ?? cell.Value));
  return (
    <div className="py-2 min-[1024px]:max-w-[480px]">
      <CorrectionField
        {...field}
        label={`Replace all ${cells.length} × ${first.Value || '(empty)'}`}
        column={columns.get(first.Column)}
        text={texts.size === 1 ? ([...texts][0] ?? '') : ''}
        onTextChange={(text) => onTextChange(cells, text)}
      />
    </div>
  );
}

const fieldsIn = (place: Element | null | undefined): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('[data-cell]:not(:disabled)') ?? []),
];

/** Enter goes to the next field; F8 to the first field of the next problem, with Shift of the previous one. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || belongsToInputMethod(event.nativeEvent)) return;
  const target = event.target as HTMLElement;
  const next =
    event.key === 'F8' ? inOtherProblem(event, target) : event.key === 'Enter' && after(event, target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function after({ currentTarget }: KeyboardEvent<HTMLElement>, target: HTMLElement): HTMLElement | undefined {
  const fields = target.matches('input, select') ? fieldsIn(currentTarget) : [];
  const place = fields.indexOf(target);
  return place < 0 ? undefined : fields[place + 1];
}

function inOtherProblem(
  { currentTarget, shiftKey }: KeyboardEvent<HTMLElement>,
  target: HTMLElement,
): HTMLElement | undefined {
  const problems = [...currentTarget.querySelectorAll('section')].filter((each) => fieldsIn(each).length > 0);
  const place = problems.findIndex((each) => each.contains(target));
  return fieldsIn(problems[place + (shiftKey ? -1 : 1)])[0];
}
