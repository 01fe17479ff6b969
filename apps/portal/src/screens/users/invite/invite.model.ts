import {
  isEmailAddress,
  isMobileNumber,
  messageOf,
  nameLimit,
  type Envelope,
  type Failure,
  type Invitation,
} from '@portal/api/contract';
import type { PhoneValue } from '@portal/ui/phone-field';

/** What is said of an invitation, the first and every other (USER-100, USER-102). */
export const invitationSent = 'Invitation sent.';
export const notInvited =
  'An error occurred while inviting this user. Please try again later or contact support.';

/** What has been typed and chosen so far. */
export interface InvitationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneValue;
  /** What the phone number travels as; undefined while it is none. */
  readonly mobile: string | undefined;
  /** `TenantRoleId`; empty while none is chosen. */
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

/** What was kept of an earlier visit, as far as it can be read. */
export function keptDraft(text: string): InvitationDraft {
  try {
    const kept = JSON.parse(text) as Partial<InvitationDraft> | null;
    return { ...emptyDraft, ...kept, phone: { ...emptyDraft.phone, ...kept?.phone } };
  } catch {
    return emptyDraft;
  }
}

/** What is wrong with a name that is there. */
export const nameProblem = (name: string): string | undefined =>
  name.trim().length > nameLimit ? `Use at most ${nameLimit} characters` : undefined;

const isName = (name: string) => name.trim() !== '' && nameProblem(name) === undefined;

/** The invitation that a draft makes; a sentence where it makes none yet. */
export function invitationOf(
  { firstName, lastName, email, mobile, roleId }: InvitationDraft,
  australianOnly: boolean,
): Invitation | string {
  if (!isName(firstName) || !isName(lastName)) return 'Enter the first and last name.';
  if (!isEmailAddress(email.trim())) return 'Enter a valid email address.';
  if (mobile === undefined || !isMobileNumber(mobile, { australianOnly }))
    return 'Enter a valid mobile number.';
  if (roleId === '') return 'Choose a role.';
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    MobileNumber: mobile,
    RoleId: roleId,
  };
}

/** What became of an invitation. */
export interface InvitationOutcome {
  readonly sent: boolean;
  readonly text: string;
  /** The invitation was sent, and access was not granted: why. */
  readonly grantProblem?: string;
}

const done: InvitationOutcome = { sent: true, text: invitationSent };
const grantFailed = 'Edit application access failed for unknown reasons.';

/** The server's words where it refuses, else the sentence for no answer (USER-100 to USER-102). */
export const outcomeOfReply = ({ ErrorNo, Message }: Envelope): InvitationOutcome =>
  ErrorNo === 0 ? done : { sent: false, text: Message || notInvited };

export const outcomeOfFailure = (failure: Failure | undefined): InvitationOutcome => ({
  sent: false,
  text: messageOf(failure) || notInvited,
});

/** The same once access was to be granted as well (OP-166). */
export const afterGrant = (reply: Envelope | undefined): InvitationOutcome =>
  reply?.ErrorNo === 0 ? done : { ...done, grantProblem: reply?.Message || grantFailed };
