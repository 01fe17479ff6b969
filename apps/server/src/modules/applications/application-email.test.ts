import { applicationActions, evaluateAction } from '@portal/api/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { envelopeOf, readApplications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Detail } from '../../testing/wire.ts';

const body = { PersonalisedMessage: 'Please sign by Friday.' };
const resume = (id: number | string) => `/api/application/emailresumelink/${id}`;
const complete = (id: number | string) => `/api/application/resendcompletionemail/${id}`;
const individual = (id: string) => `/api/application/resendindividualresumelinkemail/${id}`;

const messages = (db: Database) =>
  db.inTenant('harbour', (trx) => trx.selectFrom('mail_message').selectAll().orderBy('queued_at').execute());
const tasks = (db: Database) => db.system((trx) => trx.selectFrom('queued_task').selectAll().execute());

const pending = async (app: TestApp, id: number) => {
  const { ApplicantApprovals } = await app.read<Detail>(`/api/application/get/${id}`, { as: 'FULL' });
  const found = ApplicantApprovals.find(({ Status, SendEmail }) => Status === 'Pending' && SendEmail);
  if (!found) throw new Error(`${id} has no applicant who may be emailed.`);
  return found;
};

onEachDatabase('Emails of an application', (db) => {
  test('a resume link is queued for the primary applicant, with a line in the feed (ACT-014, API-027)', async () => {
    const app = testApp(db());
    const { detail, lines } = await readApplications(app);
    expect(await envelopeOf(await app.send(resume(1006), { as: 'FULL', json: body }))).toEqual({
      ErrorNo: 0,
    });
    const { Email, PrimaryApplicantName, ApplicationGuid } = await detail(1006);
    const [message] = await messages(db());
    expect(message).toMatchObject({
      application_id: 1006,
      individual_id: null,
      kind: 'resume-link',
      address: Email,
      recipient: PrimaryApplicantName,
      subject: 'Continue your application with Harbour Trust',
      state: 'queued',
    });
    const link = `http://harbour.localhost:4000/dev/form/${ApplicationGuid}?mode=edit`;
    expect(message?.text).toContain(`Please sign by Friday.`);
    expect(message?.text).toContain(link);
    expect(message?.html).toContain(link);
    expect((await tasks(db())).map(({ id, tenant, kind }) => ({ id, tenant, kind }))).toEqual([
      { id: message?.id, tenant: 'harbour', kind: 'mail' },
    ]);
    expect((await lines(1006))[0]).toBe('Resume link emailed by Fiona Full');
  });

  test('the completion email is sent again for a complete application (ACT-016, ACT-020, API-029)', async () => {
    const app = testApp(db());
    const { lines } = await readApplications(app);
    expect(await envelopeOf(await app.send(complete(1001), { as: 'FULL', json: {} }))).toEqual({
      ErrorNo: 0,
    });
    expect((await messages(db())).at(-1)).toMatchObject({
      application_id: 1001,
      kind: 'completion',
      subject: 'Your application with Harbour Trust is complete',
    });
    const { ApplicationGuid } = await app.read<Detail>('/api/application/get/1001', { as: 'FULL' });
    expect((await messages(db())).at(-1)?.text).toContain(`/dev/form/${ApplicationGuid}?mode=view`);
    expect((await lines(1001))[0]).toBe('Completion email sent again by Fiona Full');
  });

  test('a single applicant is sent a personal link (ACT-021, API-028)', async () => {
    const app = testApp(db());
    const { lines } = await readApplications(app);
    const { IndividualId, ApplicantName } = await pending(app, 1006);
    expect(await envelopeOf(await app.send(individual(IndividualId), { as: 'FULL', json: body }))).toEqual({
      ErrorNo: 0,
    });
    expect((await messages(db())).at(-1)).toMatchObject({
      application_id: 1006,
      individual_id: IndividualId,
      kind: 'applicant-resume-link',
      recipient: ApplicantName,
      text: expect.stringContaining('?mode=edit') as string,
    });
    expect((await lines(1006))[0]).toBe(`Resume link emailed to ${ApplicantName} by Fiona Full`);
  });

  test.each([
    [
      'of a complete application',
      resume(1001),
      'A resume link can be sent only while an online application is being filled in.',
    ],
    [
      'in status Adviser edit',
      resume(1002),
      'A resume link can be sent only while an online application is being filled in.',
    ],
    [
      'of one that is locked',
      resume(1003),
      'A resume link can be sent only while an online application is being filled in.',
    ],
    [
      'of one that is signed on paper',
      resume(1005),
      'A resume link can be sent only while an online application is being filled in.',
    ],
    [
      'of an incomplete one',
      complete(1006),
      'The completion email can be sent again only for a complete online application.',
    ],
    [
      'of one that is signed on paper',
      complete(1005),
      'The completion email can be sent again only for a complete online application.',
    ],
  ])(
    'an email %s is rejected with the reason, and nothing is queued (ACT-011, ACT-012, ACT-013, ACT-017, ACT-018) (%s)',
    async (_, path, Message) => {
      const app = testApp(db());
      const before = await messages(db());
      expect(await envelopeOf(await app.send(path, { as: 'FULL', json: body }))).toEqual({
        ErrorNo: 1,
        Message,
      });
      expect(await messages(db())).toEqual(before);
    },
  );

  test('an applicant who has approved cannot be sent a link', async () => {
    const app = testApp(db());
    const { ApplicantApprovals } = await app.read<Detail>('/api/application/get/1001', { as: 'FULL' });
    const answer = await app.send(individual(ApplicantApprovals[0]?.IndividualId ?? ''), {
      as: 'FULL',
      json: body,
    });
    expect(await envelopeOf(answer)).toEqual({
      ErrorNo: 1,
      Message: 'The email can be sent again only to an applicant whose approval is pending.',
    });
  });

  test('an applicant of a cancelled application cannot be sent a link, and is not offered one', async () => {
    const app = testApp(db());
    const { IndividualId } = await pending(app, 1006);
    const put = (status: string) =>
      db().inTenant('harbour', (trx) =>
        trx.updateTable('application').set({ status }).where('id', '=', 1006).returning('id').execute(),
      );
    const { Status } = await app.read<Detail>('/api/application/get/1006', { as: 'FULL' });
    await put('Cancelled');
    expect(
      await envelopeOf(await app.send(individual(IndividualId), { as: 'FULL', json: body })),
    ).toMatchObject({
      ErrorNo: 1,
    });
    const { ApplicantApprovals } = await app.read<Detail>('/api/application/get/1006', { as: 'FULL' });
    expect(ApplicantApprovals.map(({ SendEmail }) => SendEmail)).not.toContain(true);
    await put(Status);
  });

  test.each(['Adviser submit', 'Primary edit', 'Primary submit', 'Secondary review'])(
    'a resume link is offered and sent in status %s (ACT-007, ACT-008, ACT-009, ACT-010)',
    async (status) => {
      const app = testApp(db());
      const facts = { Status: status, IsComplete: false, ApplicationModeCode: 'Online' };
      expect(
        evaluateAction(applicationActions.emailResumeLink, facts, ['app.emailresumelink']),
      ).toMatchObject({
        available: true,
      });
      const { rows } = await readApplications(app);
      const row = rows.find((each) => each.Status === status && each.ApplicationModeCode === 'Online');
      const answer = await app.send(resume(row?.ApplicationID ?? 0), { as: 'FULL', json: body });
      expect(await envelopeOf(answer)).toEqual({ ErrorNo: 0 });
    },
  );

  test('a repeated key sends one email', async () => {
    const app = testApp(db());
    const before = await messages(db());
    const call = { as: 'FULL', json: body, headers: { 'idempotency-key': 'once' } };
    for (const _ of [1, 2, 3])
      expect(await envelopeOf(await app.send(resume(1008), call))).toEqual({ ErrorNo: 0 });
    expect(await messages(db())).toHaveLength(before.length + 1);
  });

  test('the sixth email to an address within an hour is rejected, ignoring case', async () => {
    const app = testApp(db());
    const { detail } = await readApplications(app);
    const { Email } = await detail(1104);
    const rows = (await readApplications(app)).rows.filter(
      ({ Status, ApplicationModeCode }) => Status === 'Primary edit' && ApplicationModeCode === 'Online',
    );
    const [one, other] = rows.filter(({ ApplicationID }) => ApplicationID > 1104);
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('application')
        .set({ primary_email: Email?.toUpperCase() ?? null })
        .where('id', '=', other?.ApplicationID ?? 0)
        .execute(),
    );
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('application')
        .set({ primary_email: Email })
        .where('id', '=', one?.ApplicationID ?? 0)
        .execute(),
    );
    const send = async (id: number | undefined) =>
      envelopeOf(await app.send(resume(id ?? 0), { as: 'FULL', json: body }));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => send((index % 2 === 0 ? one : other)?.ApplicationID)),
    );
    expect(answers.map(({ ErrorNo }) => ErrorNo)).toEqual([0, 0, 0, 0, 0]);
    expect(await send(other?.ApplicationID)).toEqual({
      ErrorNo: 1,
      Message: 'This address has been sent 5 emails within the last hour; try again later.',
    });
  });

  test('reports that the application has no email address', async () => {
    const app = testApp(db());
    const { rows } = await readApplications(app);
    const row = rows.findLast(
      ({ Status, ApplicationModeCode }) => Status === 'Primary submit' && ApplicationModeCode === 'Online',
    );
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('application')
        .set({ primary_email: null })
        .where('id', '=', row?.ApplicationID ?? 0)
        .execute(),
    );
    expect(
      await envelopeOf(await app.send(resume(row?.ApplicationID ?? 0), { as: 'FULL', json: body })),
    ).toEqual({
      ErrorNo: 1,
      Message: 'The application has no email address to send to.',
    });
  });

  test.each([
    ['no', null],
    ['an invalid', 'nobody'],
  ])('reports that an applicant has %s address, and sends nothing', async (_, address) => {
    const app = testApp(db());
    const { IndividualId } = await pending(app, 1006);
    const before = await messages(db());
    const put = (of: { applicant: string | null; application: string | null }) =>
      db().inTenant('harbour', async (trx) => {
        const { rows } = await sql<typeof of>`select email as applicant, primary_email as application
          from application_approval join application on application.id = application_id
          where individual_id = ${IndividualId}`.execute(trx);
        await sql`update application_approval set email = ${of.applicant}
          where individual_id = ${IndividualId}`.execute(trx);
        await sql`update application set primary_email = ${of.application} where id = 1006`.execute(trx);
        return rows[0] ?? of;
      });
    const was = await put({ applicant: address, application: address });
    expect(await envelopeOf(await app.send(individual(IndividualId), { as: 'FULL', json: body }))).toEqual({
      ErrorNo: 1,
      Message: 'The applicant has no email address to send to.',
    });
    await put(was);
    expect(await messages(db())).toEqual(before);
  });

  test('reports a missing mail server, or a missing form that the link would lead to', async () => {
    const real = { ...readConfig({}, '/'), demo: false };
    const answers = [real, { ...real, smtpUrl: 'smtps://mail.example' }].map(async (config) =>
      envelopeOf(await testApp(db(), { config }).send(complete(1001), { as: 'FULL', json: body })),
    );
    expect((await Promise.all(answers)).map(({ Message }) => Message)).toEqual([
      'This portal has no mail server yet.',
      'No application form is configured for this tenant.',
    ]);
  });

  describe('rejects', () => {
    test.each([
      ['an application that does not exist', resume(999_999)],
      ['one of another tenant', resume(2001)],
      ['an individual that does not exist', individual('5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11')],
      ['an individual that is no guid', individual('1006')],
    ])('%s as not found', async (_, path) => {
      expect((await testApp(db()).send(path, { as: 'FULL', json: body })).status).toBe(404);
    });

    test('an individual of another tenant or an invisible application, as not found', async () => {
      const app = testApp(db());
      const { IndividualId } = await pending(app, 1006);
      const theirs = await app.send(individual(IndividualId), {
        as: 'FULL',
        host: 'meridian.localhost',
        json: body,
      });
      expect(theirs.status).toBe(404);
    });

    test('people without the claim (PERM-011, PERM-012)', async () => {
      const app = testApp(db());
      for (const path of [resume(1006), complete(1001), individual('x')])
        expect((await app.send(path, { as: 'EDIT', json: body })).status).toBe(403);
    });

    test.each([
      [{ PersonalisedMessage: 'a'.repeat(1001) }, 'The field PersonalisedMessage is not valid.'],
      [{ PersonalisedMessage: 1 }, 'The field PersonalisedMessage is not valid.'],
      [{ PersonalisedMessage: '', To: 'x@y.example' }, 'The field To is not known.'],
    ])('the body %j', async (json, Message) => {
      const answer = await testApp(db()).send(resume(1006), { as: 'FULL', json });
      expect([answer.status, (await envelopeOf(answer)).Message]).toEqual([400, Message]);
    });
  });
});
