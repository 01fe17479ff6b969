import { passwordMismatch, PasswordResult } from '@portal/api/contract';
import { accountQueries, throttledMessage } from '@portal/api/queries';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient, useServices } from '../../../base/services.tsx';
import type { AccountOutcome } from '../account-outcome.ts';
import { emptyDraft, disabledReasonOf, type PasswordDraft } from './change-password.model.ts';

/** Shown if the provider sends no message. */
const changedText = 'Your password has been changed.';

/** Delay in ms between a successful change and the log-out. */
const logoutDelay = 2_000;

export function useChangePassword(onClose: (outcome: AccountOutcome) => void) {
  const { session } = useServices();
  const [draft, setDraft] = useState<PasswordDraft>(emptyDraft);
  const [logoutMessage, setLogoutMessage] = useState<string>();
  const { mutate, isPending } = useMutation(accountQueries(useClient()).changePassword());

  const { next } = draft;
  const disabledReason = disabledReasonOf(draft);
  return {
    draft,
    /** What is missing or invalid. */
    disabledReason,
    pending: isPending,
    /** The server's message before the log-out. */
    logoutMessage,
    type: (typed: Partial<PasswordDraft>) => setDraft({ ...draft, ...typed }),
    mismatch: useCallback((text: string) => (text === next ? undefined : passwordMismatch), [next]),
    submit() {
      if (disabledReason !== undefined) return;
      mutate(
        { oldPassword: draft.current, newPassword: draft.next },
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
    },
  };
}
