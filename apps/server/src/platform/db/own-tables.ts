import type { Schema } from './schema.ts';

/** Every table that statements name; a database may hold others, which are nobody's business here. */
const own = {
  tenant: true,
  tenant_host: true,
  portal_user: true,
  application: true,
  application_total: true,
  application_approval: true,
  application_requirement: true,
  application_outstanding_document: true,
  application_document: true,
  application_violation: true,
  application_tax: true,
  application_activity: true,
  application_comment: true,
  application_ip: true,
  stored_file: true,
  stored_file_chunk: true,
  list_option: true,
  application_item: true,
  view_setting: true,
  tenant_role: true,
  audit_anchor: true,
  audit_entry: true,
  audit_head: true,
  audit_link: true,
  idempotency_key: true,
  identity_check: true,
  bulk_upload_error_file: true,
  mail_message: true,
  queued_task: true,
  integration_delivery: true,
  verification: true,
  verification_total: true,
  verification_check: true,
  sms_message: true,
  identity_key: true,
  identity_signing_key: true,
  oidc_record: true,
  sign_in_attempt: true,
  one_time_link: true,
  authenticator: true,
  recovery_code: true,
  passkey: true,
  portal_session: true,
  seen_proof: true,
} satisfies Record<keyof Schema, true>;

/** Those that the database fills by itself, which no statement of ours names. */
const filled = ['application_search'];

/** Names of the portal's tables. What a library brings, such as the queue's, is in a schema of its own. */
export const ownTables: readonly string[] = [...Object.keys(own), ...filled];
