import { queryOptions } from '@tanstack/react-query';
import { send, type Client } from '../client/index.ts';
import {
  emailResumeLink,
  previewEmail,
  resendCompletionEmail,
  resendResumeLink,
  type EmailAction,
  type Envelope,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf, mutationOf } from './query-of.ts';

/** An email that is about an application, or about one of its applicants. */
export interface EmailSubject {
  readonly guid: string;
  readonly id: number;
  readonly individualId: string | undefined;
}

/** Milliseconds that a preview stays in memory: it holds personal data. */
const previewGcTime = 0;

/** Emails, and how they look before they are sent. */
export const emailingQueries = (client: Client) => ({
  send: (action: EmailAction, { id, individualId = '' }: EmailSubject) =>
    mutationOf(calls[action], (PersonalisedMessage: string): Promise<Envelope> => {
      const body = { PersonalisedMessage };
      return unwrap(
        action === 'resendResumeLink'
          ? send(client, resendResumeLink, { params: { individualId }, body })
          : send(client, calls[action], { params: { id: String(id) }, body }),
      );
    }),

  /** The email with this message; what it said before stands until the new one is there. */
  preview: (action: EmailAction, { guid, individualId }: EmailSubject, PersonalisedMessage: string) => {
    const input = {
      params: { guid },
      body: {
        Action: action,
        PersonalisedMessage,
        ...(individualId !== undefined && { IndividualId: individualId }),
      },
    };
    return queryOptions({
      queryKey: keyOf(previewEmail, input),
      queryFn: ({ signal }) => unwrap(send(client, previewEmail, input, { signal })),
      gcTime: previewGcTime,
    });
  },
});

const calls = { emailResumeLink, resendCompletionEmail, resendResumeLink } as const;
