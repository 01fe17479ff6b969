import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './timestamps.ts';

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
  /** An adviser began it for somebody: to edit it means to edit it as the adviser (OP-109). */
  created_on_behalf: Generated<boolean>;
  /** An edit has to be confirmed even while it is incomplete. */
  confirm_edit: Generated<boolean>;
  /** The amount as the list sorts by it; kept by the database. */
  amount_cents: GeneratedAlways<number | null>;
  /** The eight searched fields in lower case, kept by the database (OP-069). */
  search_text: GeneratedAlways<string>;
}

/** Parts of how many applications are listed, for one bound and one value of one facet; written by the database. */
export interface ApplicationTotalTable {
  tenant_id: GeneratedAlways<string>;
  /** A column that bounds a list; empty without bounds. */
  bound: GeneratedAlways<string>;
  bound_value: GeneratedAlways<string>;
  /** A column that filters a list; empty without a filter. */
  facet: GeneratedAlways<string>;
  /** Empty also for rows without a value. */
  facet_value: GeneratedAlways<string>;
  total: GeneratedAlways<number>;
  stamp: GeneratedAlways<number>;
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
  /** Null where the applicant has none of their own: the application's then serves. */
  email: string | null;
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
  /** Its bytes; null in a database from before they were stored. */
  file_id: string | null;
}

/** A file of an application, whose bytes stand in chunks. */
export interface StoredFileTable {
  tenant_id: string;
  id: string;
  application_id: number;
  size: Generated<number>;
  /** Hexadecimal. */
  sha256: Generated<string>;
  /** False for an upload under way and for what is left of one. */
  kept: Generated<boolean>;
  created_at: GeneratedTimestamp;
}

export interface StoredFileChunkTable {
  tenant_id: string;
  file_id: string;
  position: number;
  bytes: Uint8Array;
  /** Whether its bytes are under the seal of the data; what came before there was one is not. */
  sealed: Generated<boolean>;
}

export interface ViolationTable extends Part {
  name: string;
  occurred_at: NullableTimestamp;
}

export interface TaxTable extends Part {
  applicant_name: string;
  /** Sealed for its place (`taxPlace`); null where none was given. */
  tfn_sealed: Uint8Array | null;
}

export interface CommentTable {
  tenant_id: string;
  application_id: number;
  id: Generated<number>;
  author_global_id: string;
  /** Name of the author at the time. */
  author_name: string;
  text: string;
  written_at: Timestamp;
}

/** An address that somebody came from, with what was found out about it (OP-119). */
export interface IpTable extends Part {
  /** What the person had to do with the application: `primaryapplicant`, `secondaryapplicant`, `adviser`. */
  user_state: string;
  applicant_name: string;
  address: string;
  isp_name: string | null;
  is_vpn: boolean;
  seen_at: NullableTimestamp;
}

export interface ActivityTable {
  tenant_id: string;
  application_id: number;
  id: Generated<number>;
  kind: string;
  /** Name of what it was about. */
  subject: string | null;
  /** Name of the person who did it. */
  actor: string | null;
  occurred_at: Timestamp;
}
