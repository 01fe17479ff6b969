import { randomUUID } from 'node:crypto';
import type { depersonaliseApplication, Reply } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Trx } from '../../platform/db/connect.ts';
import { readApplications, type Applications } from '../../testing/applications.ts';
import { auditedOf } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** A word that is in every field that can hold personal data, and nowhere else. */
const canary = 'Zyxwvut';

/** Every table with rows about an application, with its fields that can hold personal data. */
const fields: Readonly<Record<string, readonly string[]>> = {
  application: [
    'account_name',
    'client_name',
    'primary_email',
    'primary_applicant_name',
    'primary_applicant_phone',
  ],
  application_activity: ['subject'],
  application_approval: ['applicant_name', 'email'],
  application_comment: ['text'],
  application_document: ['friendly_name', 'file_name'],
  application_ip: ['applicant_name', 'isp_name'],
  application_outstanding_document: ['name', 'action_required'],
  application_requirement: ['name', 'result_text', 'action_required'],
  application_tax: ['applicant_name', 'tfn_sealed'],
  // Holds ids only.
  audit_entry: [],
  // Holds names of rules and kinds of checks.
  application_violation: [],
  identity_check: [],
  // Holds names of integrations and of staff.
  integration_delivery: [],
  idempotency_key: ['answer'],
  // Its bytes are in chunks.
  stored_file: [],
  mail_message: ['address', 'recipient', 'subject', 'text', 'html'],
};

/** Kinds of lines whose subject can be personal data. */
const personalLines = [
  'applicant-resume-link-sent',
  'applicant-unlocked',
  'check-failed',
  'check-passed',
  'check-unanswered',
  'document-uploaded',
  'from-a-newer-version',
  'screening-failed',
  'screening-passed',
  'tax-number-shown',
];

onEachDatabase('Depersonalising', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
  });
  const depersonalise = (ref: number | string, as = 'FULL') =>
    app.send(`/api/application/depersonalise/${ref}`, { as, method: 'POST' });
  const asOwner = <T>(work: (trx: Trx) => Promise<T>) =>
    db().system(async (trx) => {
      // Row-level security also applies to the owner.
      await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
      return work(trx);
    });

  /** The rows of all tables in all schemas that contain a word as text, in JSON or as bytes. */
  const whereIs = (word: string) =>
    asOwner(async (trx) => {
      const { rows: tables } = await sql<{ schema: string; name: string }>`
        select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
        trx,
      );
      const found = [];
      for (const { schema, name } of tables) {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from ${sql.table(`${schema}.${name}`)} as found
          where position(lower(${word}) in lower(found::text)) > 0
            or position(${Buffer.from(word).toString('hex')} in found::text) > 0`.execute(trx);
        if ((rows[0]?.count ?? 0) > 0) found.push(name);
      }
      return found.toSorted();
    });

  const plant = (id: number) =>
    asOwner(async (trx) => {
      const of = { tenant: 'harbour', id };
      await sql`insert into application_activity (tenant_id, application_id, kind, subject, occurred_at)
        select ${of.tenant}, ${id}, kind, '', now() from unnest(${personalLines}::text[]) as kind`.execute(
        trx,
      );
      await sql`insert into application_comment (tenant_id, application_id, author_global_id, author_name, text,
        written_at) values (${of.tenant}, ${id}, 'G-FULL', 'Fiona Full', '', now())`.execute(trx);
      await sql`insert into mail_message (tenant_id, id, application_id, kind, address, recipient, subject, text, html,
        state, queued_at, changed_at) select ${of.tenant}, gen_random_uuid(), ${id}, 'resume-link', '', '', '', '', '',
        state, now(), now() from unnest(array['queued', 'sent', 'failed']) as state`.execute(trx);
      await sql`insert into application_ip (tenant_id, application_id, position, user_state, applicant_name, address,
        is_vpn) values (${of.tenant}, ${id}, 99, 'primaryapplicant', '', '203.0.113.7', false)`.execute(trx);
      await sql`insert into idempotency_key (tenant_id, global_id, key, fingerprint, answer, application_id, created_at)
        values (${of.tenant}, 'G-FULL', ${randomUUID()}, '', '', ${id}, now())`.execute(trx);
      await sql`insert into bulk_upload_error_file (tenant_id, id, global_id, bytes, created_at)
        values (${of.tenant}, ${randomUUID()}, 'G-FULL', ${Buffer.from(`a ${canary} b`)}, now())`.execute(
        trx,
      );
      await sql`with file as (insert into stored_file (id, tenant_id, application_id)
          values (gen_random_uuid(), ${of.tenant}, ${id}) returning id)
        insert into stored_file_chunk (tenant_id, file_id, position, bytes)
        select ${of.tenant}, id, 0, ${Buffer.from(`%PDF ${canary}`)}::bytea from file`.execute(trx);
      for (const [table, columns] of Object.entries(fields)) {
        if (columns.length === 0) continue;
        const words = columns.map((column) => {
          const text = `the ${canary} of ${column}`;
          return sql`${sql.ref(column)} = ${column === 'tfn_sealed' ? Buffer.from(text) : text}`;
        });
        const key = sql.ref(table === 'application' ? 'id' : 'application_id');
        const personal = table === 'application_activity' ? sql`kind = any(${personalLines})` : sql`true`;
        await sql`update ${sql.table(table)} set ${sql.join(words)} where ${key} = ${id} and ${personal}`.execute(
          trx,
        );
      }
    });

  test('covers every table with rows about an application', async () => {
    const { rows } = await asOwner((trx) =>
      sql<{ name: string }>`select table_name as name from information_schema.columns
        where column_name = 'application_id' and table_schema = current_schema()`.execute(trx),
    );
    const known = Object.keys(fields).filter((table) => table !== 'application');
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  test('leaves no personal data anywhere in the database, and keeps activity lines without names (ACT-064, API-032)', async () => {
    await plant(1004);
    const planted = Object.keys(fields).filter((table) => (fields[table] ?? []).length > 0);
    expect(await whereIs(canary)).toEqual(
      [...planted, 'application_search', 'bulk_upload_error_file', 'stored_file_chunk'].toSorted(),
    );
    expect(
      (await app.read<{ TotalRows: number }>(`/api/application/list/all?q=${canary}`, { as: 'FULL' }))
        .TotalRows,
    ).toBe(1);

    const answer = await depersonalise(applications.guidOf(1004));
    expect((await answer.json()) as Reply<typeof depersonaliseApplication>).toEqual({ OverallSuccess: true });

    expect(await whereIs(canary)).toEqual([]);
    expect(
      (await app.read<{ TotalRows: number }>(`/api/application/list/all?q=${canary}`, { as: 'FULL' }))
        .TotalRows,
    ).toBe(0);
    expect(await applications.detail(1004)).toMatchObject({
      Status: 'Depersonalised',
      AccountName: null,
      Email: null,
      PrimaryApplicantName: null,
      PrimaryApplicantPhone: null,
      ApplicantApprovals: [],
      Documents: [],
      ApplicationTaxInformations: [],
    });
    expect(await auditedOf(db(), 'application-depersonalised')).toMatchObject([
      { actor_id: 'G-FULL', application_id: 1004, details: null },
    ]);
    const lines = await applications.lines(1004);
    expect(lines[0]).toBe('Application depersonalised by Fiona Full');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Electronic verification passed',
        'Document uploaded',
        'Applicant unlocked',
        'Application changed',
        'Assigned to Old Otto',
      ]),
    );
  });

  test('does not change other applications', async () => {
    const before = [await applications.detail(1006), await applications.lines(1006)];
    await depersonalise(1110);
    expect([await applications.detail(1006), await applications.lines(1006)]).toEqual(before);
  });

  test('is rejected a second time, with the reason of the menu (ACT-063, ACT-065)', async () => {
    await depersonalise(1111);
    const before = await applications.lines(1111);
    expect(await (await depersonalise(1111)).json()).toEqual({
      OverallSuccess: false,
      ErrorMessage: 'This application is already depersonalised.',
    });
    expect(await applications.lines(1111)).toEqual(before);
  });

  test('requires its claim and a visible application', async () => {
    expect((await depersonalise(1006, 'EDIT')).status).toBe(403);
    for (const ref of [2001, 'not-a-number', randomUUID()])
      expect((await depersonalise(ref)).status).toBe(404);
  });

  describe('deletes the stored replies that name people', () => {
    test('and does not run again for their keys', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const send = () =>
        app.send(`/api/comment/${applications.guidOf(1006)}`, {
          as: 'FULL',
          json: { Comment: canary },
          headers,
        });
      expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(200);
      await depersonalise(1006);
      expect((await send()).status).toBe(409);
      expect(await whereIs(canary)).toEqual([]);
    });
  });
});
