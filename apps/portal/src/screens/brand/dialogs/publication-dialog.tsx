import { brandWarnings, type BrandWarning, type publishBrand, type Reply } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Checkbox } from '@portal/ui/checkbox';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { useState, type ReactNode } from 'react';
import { SurfaceResults } from './surface-results.tsx';
import { withConflictOutcome } from './with-conflict-outcome.ts';

type Publication = Reply<typeof publishBrand>;

export interface PublicationDialogProps {
  readonly title: string;
  readonly verb: 'Publish' | 'Restore';
  readonly workingText: string;
  /** What is published. */
  readonly children: ReactNode;
  /** Shown below the warnings, unless a pair fails. */
  readonly note?: ReactNode;
  /** What the check of the look found. */
  readonly findings: readonly { readonly id: string; readonly level: string; readonly what: string }[];
  /** What is not there yet, as a sentence. Undefined: the look can be published. */
  readonly waitingFor: string | undefined;
  /** There is nothing to publish. Default false. */
  readonly isMissing?: boolean;
  /** Publishes or restores with the ids of the confirmed warnings. */
  readonly call: (acknowledged: BrandWarning[]) => Promise<Publication>;
  /** What was done, by the number of the new look. */
  readonly doneText: (number: number) => string;
  readonly onClose: () => void;
}

/** Asks to confirm a look with its warnings, publishes it, and shows what happened on each surface. */
export function PublicationDialog({
  title,
  verb,
  workingText,
  children,
  note,
  findings,
  waitingFor,
  isMissing = false,
  call,
  doneText,
  onClose,
}: PublicationDialogProps) {
  const [confirmed, setConfirmed] = useState(false);
  const [reply, setReply] = useState<Publication>();
  const warnings = findings.filter(({ level }) => level === 'warning');
  const fails = findings.some(({ level }) => level === 'fails');
  const unconfirmed = warnings.length > 0 && !confirmed ? 'The warnings are not confirmed.' : undefined;

  const run = async () => {
    const acknowledged = brandWarnings.filter((warning) => warnings.some(({ id }) => id === warning));
    const answer = await call(acknowledged);
    setReply(answer);
    const { Number, Message, Results } = answer;
    if (Number !== null) return { message: doneText(Number) };
    const isDrawn = Results.every(({ Success }) => Success);
    return { succeeded: false, message: (isDrawn && Message) || 'Nothing was published.' };
  };

  return (
    <ConfirmResult
      open
      title={title}
      question={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {children}
          {fails ? (
            <p role="alert" className="font-medium text-danger">
              Nothing can be published while a pair fails.
            </p>
          ) : (
            <>
              {warnings.map(({ what }) => (
                <Alert key={what} tone="warning" role="note">
                  {what}
                </Alert>
              ))}
              {warnings.length > 0 && (
                <Checkbox
                  label={`${verb} with ${warnings.length} warning${warnings.length === 1 ? '' : 's'}`}
                  checked={confirmed}
                  onCheckedChange={setConfirmed}
                />
              )}
              {note}
            </>
          )}
        </div>
      }
      confirmText={fails || isMissing ? null : undefined}
      disabledReason={waitingFor ?? unconfirmed}
      workingText={workingText}
      run={withConflictOutcome(run)}
      resultDetails={reply && <SurfaceResults results={reply.Results} published={reply.Number !== null} />}
      onOpenChange={onClose}
    />
  );
}
