import {
  applicantActions,
  applicationActions,
  type ActionId,
  type ApplicantActionId,
  type Envelope,
  succeeded,
} from '@portal/api/contract';
import { withThrottledOutcome } from '@portal/api/queries';
import { ConfirmResult, type ConfirmResultProps } from '@portal/ui/confirm-result';
import type { ReactNode } from 'react';
import type { ActionDialogProps } from '../action-dialog.ts';

export interface ConfirmActionProps
  extends
    ActionDialogProps,
    Pick<
      ConfirmResultProps<never>,
      'resultDetails' | 'confirmIcon' | 'confirmVariant' | 'disabledReason' | 'size' | 'unsaved'
    > {
  action: ActionId | ApplicantActionId;
  /** The effect in one sentence with the application's id (OP-126), and fields to fill in. */
  children: ReactNode;
  call: () => Promise<Envelope>;
  /** Default: the name of the action. */
  title?: string | undefined;
  /** Shown after success if the server sends no message. Default `Completed successfully.` */
  doneText?: string | undefined;
}

const names = { ...applicationActions, ...applicantActions };

/** The frame of every action on one application that is confirmed and answered with one sentence. */
export function ConfirmAction({
  action,
  applications: [application],
  children,
  call,
  title = names[action].label,
  doneText,
  onClose,
  ...look
}: ConfirmActionProps) {
  const run = async () => {
    const reply = await call();
    // A technical message is not shown to users (OP-244).
    if (reply.ErrorNo < 0) throw new Error('The call failed.');
    const done = succeeded(reply);
    return { succeeded: done, message: reply.Message || (done ? doneText : undefined) };
  };
  return (
    <ConfirmResult
      {...look}
      open
      title={title}
      question={children}
      run={withThrottledOutcome(run)}
      onOpenChange={(_open, { phase }) =>
        onClose({ asked: phase !== 'confirming', done: phase === 'succeeded' ? [application.guid] : [] })
      }
    />
  );
}
