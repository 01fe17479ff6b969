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
import { mutationOf, queryOf } from './query-of.ts';

/** The application, or one of its applicants, that an email concerns. */
export interface EmailSubject {
  readonly guid: string;
  readonly id: number;
  readonly individualId: string | undefined;
}

/** Previews and sends emails. */
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

  /** The email with this message. The previous preview stays until the new one has loaded. */
  preview: (action: EmailAction, { guid, individualId }: EmailSubject, PersonalisedMessage: string) => {
    const input = {
      params: { guid },
      body: {
        Action: action,
        PersonalisedMessage,
        ...(individualId !== undefined && { IndividualId: individualId }),
      },
    };
    // A preview is not cached, because it contains personal data.
    return queryOf(client, previewEmail, input, { gcTime: 0 });
  },
});

const calls = { emailResumeLink, resendCompletionEmail, resendResumeLink } as const;
