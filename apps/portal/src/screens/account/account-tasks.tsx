import { Alert } from '@portal/ui/alert';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
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
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const [closed, setClosed] = useState<{ readonly outcome?: AccountOutcome | undefined }>();
  const Dialog = dialogs[task];
  if (!closed) return <Dialog onClose={(outcome?: AccountOutcome) => setClosed({ outcome })} />;
  const { outcome } = closed;
  if (!outcome || !notices || key !== openedAt) return null;
  return createPortal(
    <Alert banner tone={outcome.succeeded ? 'success' : 'danger'} className="flex-none">
      {outcome.text}
    </Alert>,
    notices,
  );
}
