import { succeeded } from '@portal/api/contract';
import { accountQueries, throttledMessage, configurationQueries } from '@portal/api/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import type { AccountOutcome } from '../account-outcome.ts';
import { deviceOf } from './device-words.ts';
import type { Session } from './session-item.tsx';

const notEnded: AccountOutcome = {
  succeeded: false,
  text: 'There was an error when attempting to end the session.',
};

const othersEnded = (count: number): AccountOutcome => ({
  succeeded: true,
  text: count === 1 ? 'The other session has ended.' : `${count} other sessions have ended.`,
});

/** The user's active sessions, with functions to end them. */
export function useSessions() {
  const client = useClient();
  const account = accountQueries(client);
  const list = useQuery(account.sessions());
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const one = useMutation(account.endSession());
  const others = useMutation(account.endOtherSessions());
  const [outcome, setOutcome] = useState<AccountOutcome>();
  const sessions = list.data?.Sessions;
  return {
    list,
    dateFormat,
    sessions,
    otherCount: sessions?.filter(({ Current }) => !Current).length ?? 0,
    /** The session that is being ended. */
    ending: one.isPending ? one.variables : undefined,
    pending: one.isPending || others.isPending,
    /** Result of the last action. */
    outcome,
    end({ SessionId, Device }: Session) {
      const ended = { succeeded: true, text: `${deviceOf(Device).words} is logged out.` };
      // A promise is used because React Query drops the callbacks of a call when the next call starts.
      void one.mutateAsync(SessionId).then(
        (reply) =>
          setOutcome(succeeded(reply) ? ended : { succeeded: false, text: reply.Message || notEnded.text }),
        (error: unknown) => setOutcome({ succeeded: false, text: throttledMessage(error) ?? notEnded.text }),
      );
    },
    endOthers: () =>
      others.mutate(undefined, {
        onSuccess: (reply) => setOutcome(succeeded(reply) ? othersEnded(reply.Ended) : notEnded),
        onError: () => setOutcome(notEnded),
      }),
  };
}
