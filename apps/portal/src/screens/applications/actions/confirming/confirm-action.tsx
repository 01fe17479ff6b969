import { applicationActions, type ActionId, type Envelope } from '@portal/api/contract';
import { ConfirmResult } from '@portal/ui/confirm-result';
import type { ReactNode } from 'react';
import type { ActionDialogProps } from '../action-dialog.ts';

export interface ConfirmActionProps extends ActionDialogProps {
  action: ActionId;
  /** The effect in one sentence, with the application's number (OP-126); and what there is to choose. */
  children: ReactNode;
  call: () => Promise<Envelope>;
}

/** The frame of every action with one application that is confirmed, done, and answered by a sentence. */
export function ConfirmAction({
  action,
  applications: [application],
  children,
  call,
  onClose,
}: ConfirmActionProps) {
  const run = async () => {
    const { ErrorNo, Message } = await call();
    // A technical message is nobody's to read (OP-244).
    if (ErrorNo < 0) throw new Error('The call failed.');
    return { succeeded: ErrorNo === 0, message: Message ?? undefined };
  };
  return (
    <ConfirmResult
      open
      title={applicationActions[action].label}
      question={children}
      run={run}
      onClose={({ phase }) =>
        onClose({ asked: phase !== 'asking', done: phase === 'succeeded' ? [application.guid] : [] })
      }
    />
  );
}
