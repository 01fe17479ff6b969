import type { UserStatus } from '@portal/api/contract';
import type { ColumnType, Generated, GeneratedAlways, Transaction } from 'kysely';
import type {
  ActivityTable,
  ApplicationTable,
  ApplicationTotalTable,
  ApprovalTable,
  CommentTable,
  DocumentTable,
  IpTable,
  OutstandingDocumentTable,
  RequirementTable,
  StoredFileChunkTable,
  StoredFileTable,
  TaxTable,
  ViolationTable,
} from './application-tables.ts';
import type { AuditAnchorTable, AuditEntryTable, AuditHeadTable, AuditLinkTable } from './audit-tables.ts';
import type { SmsMessageTable, VerificationCheckTable } from './check-tables.ts';
import type { IntegrationDeliveryTable, MailMessageTable, QueuedTaskTable } from './mail-tables.ts';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './timestamps.ts';
import type { VerificationTable, VerificationTotalTable } from './verification-tables.ts';

export type { Timestamp } from './timestamps.ts';

/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

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

export interface TenantTable {
  id: string;
  display_name: string;
  /** IANA name; dates in server text are written in it (OP-124). */
  time_zone: string;
  /** Input of `parseTenantTheme`. */
  theme: Json<Readonly<Record<string, string | number>>>;
  support_email: string | null;
  support_phone: string | null;
  help_url: string | null;
  settings: Json<TenantSettings>;
  /** SVG texts by the name of the drawing, as `plainDrawing` writes them. */
  drawings: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  /** Made by the demo data: a reset may empty it. */
  seeded: Generated<boolean>;
  created_at: GeneratedTimestamp;
  /** Counted up by the database with every change of what its people are listed by. */
  people_stamp: GeneratedAlways<string>;
  /** Since when nobody gets in; null where people do. */
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TenantHostTable {
  host: string;
  tenant_id: string;
}

export interface PortalUserTable {
  tenant_id: string;
  global_id: string;
  public_id: string;
  /** Lower case; unique within the tenant. */
  email: string;
  first_name: string;
  last_name: string;
  display_name: string;
  role_name: string;
  status: UserStatus;
  permissions: string[];
  location: string | null;
  restriction_group: string | null;
  /** `scrypt$N$r$p$salt$hash`; null until the person has chosen a password. */
  password_hash: string | null;
  mobile: string | null;
  created_at: GeneratedTimestamp;
  last_activity_at: NullableTimestamp;
  has_application_access: Generated<boolean>;
  /** Signs in only through the partner's link, never by the form. */
  federated_only: Generated<boolean>;
  /** Whether another system may sign them in, where the tenant allows it; null is only if they have no password. */
  federated_sign_in: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** Stands in the list of owners. */
  can_own: Generated<boolean>;
  /** Null is no assignee at all; false stays filterable but takes no new work (OP-133). */
  assignable: boolean | null;
  /** Came with the demo data, whose password is published. */
  seeded: Generated<boolean>;
  /** Counted up by the database with every change of status and password: tokens of an earlier one are worth nothing. */
  epoch: GeneratedAlways<number>;
  /** Kept by the database. */
  status_since: GeneratedTimestamp;
  /** Whoever signs in has to choose another password before anything else. */
  must_choose_password: Generated<boolean>;
  /** Until then some browser counts as the person's own (decision 0036). */
  device_known_until: NullableTimestamp;
}

/** What people are invited into, and what they may do then. A change touches nobody who is there already. */
export interface TenantRoleTable {
  tenant_id: string;
  id: string;
  /** In the list of roles. */
  position: number;
  name: string;
  permissions: string[];
}

/** Entries of the look-up lists. */
export interface ListOptionTable {
  tenant_id: string;
  kind: 'label' | 'tag' | 'sub-brand' | 'product';
  position: number;
  name: string;
  value: string;
}

/** Reports and integrations that a tenant offers, by the state they fit (OP-140). */
export interface ApplicationItemTable {
  tenant_id: string;
  kind: 'report' | 'integration';
  position: number;
  name: string;
  display_name: string;
  for_complete: boolean;
}

export interface ViewSettingTable {
  tenant_id: string;
  kind: 'column' | 'row';
  position: number;
  name: string;
  description: string;
  viewable: boolean;
}

/** Checks of individuals that a provider was asked for. */
export interface IdentityCheckTable {
  id: string;
  tenant_id: string;
  application_id: number;
  entity_guid: string;
  kind: 'reverify' | 'verify' | 'screen';
  /** Null while it is under way. */
  outcome: 'passed' | 'failed' | 'unanswered' | null;
  /** `global_id` of the person. */
  asked_by: string;
  asked_at: GeneratedTimestamp;
  ended_at: NullableTimestamp;
}

export interface IdempotencyKeyTable {
  tenant_id: string;
  global_id: string;
  key: string;
  /** SHA-256 of the endpoint and the body: the same key with another one is refused. */
  fingerprint: string;
  /** The application that the call was about; null where it was about none, or several. */
  application_id: number | null;
  /** JSON text of the answer; null once it has been forgotten with the people that it may name. */
  answer: string | null;
  created_at: Timestamp;
}

/** Sheets with what is wrong in them, kept for an hour for the person who sent them (security Z4). */
export interface BulkUploadErrorFileTable {
  tenant_id: string;
  /** 128 random bits. */
  id: string;
  global_id: string;
  bytes: Uint8Array;
  created_at: Timestamp;
}

export interface Schema {
  audit_anchor: AuditAnchorTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  audit_link: AuditLinkTable;
  tenant: TenantTable;
  tenant_host: TenantHostTable;
  portal_user: PortalUserTable;
  application: ApplicationTable;
  application_total: ApplicationTotalTable;
  application_approval: ApprovalTable;
  application_requirement: RequirementTable;
  application_outstanding_document: OutstandingDocumentTable;
  application_document: DocumentTable;
  application_violation: ViolationTable;
  application_tax: TaxTable;
  application_activity: ActivityTable;
  application_comment: CommentTable;
  application_ip: IpTable;
  stored_file: StoredFileTable;
  stored_file_chunk: StoredFileChunkTable;
  list_option: ListOptionTable;
  application_item: ApplicationItemTable;
  tenant_role: TenantRoleTable;
  view_setting: ViewSettingTable;
  idempotency_key: IdempotencyKeyTable;
  identity_check: IdentityCheckTable;
  bulk_upload_error_file: BulkUploadErrorFileTable;
  mail_message: MailMessageTable;
  queued_task: QueuedTaskTable;
  integration_delivery: IntegrationDeliveryTable;
  verification: VerificationTable;
  verification_total: VerificationTotalTable;
  verification_check: VerificationCheckTable;
  sms_message: SmsMessageTable;
}

/** A transaction, in which statements are sent. */
export type Trx = Transaction<Schema>;
