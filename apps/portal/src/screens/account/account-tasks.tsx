import { useState } from 'react';
import { PageNotice } from '../../page/page-notice.tsx';
import type { AccountOutcome } from './account-outcome.ts';
import { AppearanceDialog } from './appearance/appearance-dialog.tsx';
import { ChangePasswordDialog } from './password/change-password-dialog.tsx';
import { SessionsDialog } from './sessions/sessions-dialog.tsx';

const dialogs = {
  appearance: AppearanceDialog,
  password: ChangePasswordDialog,
  sessions: SessionsDialog,
} as const;

export type AccountTask = keyof typeof dialogs;

export interface AccountTasksProps {
  readonly task: AccountTask;
  /** Element of the page that shows the result. */
  readonly notices: Element | null;
}

/** The dialog of an account menu item, and the result that stays on the page until the next one (OP-031). */
export function AccountTasks({ task, notices }: AccountTasksProps) {
  const [closed, setClosed] = useState<{ readonly outcome?: AccountOutcome | undefined }>();
  const Dialog = dialogs[task];
  if (!closed) return <Dialog onClose={(outcome?: AccountOutcome) => setClosed({ outcome })} />;
  const { outcome } = closed;
  if (!outcome) return null;
  return (
    <PageNotice tone={outcome.succeeded ? 'success' : 'danger'} notices={notices}>
      {outcome.text}
    </PageNotice>
  );
}
