import { beforeAll, expect, test, vi } from 'vitest';
import { readApplications, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

onEachDatabase('Reports', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
  });
  const report = (id: number | string, name: string, as = 'FULL', host = 'harbour.localhost:4000') =>
    app.send(`/api/report/${id}/${name}`, { as, host });

  test('are PDFs with the application’s facts, saved under their own name (ACT-026, OP-140, API-052)', async () => {
    const answer = await report(1001, 'FinalReport');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('filename="Final report 1001.pdf"');
    const { AccountName, ApplicantApprovals, PrimaryApplicantName, Email } = await applications.detail(1001);
    const { words, info } = await readPdf(answer);
    expect(info).toMatchObject({
      Title: `Final report: Application 1001 · ${AccountName}`,
      Language: 'en-AU',
      Author: 'Harbour Trust',
    });
    for (const word of [
      'Harbour Trust',
      'Final report',
      'Made by Fiona Full',
      AccountName,
      'Complete 100%',
      '1,250,001',
      'Cash, Shares, Bonds, Property, Gold',
      PrimaryApplicantName,
      Email,
      ...ApplicantApprovals.map((one) => one.ApplicantName),
      'trust-deed-certified.pdf',
    ])
      expect(words).toContain(word);
  });

  test('number their pages', async () => {
    const { pages } = await readPdf(await report(1001, 'FinalReport'));
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  });

  test('never contain a tax number', async () => {
    const { ApplicationTaxInformations } = await applications.detail(1004);
    const { words } = await readPdf(await report(1004, 'DraftReport'));
    expect(ApplicationTaxInformations?.length).toBeGreaterThan(0);
    expect(words).not.toMatch(/tax|tfn/i);
    expect(words).not.toMatch(/\b\d{3} ?\d{3} ?\d{3}\b/);
    expect(words).toContain('The applicant is a California resident.');
  });

  test('are final for a complete application and drafts otherwise; the wrong kind is rejected with the reason (ACT-023, ACT-025)', async () => {
    const said = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { Message: string }).Message,
    ];
    expect(await said(await report(1002, 'FinalReport'))).toEqual([
      409,
      'A final report needs a complete application.',
    ]);
    expect(await said(await report(1001, 'DraftReport'))).toEqual([
      409,
      'A draft report is made only while an application is incomplete.',
    ]);
    expect((await report(1002, 'DraftReport')).status).toBe(200);
  });

  test('of an unknown or invisible application are not found, and require a claim', async () => {
    for (const answer of await Promise.all([
      report(1001, 'Other'),
      report(9_999_999, 'FinalReport'),
      report(2001, 'FinalReport'),
      report('x', 'FinalReport'),
    ]))
      expect(answer.status).toBe(404);
    expect((await report(1001, 'FinalReport', 'EDIT')).status).toBe(403);
  });

  test('show every Latin, Greek and Cyrillic letter of names', async () => {
    const name = 'Zoë Müller-Ångström Łukasz Nguyễn Ελένη Приветова';
    await db().inTenant('harbour', (trx) =>
      trx.updateTable('application').set({ account_name: name }).where('id', '=', 1003).execute(),
    );
    const { words, info } = await readPdf(await report(1003, 'DraftReport'));
    expect(words).toContain(name);
    expect(info['Title']).toContain(name);
  });

  test('are written while the server serves other users', async () => {
    const start = performance.now();
    const writing = report(1001, 'FinalReport').then(() => performance.now() - start);
    let longest = 0;
    let done = false;
    void writing.finally(() => {
      done = true;
    });
    let last = performance.now();
    while (!done) {
      await new Promise((resolve) => void setImmediate(resolve));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    expect(longest).toBeLessThan((await writing) / 2);
  });
});
