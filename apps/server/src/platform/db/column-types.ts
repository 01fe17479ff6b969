import type { BrandField } from '@portal/api/contract';
import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value. */
export type JsonOf<T> = ColumnType<T, string, string>;

/** Limits that lock an account until an administrator unlocks it. */
export interface SignInLimits {
  /** Consecutive wrong passwords. */
  readonly wrongPasswords: number;
  /** Consecutive wrong one-time codes. */
  readonly wrongCodes: number;
  /** Days without a sign-in. */
  readonly inactiveDays: number;
}

/** Settings of a tenant that the portal reads. */
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
  /** Hours until an invitation link expires. Default 24. */
  readonly InvitationHours?: number;
  /** Whether all users need a second factor, or only those who have set one up. Default `optional`. */
  readonly SecondFactor?: 'optional' | 'required';
  /** Whether the tenant's own identity system may sign users in. Default false. */
  readonly FederatedSignIn?: boolean;
  /** Overrides of `defaultSignInLimits`. */
  readonly SignInLimits?: Partial<SignInLimits>;
  /**
   * URL of the tenant's own application form; `{guid}` and `{mode}` (new, edit or view) are filled in. Without one
   * the demo form opens if there are demo data; otherwise no form opens.
   */
  readonly FormUrl?: string;
  /**
   * The https URLs of integrations by name. Without one the demo receiver is used if there are demo data; otherwise
   * the integration cannot be triggered.
   */
  readonly IntegrationUrls?: Readonly<Record<string, string>>;
}

/**
 * - `queued`: to be sent, or to be retried
 * - `sending`: handed to the mail server, no answer yet
 * - `sent`: accepted by the mail server
 * - `failed`: not accepted, and will not be retried
 * - `doubtful`: handed over without an answer; it is not sent again, because it may have arrived
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'doubtful';

/**
 * - `asking`: the provider has been called
 * - `unanswered`: the provider gave no result, and the check had no effect
 * - `invited`: an individual was invited and has not responded
 * - `concluded`: there is a verification with a result
 */
export type VerificationCheckState = 'asking' | 'unanswered' | 'invited' | 'concluded';

/** Names and values of a verification's report, in their order. */
export type ReportFacts = readonly (readonly [name: string, value: string])[];

/**
 * What a one-time token allows.
 * - `invitation`: choose the first password
 * - `password`: choose a new password in place of a forgotten one
 * - `second-step`: prove the second factor after the right password
 * - `methods`: change sign-in methods after a fresh confirmation
 * - `passkey`: answer a passkey challenge; its id is the challenge and belongs to no user
 * - `entry`: continue signed in after all steps
 * - `landing`: continue signed in, in the browser in which the password was chosen
 * - `federated`: proves that the tenant's own identity system has identified the user
 * - `federated request`: allows nothing; it records the request of the identity system
 * - `federated landing`: continue signed in, in the browser and page that presented the pair
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

/** The last change of a field of a draft. */
export interface DraftField {
  /** `global_id`. */
  readonly by: string;
  /** In Unix seconds. */
  readonly at: number;
  readonly revision: number;
}
export type DraftFields = Readonly<Partial<Record<BrandField, DraftField>>>;

/** The parts of an email without its tenant, as `MailParts` has them. */
export interface StoredMailParts {
  readonly words: {
    readonly subject: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly button: string;
    readonly ending?: string;
  };
  readonly recipient: string | null;
  readonly message: string;
  readonly address: string;
}
