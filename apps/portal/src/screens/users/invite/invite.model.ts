import {
  cleanText,
  messageOf,
  nameLimit,
  readEmailAddress,
  readMobileNumber,
  type Envelope,
  type Failure,
  type Invitation,
  succeeded,
} from '@portal/api/contract';
import type { PhoneValue } from '@portal/ui/phone-field';
import { jsonIn } from '../../../base/json-in.ts';

/** Texts for the result of an invitation, also a repeated one (USER-100, USER-102). */
export const invitationSent = 'Invitation sent.';
export const notInvited =
  'An error occurred while inviting this user. Please try again later or contact support.';

/** The current input of the form. */
export interface InvitationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneValue;
  /** The number as sent to the server; undefined while invalid. */
  readonly mobile: string | undefined;
  /** `TenantRoleId`; empty until a role is chosen. */
  readonly roleId: string;
}

export const emptyDraft: InvitationDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: { country: 'AU', number: '' },
  mobile: undefined,
  roleId: '',
};

/** Parses a stored draft; invalid parts are ignored. */
export function parseDraft(text: string): InvitationDraft {
  const kept = (jsonIn(text) ?? {}) as Partial<InvitationDraft>;
  return { ...emptyDraft, ...kept, phone: { ...emptyDraft.phone, ...kept.phone } };
}

/** Returns the error of a name that is not empty. */
export const nameProblem = (name: string): string | undefined =>
  cleanText(name).length > nameLimit ? `Use at most ${nameLimit} characters` : undefined;

const isName = (name: string) => cleanText(name) !== '' && nameProblem(name) === undefined;

/** Returns the invitation for a draft, or a sentence that says what is missing. */
export function invitationOf(
  { firstName, lastName, email, mobile, roleId }: InvitationDraft,
  australianOnly: boolean,
): Invitation | string {
  if (!isName(firstName) || !isName(lastName)) return 'Enter the first and last name.';
  const address = readEmailAddress(email);
  if (address === undefined) return 'Enter a valid email address.';
  if (mobile === undefined || readMobileNumber(mobile, { australianOnly }) === undefined)
    return 'Enter a valid mobile number.';
  if (roleId === '') return 'Choose a role.';
  return {
    firstName: cleanText(firstName),
    lastName: cleanText(lastName),
    email: address,
    MobileNumber: mobile,
    RoleId: roleId,
  };
}

/** Result of an invitation. */
export interface InvitationOutcome {
  readonly sent: boolean;
  readonly text: string;
  /** Why the access was not granted although the invitation was sent. */
  readonly grantProblem?: string;
}

const done: InvitationOutcome = { sent: true, text: invitationSent };
const grantFailed = 'Edit application access failed for unknown reasons.';

/** Shows the server's text for an error, otherwise the text for a missing answer (USER-100 to USER-102). */
export const outcomeOfReply = (reply: Envelope): InvitationOutcome =>
  succeeded(reply) ? done : { sent: false, text: reply.Message || notInvited };

export const outcomeOfFailure = (failure: Failure | undefined): InvitationOutcome => ({
  sent: false,
  text: messageOf(failure) || notInvited,
});

/** The result when access was granted in addition (OP-166). */
export const afterGrant = (reply: Envelope | undefined): InvitationOutcome =>
  reply && succeeded(reply) ? done : { ...done, grantProblem: reply?.Message || grantFailed };
