import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, guidPattern, text } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { getActivityFeed } from './get-application.ts';
import { applicantActions } from './part-actions.ts';

/** Characters of a personalised message (OP-139). */
export const personalisedMessageLimit = 1000;

/** Plain text; whatever looks like markup is shown as it was typed. Default none. */
const personalisedMessage = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(personalisedMessageLimit)),
  '',
);
const body = v.strictObject({ PersonalisedMessage: personalisedMessage });

/** Sends the primary applicant the link that leads back to the form. Refused with the action's reason. */
export const emailResumeLink = endpoint({
  id: 'C27',
  method: 'POST',
  path: '/application/emailresumelink/{id}',
  needs: applicationActions.emailResumeLink.needs,
  idempotent: true,
  cost: 'mail',
  invalidates: { answered: [getActivityFeed] },
  body,
  reply: envelope,
});

/** Sends one applicant, whose approval is pending, a link of the applicant's own. */
export const resendResumeLink = endpoint({
  id: 'C28',
  method: 'POST',
  path: '/application/resendindividualresumelinkemail/{individualId}',
  needs: applicantActions.resendResumeLink.needs,
  idempotent: true,
  cost: 'mail',
  invalidates: { answered: [getActivityFeed] },
  body,
  reply: envelope,
});

/** Sends the primary applicant once more what was sent when the application was completed. */
export const resendCompletionEmail = endpoint({
  id: 'C29',
  method: 'POST',
  path: '/application/resendcompletionemail/{id}',
  needs: applicationActions.resendCompletionEmail.needs,
  idempotent: true,
  cost: 'mail',
  invalidates: { answered: [getActivityFeed] },
  body,
  reply: envelope,
});

/** The actions that send an email, by their ids. */
export const emailActions = ['emailResumeLink', 'resendCompletionEmail', 'resendResumeLink'] as const;
export type EmailAction = (typeof emailActions)[number];

/** An email as it arrives. */
export const emailPreview = v.object({
  From: text,
  To: text,
  Subject: text,
  /** A whole document, without scripts and without anything that is loaded. */
  Html: text,
  Text: text,
});
export type EmailPreview = v.InferOutput<typeof emailPreview>;

/**
 * The email that an action would send, to the letter; nothing is sent. Where the action would be refused, `ErrorNo` and
 * `Message` say so, and there is no email.
 */
export const previewEmail = endpoint({
  id: 'C87',
  method: 'POST',
  path: '/application/previewemail/{guid}',
  needs: [applicationActions.emailResumeLink.needs, applicationActions.resendCompletionEmail.needs],
  changesState: false,
  body: v.strictObject({
    Action: v.picklist(emailActions),
    /** The applicant; only with `resendResumeLink`. */
    IndividualId: v.optional(v.pipe(v.string(), v.regex(guidPattern))),
    PersonalisedMessage: personalisedMessage,
  }),
  reply: v.object({ ...envelope.entries, Email: v.optional(emailPreview) }),
});
