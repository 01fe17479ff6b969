import { accountQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Dialog } from '@portal/ui/dialog';
import { passwordRules, passwordSymbols } from '@portal/api/contract';
import { PasswordField, PasswordSymbols } from '@portal/ui/password-field';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { FormButtons } from '../../../records/form-buttons.tsx';
import type { AccountOutcome } from '../account-outcome.ts';
import { useChangePassword } from './use-change-password.ts';
import { focusOnMount } from '../focus-on-mount.ts';

export interface ChangePasswordDialogProps {
  /** Called with the result, or without one if the dialog was cancelled. */
  readonly onClose: (outcome?: AccountOutcome) => void;
}

/** Asks for the current password and twice for the new one (ACC-005 to ACC-021). */
export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const change = useChangePassword(onClose);
  const info = useQuery(accountQueries(useClient()).info());
  const { draft, pending, disabledReason, logoutMessage } = change;
  const field = { required: true, disabled: pending } as const;
  const close = () => onClose();
  return (
    <Dialog
      open
      title="Change Password"
      onOpenChange={close}
      onSubmit={change.submit}
      dismissible={!(pending || logoutMessage !== undefined)}
      footer={
        logoutMessage === undefined && (
          <FormButtons disabled={pending} pending={pending} disabledReason={disabledReason}>
            Save
          </FormButtons>
        )
      }
    >
      {logoutMessage === undefined ? (
        <>
          {/* Tells password managers whose password it is. */}
          <input hidden readOnly autoComplete="username" value={info.data?.Email ?? ''} />
          <PasswordField
            {...field}
            label="Current password"
            value={draft.current}
            onValueChange={(current) => change.type({ current })}
          />
          <PasswordField
            {...field}
            label="New password"
            rules={passwordRules}
            revealErrors="never"
            hint={<PasswordSymbols symbols={passwordSymbols} />}
            value={draft.next}
            onValueChange={(next) => change.type({ next })}
          />
          <PasswordField
            {...field}
            label="Confirm new password"
            autoComplete="new-password"
            validate={change.mismatch}
            value={draft.confirmation}
            onValueChange={(confirmation) => change.type({ confirmation })}
          />
        </>
      ) : (
        <Alert tone="success" ref={focusOnMount} tabIndex={-1}>
          {logoutMessage} You will be signed out in 2 seconds.
        </Alert>
      )}
    </Dialog>
  );
}
