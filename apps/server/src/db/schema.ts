import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as a `Date`; written as a `Date` or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** The moment of storing, unless one is given. */
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

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
  created_at: GeneratedTimestamp;
}

export interface TenantHostTable {
  host: string;
  tenant_id: string;
}

/** The seven statuses of a person (spec B §4). */
export type UserStatus =
  | 'Invited'
  | 'Active'
  | 'Normal'
  | 'LockedPasswordAttempts'
  | 'LockedMFAAttempts'
  | 'LockInactivity'
  | 'Deactivated';

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
  /** Stands in the list of owners. */
  can_own: Generated<boolean>;
  /** Null is no assignee at all; false stays filterable but takes no new work (OP-133). */
  assignable: boolean | null;
}

export interface ApplicationTable {
  tenant_id: string;
  id: number;
  guid: string;
  account_name: string | null;
  primary_email: string | null;
  client_name: string | null;
  owner_global_id: string;
  owner_name: string;
  percentage_complete: number;
  sub_brand: string | null;
  products: string[];
  external_id: string | null;
  account_number: string | null;
  created_at: Timestamp;
  completed_at: NullableTimestamp;
  last_document_at: NullableTimestamp;
  user_upload_count: number;
  document_count: number;
  application_type: string | null;
  short_application_type: string | null;
  promo_code: string | null;
  investment_amount: ColumnType<string | null, number | string | null, number | string | null>;
  language: string | null;
  docs_required: string | null;
  mode: string;
  status: string;
  /** What unlocking goes back to (OP-130). */
  last_status: string | null;
  is_complete: boolean;
  channel: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
  label: string | null;
  system_label: string | null;
  primary_applicant_name: string | null;
  primary_applicant_phone: string | null;
  instance_name: string | null;
  location: string;
  restriction_group: string;
  /** Why this application may not be cancelled; null while it may. */
  cancel_refusal: string | null;
  /** The eight searched fields in lower case, kept by the database (OP-069). */
  search_text: GeneratedAlways<string>;
}

/** Rows of an application that are read in the order of `position`. */
interface Part {
  tenant_id: string;
  application_id: number;
  position: number;
}

export interface ApprovalTable extends Part {
  individual_id: string;
  applicant_name: string;
  status: string;
  updated_at: NullableTimestamp;
  is_mfa_locked: boolean;
  send_email: boolean;
}

export interface RequirementTable extends Part {
  entity_guid: string;
  name: string;
  result: number;
  result_text: string | null;
  action_required: string | null;
  eligible_for_reverification: boolean;
  eligible_for_new_verification: boolean;
  eligible_for_sanctions: boolean;
}

export interface OutstandingDocumentTable extends Part {
  name: string;
  action_required: string | null;
}

export interface DocumentTable extends Part {
  artifact_id: string;
  friendly_name: string;
  file_name: string;
  uploaded_at: Timestamp;
  lab_docs_id: string;
}

export interface ViolationTable extends Part {
  name: string;
  occurred_at: NullableTimestamp;
}

export interface TaxTable extends Part {
  applicant_name: string;
  tfn: string | null;
}

export interface ActivityTable {
  tenant_id: string;
  application_id: number;
  id: Generated<number>;
  text: string;
  occurred_at: Timestamp;
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

export interface IdempotencyKeyTable {
  tenant_id: string;
  global_id: string;
  key: string;
  /** SHA-256 of the endpoint and the body: the same key with another one is refused. */
  fingerprint: string;
  /** JSON text of the answer. */
  answer: string;
  created_at: Timestamp;
}

export interface Schema {
  tenant: TenantTable;
  tenant_host: TenantHostTable;
  portal_user: PortalUserTable;
  application: ApplicationTable;
  application_approval: ApprovalTable;
  application_requirement: RequirementTable;
  application_outstanding_document: OutstandingDocumentTable;
  application_document: DocumentTable;
  application_violation: ViolationTable;
  application_tax: TaxTable;
  application_activity: ActivityTable;
  list_option: ListOptionTable;
  application_item: ApplicationItemTable;
  view_setting: ViewSettingTable;
  idempotency_key: IdempotencyKeyTable;
}
