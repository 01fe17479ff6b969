import { Alert } from '@portal/ui/alert';
import { IconButton } from '@portal/ui/icon-button';
import { X } from 'lucide';
import { BlockedWindow } from './blocked-window.tsx';
import type { FormOutcome } from './open-form.ts';

export interface FormOutcomeAlertProps {
  outcome: FormOutcome | undefined;
  /** Dismisses the message; without it the message cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
}

/** Why no form is open: the server's message, or the address that the browser blocked (OP-091, OP-093). */
export function FormOutcomeAlert({ outcome, onDismiss, className }: FormOutcomeAlertProps) {
  if (!outcome || outcome.kind === 'opened') return null;
  const refused = outcome.kind === 'refused';
  return (
    <Alert tone={refused ? 'danger' : 'warning'} role="alert" className={className}>
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          {refused ? outcome.text : <BlockedWindow href={outcome.href} />}
        </span>
        {onDismiss && <IconButton icon={X} name="Close" size="xs" onClick={onDismiss} className="-my-1" />}
      </div>
    </Alert>
  );
}
