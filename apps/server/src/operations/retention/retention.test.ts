import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testConfig } from '../../testing/test-config.ts';
import { retentions, unsweptTables } from './retention.ts';
import { sweep } from './sweep.ts';

const tenant = 'harbour';
const settings = testConfig({ verificationDays: 30 });
const old = '00000000-0000-4000-8000-00000000001d';
const young = '00000000-0000-4000-8000-00000000002e';

/** Inserts a row named `$1` with the time `$2`, by the column that holds the name. */
const planted: Readonly<Record<keyof typeof retentions, readonly [name: string, insert: string]>> = {
  brand_draft_end: [
    'draft_id',
    `(tenant_id, draft_id, outcome, ended_at) values ('harbour', $1, 'discarded', $2::timestamptz - interval '60 days')`,
  ],
  bulk_upload_error_file: [
    'id',
    `(tenant_id, id, global_id, bytes, created_at) values ('harbour', $1, 'G', '', $2)`,
  ],
  idempotency_key: [
    'key',
    `(tenant_id, global_id, key, fingerprint, answer, created_at) values ('harbour', 'G', $1, '', '', $2)`,
  ],
  identity_check: [
    'id',
    `(tenant_id, id, application_id, entity_guid, kind, asked_by, asked_at)
      values ('harbour', $1, 1001, $1::uuid, 'verify', 'G', $2)`,
  ],
  identity_sign_in: [
    'state_hash',
    `(tenant_id, state_hash, provider_id, nonce, verifier, expires_at) values ('harbour', $1, 'firm', '', '', $2)`,
  ],
  integration_delivery: [
    'id',
    `(tenant_id, id, application_id, name, asked_by, asked_at) values ('harbour', $1, 1001, $1::text, 'G', $2)`,
  ],
  mail_message: [
    'id',
    `(tenant_id, id, kind, address, subject, text, html, state, queued_at, changed_at)
      values ('harbour', $1, 'password', 'typed@x.example', '', '', '', 'failed', $2, $2)`,
  ],
  oidc_record: ['id', `(issuer, model, id, payload, expires_at) values ('i', 'm', $1, '{}', $2)`],
  one_time_link: [
    'token_hash',
    `(tenant_id, token_hash, global_id, purpose, expires_at) values ('harbour', $1, '', 'passkey', $2)`,
  ],
  portal_session: [
    'id',
    `(tenant_id, id, global_id, device, started_at, last_used_at, ends_at)
      values ('harbour', $1, 'G-FULL', '', $2, $2, $2)`,
  ],
  saved_view: [
    'name',
    `(tenant_id, id, owner_global_id, name, scope, definition, changed_by, deleted_at)
      values ('harbour', lpad(left(md5($1), 5), 12, '0'), 'G', $1, 'my', '{}', 'G', $2)`,
  ],
  seen_proof: ['name', `(name, seen_at) values ($1, $2)`],
  sign_in_attempt: [
    'key',
    `(tenant_id, key, failures, failed_at, in_a_row, row_began, blocked_until) values ('harbour', $1, 1, $2, 3, $2, $2)`,
  ],
  sms_message: ['id', `(tenant_id, id, mobile, text, sent_at) values ('harbour', $1, '', '', $2)`],
  stored_file: ['id', `(tenant_id, id, application_id, created_at) values ('harbour', $1, 1001, $2)`],
  verification: [
    'requester_id',
    `(tenant_id, number, service, requester_id, requested_at, status)
      select 'harbour', max(number) + 1, 'company', $1, $2, 'Complete' from verification`,
  ],
  verification_check: [
    'id',
    `(tenant_id, id, asked_by, asked_at, state) values ('harbour', $1, 'G', $2, 'unanswered')`,
  ],
  // The second one of each is 200 versions younger.
  identity_provider_version: [
    'saved_by',
    `(tenant_id, provider_id, number, saved_by, saved_at, settings)
      select 'harbour', 'firm', coalesce(max(number), 1) + 200, $1, $2, '{}' from identity_provider_version`,
  ],
  view_setting_version: [
    'saved_by',
    `(tenant_id, kind, number, saved_by, saved_at, origin, known, shown)
      select 'harbour', 'row', max(number) + 200, $1, $2, 'saved', '{}', '{}' from view_setting_version
      where kind = 'row'`,
  ],
};

onEachDatabase('The nightly sweep', (db) => {
  const asOwner = (statement: string, ...values: readonly string[]) =>
    db().system(async (trx) => {
      await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
      const text = statement.replaceAll(/\$(\d)/g, (_, n: string) => `'${values[Number(n) - 1]}'`);
      return (await sql.raw<Record<string, unknown>>(text).execute(trx)).rows;
    });

  test.each(Object.entries(planted))(
    'deletes the expired rows of %s, and no other',
    async (table, [name, insert]) => {
      const now = new Date();
      const days = (n: number) => new Date(now.getTime() + n * 24 * 3600_000).toISOString();
      await asOwner(`insert into ${table} ${insert}`, old, days(-40));
      await asOwner(`insert into ${table} ${insert}`, young, days(1));
      expect((await sweep(db(), [tenant], settings, now))[table]).toBeGreaterThan(0);
      expect(
        await asOwner(
          `select ${name}::text as name from ${table} where ${name}::text in ($1, $2)`,
          old,
          young,
        ),
      ).toEqual([{ name: young }]);
    },
  );

  test('keeps verifications indefinitely unless a period is set, and counts the remaining ones', async () => {
    const counts = 'select company, individual from verification_total where tenant_id = $1';
    const [, insert] = planted.verification;
    await asOwner(`insert into verification ${insert}`, old, '2020-01-01');
    await asOwner('update verification_total set company = company + 1 where tenant_id = $1', tenant);
    expect((await sweep(db(), [tenant], testConfig()))['verification']).toBe(0);
    const before = await asOwner(counts, tenant);
    expect((await sweep(db(), [tenant], settings))['verification']).toBe(1);
    const [total] = await asOwner(counts, tenant);
    expect(total).toEqual({ ...before[0], company: Number(before[0]?.['company']) - 1 });
  });

  test('keeps an email that is still queued', async () => {
    const [, insert] = planted.mail_message;
    await asOwner(`insert into mail_message ${insert.replace('failed', 'queued')}`, old, '2020-01-01');
    await sweep(db(), [tenant], settings);
    expect(await asOwner('select id::text as name from mail_message where id = $1', old)).toEqual([
      { name: old },
    ]);
  });
});

describe('The documentation of retention periods', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/operating/retention.md'), 'utf8');
  const [swept = '', unswept = ''] = page.split('## Not swept');
  const rowsOf = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, name, kept]) => [name, kept]),
    );

  test('matches the sweep', () => {
    expect(rowsOf(swept)).toEqual(
      Object.fromEntries(Object.entries(retentions).map(([name, { kept }]) => [name, kept])),
    );
    expect(rowsOf(unswept)).toEqual(unsweptTables);
  });
});
