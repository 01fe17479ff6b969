import { passwordMismatch, PasswordResult, passwordRules, passwordSymbols } from '@portal/api/contract';
import { accountQueries, throttledMessage } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { Dialog } from '@portal/ui/dialog';
import { PasswordField, PasswordSymbols } from '@portal/ui/password-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient, useServices } from '../../../base/services.tsx';
import { FormButtons } from '../../../records/form-buttons.tsx';
import type { AccountOutcome } from '../account-outcome.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import { emptyDraft, disabledReasonOf, type PasswordDraft } from './change-password.model.ts';

/** Shown if the provider sends no message. */
const changedText = 'Your password has been changed.';

/** Delay in ms between a successful change and the log-out. */
const logoutDelay = 2_000;

export interface ChangePasswordDialogProps {
  /** Called with the result, or without one if the dialog was cancelled. */
  readonly onClose: (outcome?: AccountOutcome) => void;
}

/** Asks for the current password and twice for the new one (ACC-005 to ACC-021). */
export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const { session } = useServices();
  const queries = accountQueries(useClient());
  const info = useQuery(queries.info());
  const { mutate, isPending: pending } = useMutation(queries.changePassword());
  const [draft, setDraft] = useState<PasswordDraft>(emptyDraft);
  /** The server's message before the log-out. */
  const [logoutMessage, setLogoutMessage] = useState<string>();
  const { current, next, confirmation } = draft;
  const disabledReason = disabledReasonOf(draft);
  const type = (typed: Partial<PasswordDraft>) => setDraft({ ...draft, ...typed });
  const mismatch = useCallback((text: string) => (text === next ? undefined : passwordMismatch), [next]);
  const field = { required: true, disabled: pending } as const;
  const submit = () => {
    if (disabledReason !== undefined) return;
    mutate(
      { oldPassword: current, newPassword: next },
      {
        onSuccess({ result, message }) {
          if (result === PasswordResult.changedSignInAgain) {
            setLogoutMessage(message);
            void session.signOut(logoutDelay);
          } else {
            const changed = result === PasswordResult.changed;
            onClose({ succeeded: changed, text: message || (changed ? changedText : UNKNOWN_ERROR) });
          }
        },
        onError: (error) => onClose({ succeeded: false, text: throttledMessage(error) ?? UNKNOWN_ERROR }),
      },
    );
  };
  return (
    <Dialog
      open
      title="Change Password"
      onOpenChange={() => onClose()}
      onSubmit={submit}
      dismissible={!(pending || logoutMessage !== undefined)}
      footer={
        logoutMessage === undefined && (
          <FormButtons pending={pending} disabledReason={disabledReason}>
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
            value={current}
            onValueChange={(text) => type({ current: text })}
          />
          <PasswordField
            {...field}
            label="New password"
            rules={passwordRules}
            revealErrors="never"
            hint={<PasswordSymbols symbols={passwordSymbols} />}
            value={next}
            onValueChange={(text) => type({ next: text })}
          />
          <PasswordField
            {...field}
            label="Confirm new password"
            autoComplete="new-password"
            validate={mismatch}
            value={confirmation}
            onValueChange={(text) => type({ confirmation: text })}
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
