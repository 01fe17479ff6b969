import type { Tenant } from '../platform/tenant.ts';

/** The fixed text of an email, around the sender's message. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** What to do if the email is unexpected. Default: nothing. */
  readonly ending?: string;
}

export interface MailFacts {
  readonly tenant: Pick<Tenant, 'displayName'>;
  readonly applicationId: number;
}

/** Emails about an application. A kind keeps its name once messages of it are stored, as `invitation` does. */
const aboutApplications = {
  'resume-link': ({ tenant, applicationId }: MailFacts): MailText => ({
    subject: `Continue your application with ${tenant.displayName}`,
    heading: 'Continue your application',
    paragraphs: [
      `Your application ${applicationId} with ${tenant.displayName} is not finished yet. You can continue where you left off.`,
    ],
    button: 'Continue application',
  }),
  'applicant-resume-link': ({ tenant, applicationId }: MailFacts): MailText => ({
    subject: `Your approval is needed for an application with ${tenant.displayName}`,
    heading: 'Your approval is needed',
    paragraphs: [
      `You are an applicant of application ${applicationId} with ${tenant.displayName}, and it waits for your approval. Open it to read it and to say whether you approve.`,
    ],
    button: 'Open application',
  }),
  completion: ({ tenant, applicationId }: MailFacts): MailText => ({
    subject: `Your application with ${tenant.displayName} is complete`,
    heading: 'Your application is complete',
    paragraphs: [
      `Thank you. Your application ${applicationId} with ${tenant.displayName} is complete; there is nothing left for you to do. You can open it to read what was submitted.`,
    ],
    button: 'View application',
  }),
} as const;

export type ApplicationMailKind = keyof typeof aboutApplications;

/**
 * Notices to the owner of an account: heading, and the change of the account. A kind must not be renamed once messages of
 * it are stored.
 */
export const happened = {
  'password-changed': ['Your password was changed', 'The password of your account was changed'],
  'password-demanded': [
    'You have to choose another password',
    'Your account was signed out everywhere, and has to choose another password at the next sign-in',
  ],
  'app-added': ['An authenticator app was added', 'An authenticator app was added to your account'],
  'app-removed': [
    'Your authenticator app was removed',
    'The authenticator app was removed from your account',
  ],
  'passkey-added': ['A passkey was added', 'A passkey was added to your account'],
  'passkey-removed': ['A passkey was removed', 'A passkey was removed from your account'],
  'provider-linked': [
    'Another way to sign in',
    'Your account can now be used through the identity provider of your firm',
  ],
  'new-browser': [
    'New sign-in',
    'Your account was used to sign in with a browser that we have not seen before',
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type NoticeKind = keyof typeof happened;

export type MailKind = ApplicationMailKind | NoticeKind | 'invitation' | 'password-reset';

/** Emails by staff share one limit per address. Anybody can cause the other kinds, each of which has its own limit. */
const sentByStaff: readonly MailKind[] = [
  ...(Object.keys(aboutApplications) as ApplicationMailKind[]),
  'invitation',
];

/** The kinds that share a limit with a kind. */
export const countedWith = (kind: MailKind): readonly MailKind[] =>
  sentByStaff.includes(kind) ? sentByStaff : [kind];

export const textOfMail = (kind: ApplicationMailKind, facts: MailFacts): MailText =>
  aboutApplications[kind](facts);

/** @param hours For which its link is valid. */
export const textOfInvitation = (
  { displayName }: MailFacts['tenant'],
  inviter: string,
  hours: number,
): MailText => ({
  subject: `You are invited to ${displayName}`,
  heading: 'You are invited',
  paragraphs: [
    `${inviter} has made an account for you with ${displayName}. Choose a password to begin.`,
    `The link works once, and for ${hours} ${hours === 1 ? 'hour' : 'hours'}. If it has ended, ask ${inviter} to send the invitation again.`,
  ],
  button: 'Choose a password',
});

/** For a user who has forgotten the password, or for whom somebody else requests a reset. */
export const textOfReset = ({ displayName }: MailFacts['tenant'], minutes: number): MailText => ({
  subject: `Choose a new password for ${displayName}`,
  heading: 'Choose a new password',
  paragraphs: [
    `A new password was asked for, for your account with ${displayName}. If that was you, choose it now; everything that is signed in with the old one is signed out then.`,
    `The link works once, and for ${minutes} minutes. If it was not you, your password stays as it is.`,
  ],
  button: 'Choose a password',
});
