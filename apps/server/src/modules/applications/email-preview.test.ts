import type { previewEmail, WireReply } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { readApplications, envelopeOf } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

type Preview = WireReply<typeof previewEmail>;
const preview = (id: number | string) => `/api/application/previewemail/${id}`;

onEachDatabase('The preview of an email', (db) => {
  test('is identical to the sent email', async () => {
    const app = testApp(db());
    const PersonalisedMessage = '  <b>Hello</b> & "goodbye"\r\nBcc: all@post.example\u202e  ';
    const json = { Action: 'emailResumeLink', PersonalisedMessage };
    const { ErrorNo, Email } = await app.read<Preview>(preview(1006), { as: 'FULL', json });
    expect(ErrorNo).toBe(0);
    await app.send('/api/application/emailresumelink/1006', { as: 'FULL', json: { PersonalisedMessage } });
    const [sent] = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('mail_message').selectAll().execute(),
    );
    expect(Email).toMatchObject({ Subject: sent?.subject, Html: sent?.html, Text: sent?.text });
    expect(Email?.To).toBe(`${sent?.recipient} <${sent?.address}>`);
    expect(Email?.From).toBe('Harbour Trust <no-reply@portal.example>');
    expect(Email?.Text).toContain('\n\n<b>Hello</b> & "goodbye"\nBcc: all@post.example\n\n');
    expect(Email?.Html).toContain(
      '&#60;b&#62;Hello&#60;/b&#62; &#38; &#34;goodbye&#34;<br />Bcc: all@post.example',
    );
    expect(Email?.Html).not.toContain('\u202e');
  });

  test('runs and loads nothing, and has no inline style, which the page’s policy forbids', async () => {
    const app = testApp(db());
    const json = { Action: 'emailResumeLink', PersonalisedMessage: '<img src=x onerror=alert(1)>' };
    const { Email } = await app.read<Preview>(preview(1006), { as: 'FULL', json });
    expect(Email?.Html).not.toMatch(
      /<(script|img|link|iframe|object|form)|<[^>]*\s(on\w+|style)=|url\(|@import/i,
    );
    expect(Email?.Html.match(/<a /g)?.length).toBeGreaterThan(0);
    for (const [, target] of Email?.Html.matchAll(/<a ([^>]*)>/g) ?? [])
      expect(target).toMatch(/target="_blank"|href="mailto:/);
  });

  test('exists for an applicant and for the completion', async () => {
    const app = testApp(db());
    const { detail } = await readApplications(app);
    const { ApplicantApprovals } = await detail(1006);
    const applicant = ApplicantApprovals.find(({ SendEmail }) => SendEmail);
    const json = { Action: 'resendResumeLink', IndividualId: applicant?.IndividualId };
    const individual = await app.read<Preview>(preview(1006), { as: 'FULL', json });
    expect(individual.Email?.To).toContain(applicant?.ApplicantName);
    const completion = { Action: 'resendCompletionEmail', PersonalisedMessage: '' };
    const { Email } = await app.read<Preview>(preview(1001), { as: 'FULL', json: completion });
    expect(Email?.Subject).toBe('Your application with Harbour Trust is complete');
  });

  test('sends nothing, and returns the reason if nothing would be sent', async () => {
    const app = testApp(db());
    const { lines } = await readApplications(app);
    const before = await lines(1001);
    expect(
      await envelopeOf(await app.send(preview(1001), { as: 'FULL', json: { Action: 'emailResumeLink' } })),
    ).toEqual({
      ErrorNo: 1,
      Message: 'A resume link can be sent only while an online application is being filled in.',
    });
    expect(await lines(1001)).toEqual(before);
  });

  test.each([
    [preview(999_999), { Action: 'emailResumeLink' }, 404],
    [preview(2001), { Action: 'emailResumeLink' }, 404],
    [preview(1006), { Action: 'resendResumeLink' }, 404],
    [
      preview(1006),
      { Action: 'resendResumeLink', IndividualId: '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11' },
      404,
    ],
    [preview(1006), { Action: 'emailResumeLink', IndividualId: 'x' }, 400],
    [preview(1006), { Action: 'depersonalise' }, 400],
    [preview(1006), { Action: 'emailResumeLink', To: 'x' }, 400],
  ])('rejects %s with %j', async (path, json, status) => {
    expect((await testApp(db()).send(path, { as: 'FULL', json })).status).toBe(status);
  });

  test('requires the claim of its own action', async () => {
    const app = testApp(db());
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('portal_user')
        .set({ permissions: ['view.allapps.instance', 'app.resendcompletionemail'] })
        .where('global_id', '=', 'G-EDIT')
        .execute(),
    );
    const answers = await Promise.all(
      ['emailResumeLink', 'resendCompletionEmail'].map(async (Action) =>
        app.send(preview(1001), { as: 'EDIT', json: { Action } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 200]);
  });
});
