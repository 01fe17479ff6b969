import { passwordMismatch, PasswordResult } from '@portal/api/contract';
import { accountQueries, throttledMessage } from '@portal/api/queries';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient, useServices } from '../../../base/services.tsx';
import type { AccountOutcome } from '../account-outcome.ts';
import { emptyDraft, obstacleOf, type PasswordDraft } from './change-password.model.ts';

/** Milliseconds between a change that ends the session and its end. */
const farewellTime = 2_000;

export function useChangePassword(onClose: (outcome: AccountOutcome) => void) {
  const { session } = useServices();
  const [draft, setDraft] = useState<PasswordDraft>(emptyDraft);
  const [farewell, setFarewell] = useState<string>();
  const { mutate, isPending } = useMutation(accountQueries(useClient()).changePassword());

  const { next } = draft;
  const obstacle = obstacleOf(draft);
  return {
    draft,
    /** What of it is not right yet. */
    obstacle,
    pending: isPending,
    /** What the server said of a change that ends the session. */
    farewell,
    type: (typed: Partial<PasswordDraft>) => setDraft({ ...draft, ...typed }),
    mismatch: useCallback((text: string) => (text === next ? undefined : passwordMismatch), [next]),
    submit() {
      if (obstacle !== undefined) return;
      mutate(
        { oldPassword: draft.current, newPassword: draft.next },
        {
          onSuccess({ result, message }) {
            if (result === PasswordResult.changedSignInAgain) {
              setFarewell(message);
              void session.signOut(farewellTime);
            } else onClose({ succeeded: result === PasswordResult.changed, text: message || UNKNOWN_ERROR });
          },
          onError: (error) => onClose({ succeeded: false, text: throttledMessage(error) ?? UNKNOWN_ERROR }),
        },
      );
    },
  };
}
