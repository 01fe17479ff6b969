import { draftDays, keptLooks } from '../../modules/brand/expire-looks.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { errorFileMinutes } from '../../modules/bulk-upload/error-file.store.ts';
import { orphanedAfterHours } from '../../platform/files/stored-file.store.ts';
import { replyHours } from '../../platform/http/idempotency.ts';
import { rowAfterMs } from '../../people/sign-in/sign-in-throttle.ts';
import { rememberedSeconds } from '../../people/sessions/sessions.ts';
import { proofLifeMs } from '../../people/tokens/proof-nonce.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Days for which emails, text messages and finished external requests are kept. */
const messageDays = 30;

/** Hours for which a deleted view is kept. */
const deletedViewHours = 24;

/** Versions of the columns, and of the detail rows, that are kept. */
const tableVersions = 200;

export type RetentionSettings = Pick<Config, 'verificationDays'>;

/** The retention rule of a table. */
export interface Retention {
  /** The retention period, as `docs/operating/retention.md` states it. */
  readonly kept: string;
  /** Whether a row has expired. */
  readonly isOver: (at: Date, settings: RetentionSettings) => RawBuilder<boolean>;
  /** Whether its rows belong to no tenant. Default false. */
  readonly shared?: boolean;
}

const ago = (at: Date, ms: number): Date => new Date(at.getTime() - ms);
const older = (column: string, ms: number) => (at: Date) => sql<boolean>`${sql.ref(column)} < ${ago(at, ms)}`;
const keptFor = (days: number, column: string): Retention => ({
  kept: `${days} days`,
  isOver: older(column, days * dayMs),
});

/**
 * Every table that grows without limit through visitors or automatic work, with its retention period. Only the
 * nightly sweep deletes these rows, except in tables that fill within minutes.
 */
export const retentions = {
  brand_draft_end: keptFor(draftDays, 'ended_at'),
  bulk_upload_error_file: {
    kept: `${errorFileMinutes} minutes`,
    isOver: older('created_at', errorFileMinutes * 60_000),
  },
  idempotency_key: { kept: `${replyHours} hours`, isOver: older('created_at', replyHours * hourMs) },
  identity_check: keptFor(messageDays, 'asked_at'),
  integration_delivery: keptFor(messageDays, 'asked_at'),
  mail_message: {
    kept: `${messageDays} days after it was sent or failed`,
    isOver: (at) =>
      sql`state in ('sent', 'failed', 'doubtful') and changed_at < ${ago(at, messageDays * dayMs)}`,
  },
  oidc_record: {
    kept: 'until it expires; also deleted every ten minutes',
    isOver: older('expires_at', 0),
    shared: true,
  },
  identity_sign_in: { kept: 'until it expires', isOver: older('expires_at', 0) },
  one_time_link: { kept: 'until it expires', isOver: older('expires_at', 0) },
  portal_session: {
    kept: `${rememberedSeconds / 3600} hours after its latest end`,
    isOver: older('ends_at', rememberedSeconds * 1000),
  },
  saved_view: {
    kept: `${deletedViewHours} hours after it was deleted`,
    isOver: older('deleted_at', deletedViewHours * hourMs),
  },
  seen_proof: {
    kept: `${proofLifeMs / 60_000} minutes; also deleted every minute`,
    isOver: older('seen_at', proofLifeMs),
    shared: true,
  },
  sign_in_attempt: {
    kept: `1 day; ${rowAfterMs / dayMs} days while failures are in a row`,
    isOver: (at) =>
      sql`failed_at < ${ago(at, dayMs)} and (in_a_row = 0 or failed_at < ${ago(at, rowAfterMs)})`,
  },
  sms_message: keptFor(messageDays, 'sent_at'),
  stored_file: {
    kept: `with the application; an unfinished upload ${orphanedAfterHours} hours`,
    isOver: (at) => sql`not kept and created_at < ${ago(at, orphanedAfterHours * hourMs)}`,
  },
  verification: {
    kept: '`PORTAL_VERIFICATION_DAYS`; by default with the tenant',
    isOver: (at, { verificationDays: days }) =>
      days === 0 ? sql`false` : sql`requested_at < ${ago(at, days * dayMs)}`,
  },
  verification_check: {
    kept: `${messageDays} days; one that waits for an answer with its verification`,
    isOver: (at) => sql`state <> 'invited' and asked_at < ${ago(at, messageDays * dayMs)}`,
  },
  view_setting_version: {
    kept: `the newest ${tableVersions} of a table`,
    isOver: () => sql`number <= (select max(newer.number) from view_setting_version as newer
      where newer.tenant_id = view_setting_version.tenant_id and newer.kind = view_setting_version.kind)
        - ${tableVersions}::int`,
  },
  identity_provider_version: {
    kept: `the newest ${tableVersions} of a provider`,
    isOver: () => sql`number <= (select max(newer.number) from identity_provider_version as newer
      where newer.tenant_id = identity_provider_version.tenant_id
        and newer.provider_id = identity_provider_version.provider_id) - ${tableVersions}::int`,
  },
} as const satisfies Partial<Record<keyof Schema, Retention>>;

type Swept = keyof typeof retentions;

const withApplication = 'with the application';
const configuration = 'configuration';
const withPerson = 'with the person';
const ofAudit = '`PORTAL_AUDIT_DAYS`, by `prune_audit`';

/** Every other table, and when its rows are deleted. */
export const unsweptTables: Readonly<Record<Exclude<keyof Schema, Swept>, string>> = {
  application: 'until deleted with the tenant; people’s details until depersonalised',
  application_activity: withApplication,
  application_approval: withApplication,
  application_comment: withApplication,
  application_document: withApplication,
  application_ip: withApplication,
  application_item: configuration,
  application_outstanding_document: withApplication,
  application_requirement: withApplication,
  application_search: withApplication,
  application_tax: withApplication,
  application_total: 'a row for each kind of application',
  application_violation: withApplication,
  audit_anchor: 'for ever: one a day',
  audit_entry: ofAudit,
  audit_head: 'one a tenant',
  audit_link: ofAudit,
  authenticator: withPerson,
  brand_draft: `until published or discarded; ${draftDays} days after its last change`,
  brand_image: 'with the last look or draft that has it',
  brand_look: `the last ${keptLooks}`,
  identity_issuer: 'one a host',
  identity_link: withPerson,
  identity_provider: configuration,
  identity_signing_key: '180 days and 2 hours after the next row signs; its signing key 26 hours',
  list_option: configuration,
  passkey: withPerson,
  portal_user: 'with the tenant',
  queued_task: 'until handed over to the queue, within seconds',
  recovery_code: withPerson,
  stored_file_chunk: 'with its file',
  tenant: 'until deleted by an operator',
  tenant_host: 'with the tenant',
  tenant_role: configuration,
  verification_total: 'one a tenant',
  view_default: 'with its view',
  view_setting: configuration,
};

/** Names of the portal's tables. Tables of libraries, such as the queue, are in their own schemas. */
export const ownTables: readonly string[] = [...Object.keys(retentions), ...Object.keys(unsweptTables)];
