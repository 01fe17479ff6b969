import {
  applicantActions,
  applicationActions,
  readEmailAddress,
  type EmailAction,
  type WireReply,
  type emailResumeLink,
  type previewEmail,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import type { Person } from '../../platform/http/person.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { formAddress, noForm, type FormMode } from '../forms/form-address.ts';
import {
  composeMail,
  noMailServer,
  queueMail,
  textOfMail,
  type ApplicationMailKind,
  type MailContext,
  type WantedMail,
} from '../../mail/mail.service.ts';
import type { ActivityKind } from '../../platform/history/activity-kinds.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import { findApplicant, primaryRecipient, type Applicant } from './application-email.store.ts';
import { factsOf, lockActionable, readActionable, type Actionable } from './application-transitions.store.ts';

/** The kind of email of each action, the target of its link, and its line in the feed. */
const emails = {
  emailResumeLink: { kind: 'resume-link', mode: 'edit', line: 'resume-link-sent' },
  resendCompletionEmail: { kind: 'completion', mode: 'view', line: 'completion-email-sent' },
  resendResumeLink: { kind: 'applicant-resume-link', mode: 'edit', line: 'applicant-resume-link-sent' },
} as const satisfies Record<EmailAction, { kind: ApplicationMailKind; mode: FormMode; line: ActivityKind }>;

/** An email to send or to preview. */
export interface EmailRequest {
  readonly action: EmailAction;
  readonly applicationId: number;
  /** The applicant; undefined for an email about the whole application. */
  readonly individualId: string | undefined;
  readonly message: string;
}

type Envelope = WireReply<typeof emailResumeLink>;

const rejected = (Message: string) => ({ ErrorNo: 1, Message });

/** Queues an email and writes its line in the feed. */
export async function sendEmail(
  trx: Trx,
  person: Person,
  request: EmailRequest,
  context: MailContext,
): Promise<Envelope> {
  const application = await lockActionable(trx, request.applicationId);
  const found = await wantedEmail(trx, person, application, request, context);
  if ('reason' in found) return rejected(found.reason);
  const reason = await queueMail(trx, found.mail, context.config);
  if (reason !== undefined) return rejected(reason);
  await storeActivity(trx, person, [request.applicationId], emails[request.action].line, found.subject);
  return { ErrorNo: 0 };
}

/** A preview of the email. */
export async function emailBefore(
  trx: Trx,
  person: Person,
  request: EmailRequest,
  context: MailContext,
): Promise<WireReply<typeof previewEmail>> {
  const application = await readActionable(trx, request.applicationId);
  const found = await wantedEmail(trx, person, application, request, context);
  if ('reason' in found) return rejected(found.reason);
  return { ErrorNo: 0, Email: composeMail(found.mail, context.config) };
}

type Found = { readonly mail: WantedMail; readonly subject: string | null } | { readonly reason: string };

async function wantedEmail(
  trx: Trx,
  person: Person,
  application: Actionable,
  { action, applicationId, individualId, message }: EmailRequest,
  { config, tenant, origin }: MailContext,
): Promise<Found> {
  const applicant =
    individualId === undefined ? undefined : await findApplicant(trx, applicationId, individualId);
  if ((action === 'resendResumeLink') !== (applicant !== undefined)) throw notFound();
  const reason = applicant
    ? rejectionOf(applicantActions.resendResumeLink, applicant.facts, person.claims)
    : rejectionOf(applicationActions[ofApplication(action)], factsOf(application), person.claims);
  if (reason !== undefined) return { reason };
  const { name, address: stored } = applicant ?? (await primaryRecipient(trx, applicationId));
  const address = readEmailAddress(stored ?? '');
  if (address === undefined) return { reason: noAddress(applicant) };
  const silent = noMailServer(config);
  if (silent !== undefined) return { reason: silent };
  const { kind, mode } = emails[action];
  const link = formAddress({ config, tenant, origin })?.(application.guid, mode);
  if (link === undefined) return { reason: noForm };
  const mail = {
    tenant,
    kind,
    words: textOfMail(kind, { tenant, applicationId }),
    applicationId,
    individualId,
    to: { name, address },
    message,
    link,
  };
  return { mail, subject: applicant?.name ?? null };
}

const ofApplication = (action: EmailAction) => (action === 'resendResumeLink' ? 'emailResumeLink' : action);

const noAddress = (applicant: Applicant | undefined): string =>
  `${applicant ? 'The applicant' : 'The application'} has no email address to send to.`;
