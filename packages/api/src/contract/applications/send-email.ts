import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { typedLines } from '../text.ts';
import { envelope, guidPattern, text } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { getActivityFeed } from './get-application.ts';
import { applicantActions } from './part-actions.ts';

/** Maximum length of a personalised message, in characters (OP-139). */
export const personalisedMessageLimit = 1000;

/** Plain text; markup is shown as typed. Default: empty. */
const personalisedMessage = v.optional(typedLines(personalisedMessageLimit), '');
const body = v.strictObject({ PersonalisedMessage: personalisedMessage });

/** Emails the primary applicant a link back to the form. A rejection has the reason of the action. */
export const emailResumeLink = endpoint({
  id: 'C27',
  method: 'POST',
  path: '/application/emailresumelink/{id}',
  needs: applicationActions.emailResumeLink.needs,
  idempotent: true,
  cost: 'mail',
  invalidates: { settled: [getActivityFeed] },
  body,
  reply: envelope,
});

/** Emails an applicant with a pending approval a personal link to the form. */
export const resendResumeLink = endpoint({
  id: 'C28',
  method: 'POST',
  path: '/application/resendindividualresumelinkemail/{individualId}',
  needs: applicantActions.resendResumeLink.needs,
  idempotent: true,
  cost: 'mail',
  invalidates: { settled: [getActivityFeed] },
  body,
  reply: envelope,
});

/** Resends the completion email to the primary applicant. */
export const resendCompletionEmail = endpoint({
  id: 'C29',
  method: 'POST',
  path: '/application/resendcompletionemail/{id}',
  needs: applicationActions.resendCompletionEmail.needs,
  idempotent: true,
  cost: 'mail',
  invalidates: { settled: [getActivityFeed] },
  body,
  reply: envelope,
});

/** Ids of the actions that send an email. */
export const emailActions = ['emailResumeLink', 'resendCompletionEmail', 'resendResumeLink'] as const;
export type EmailAction = (typeof emailActions)[number];

/** An email as the recipient sees it. */
export const emailPreview = v.object({
  From: text,
  To: text,
  Subject: text,
  /** A complete HTML document without scripts or external resources. */
  Html: text,
  Text: text,
});
export type EmailPreview = v.InferOutput<typeof emailPreview>;

/**
 * Previews the email of an action without sending it. If the action is not allowed, `ErrorNo` and `Message` give the
 * reason and there is no email.
 */
export const previewEmail = endpoint({
  id: 'C87',
  method: 'POST',
  path: '/application/previewemail/{guid}',
  needs: [applicationActions.emailResumeLink.needs, applicationActions.resendCompletionEmail.needs],
  changesState: false,
  body: v.strictObject({
    Action: v.picklist(emailActions),
    /** The applicant. Only used with `resendResumeLink`. */
    IndividualId: v.optional(v.pipe(v.string(), v.regex(guidPattern))),
    PersonalisedMessage: personalisedMessage,
  }),
  reply: v.object({ ...envelope.entries, Email: v.optional(emailPreview) }),
});
