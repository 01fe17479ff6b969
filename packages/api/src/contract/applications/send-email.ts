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
/** A rejection has the reason of the action. */
const email = {
  method: 'POST',
  idempotent: true,
  cost: 'mail',
  invalidates: { settled: [getActivityFeed] },
  body: v.strictObject({ PersonalisedMessage: personalisedMessage }),
  reply: envelope,
} as const;

/** Emails the primary applicant a link back to the form. */
export const emailResumeLink = endpoint({
  ...email,
  id: 'C27',
  path: '/application/emailresumelink/{id}',
  needs: applicationActions.emailResumeLink.needs,
});

/** Emails an applicant with a pending approval a personal link to the form. */
export const resendResumeLink = endpoint({
  ...email,
  id: 'C28',
  path: '/application/resendindividualresumelinkemail/{individualId}',
  needs: applicantActions.resendResumeLink.needs,
});

/** Resends the completion email to the primary applicant. */
export const resendCompletionEmail = endpoint({
  ...email,
  id: 'C29',
  path: '/application/resendcompletionemail/{id}',
  needs: applicationActions.resendCompletionEmail.needs,
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
