import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value. */
export type JsonOf<T> = ColumnType<T, string, string>;

/** What locks somebody out until somebody else unlocks them (spec B §4). */
export interface SignInLimits {
  /** Wrong passwords in a row. */
  readonly wrongPasswords: number;
  /** Wrong one-time codes in a row. */
  readonly wrongCodes: number;
  /** Days without a sign-in. */
  readonly inactiveDays: number;
}

/** Settings of a tenant that the portal reads (spec A §3, spec B §3). */
export interface TenantSettings {
  readonly ShowDocumentListBeforeCompletion: boolean;
  readonly ShowEVSummaryResult: boolean;
  readonly MaximumLabelLimit: number;
  readonly AcceptedDocumentUploadExtensions: readonly string[];
  readonly DefaultDateFormat: string;
  readonly AustralianMobileNumberOnly: boolean;
  readonly DisplayUserInviteAlert: boolean;
  readonly UserInviteAlertText: string | null;
  readonly EditPermissionsDisclaimerText: string | null;
  readonly NewUserAppAccessToggleDefaultON: boolean;
  /** Hours for which the link of an invitation is good. Default 24. */
  readonly InvitationHours?: number;
  /** Whether everybody needs a second factor, or only who has set one up. Default `optional`. */
  readonly SecondFactor?: 'optional' | 'required';
  /** Whether the tenant's own identity system may sign people in by a pair. Default false. */
  readonly FederatedSignIn?: boolean;
  /** What locks people out, where it is not as `defaultSignInLimits` says. */
  readonly SignInLimits?: Partial<SignInLimits>;
  /**
   * Address of the tenant's own application form, in which `{guid}` and `{mode}` (new, edit or view) are filled in.
   * Without one the demo's page stands in while there are demo data; else no form opens.
   */
  readonly FormUrl?: string;
  /**
   * Where each integration's notices go, by its name: https only. Without one the demo's receiver stands in while there
   * are demo data; else it cannot be triggered.
   */
  readonly IntegrationUrls?: Readonly<Record<string, string>>;
}

/**
 * - `queued`: to be sent, or to be tried again
 * - `sending`: handed over to the mail server, whose answer is awaited
 * - `sent`: the mail server took it
 * - `failed`: it never was, and will not be
 * - `doubtful`: it was handed over and no answer came; it is not sent again, since it may have arrived
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'doubtful';

/**
 * - `asking`: the provider is being asked
 * - `unanswered`: it gave no result, and nothing came of the request
 * - `invited`: an individual has an invite, and has not answered yet
 * - `concluded`: there is a verification with an answer
 */
export type VerificationCheckState = 'asking' | 'unanswered' | 'invited' | 'concluded';

/** Names and values of a verification's report, in the order it says them. */
export type ReportFacts = readonly (readonly [name: string, value: string])[];

/**
 * What its holder may do with a token, once.
 * - `invitation`: choose the first password
 * - `password`: choose another password in place of a forgotten one
 * - `second-step`: prove who they are a second time, the password was right
 * - `methods`: change what they sign in with, as they have just shown that they may
 * - `passkey`: answer a question with a passkey; its id is the question, and nobody's
 * - `entry`: go on signed in, every step is taken
 * - `landing`: go on signed in, in the browser in which the password was chosen
 * - `federated`: show that the tenant's own identity system has said who it is
 * - `federated request`: nothing; it remembers that the identity system has asked
 * - `federated landing`: go on signed in, in the browser and the page in which the pair was shown
 *
 * A purpose keeps its name once tokens of it are stored.
 */
export type LinkPurpose =
  | 'invitation'
  | 'password'
  | 'second-step'
  | 'methods'
  | 'passkey'
  | 'entry'
  | 'landing'
  | 'federated'
  | 'federated request'
  | 'federated landing';
