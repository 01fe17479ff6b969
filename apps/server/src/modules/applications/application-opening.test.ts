import type { FormReply, Reply, requestView } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { readApplications, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const form = (guid: string, mode: string) => `http://harbour.localhost:4000/dev/form/${guid}?mode=${mode}`;
const confirmationWanted = { Result: 'RequireConfirmation' };

onEachDatabase('Opening the form of an application', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
  });
  const { guidOf, detail, lines } = {
    guidOf: (id: number) => applications.guidOf(id),
    detail: (id: number) => applications.detail(id),
    lines: (id: number) => applications.lines(id),
  };
  const edit = (id: number, accepted?: string, as = 'FULL') =>
    app.send(
      `/api/application/requestedit/${id}${accepted === undefined ? '' : `?ConfirmationAccepted=${accepted}`}`,
      { as },
    );
  const reply = async (answer: Response) => (await answer.json()) as FormReply;
  const put = (id: number, values: string) =>
    db().inTenant('harbour', (trx) =>
      sql`update application set ${sql.raw(values)} where id = ${id}`.execute(trx),
    );

  describe('to edit it', () => {
    test('opens an incomplete application at once and changes nothing (ACT-041, API-024)', async () => {
      const before = [await detail(1110), await lines(1110)];
      const answer = await edit(1110);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await reply(answer)).toEqual({ Result: 'Success', Url: form(guidOf(1110), 'edit') });
      expect(await reply(await edit(1110, 'true'))).toMatchObject({ Result: 'Success' });
      expect([await detail(1110), await lines(1110)]).toEqual(before);
    });

    test('resets a complete application after confirmation, and not before (ACT-044, ACT-110, OP-109)', async () => {
      const before = await detail(1001);
      for (const accepted of [undefined, 'false'])
        expect(await reply(await edit(1001, accepted))).toEqual(confirmationWanted);
      expect(await detail(1001)).toEqual(before);
      expect(before.ApplicantApprovals.map(({ Status }) => Status)).toEqual(['Approved', 'Approved']);

      expect(await reply(await edit(1001, 'true'))).toEqual({
        Result: 'Success',
        Url: form(guidOf(1001), 'edit'),
      });
      expect(await detail(1001)).toMatchObject({
        Status: 'Primary edit',
        IsComplete: false,
        DateCompletedTimestamp: null,
        ApplicantApprovals: before.ApplicantApprovals.map((approval) => ({
          ...approval,
          Status: 'Pending',
          UpdateDate: null,
          SendEmail: true,
        })),
      });
      expect((await lines(1001))[0]).toBe('Approvals reset for an edit by Fiona Full');
      expect(await reply(await edit(1001))).toMatchObject({ Result: 'Success' });
    });

    test('returns a complete application that was begun on behalf to the adviser (OP-109)', async () => {
      await put(1106, `status = 'Complete', is_complete = true, created_on_behalf = true`);
      await edit(1106, 'true');
      expect(await detail(1106)).toMatchObject({ Status: 'Adviser edit', IsComplete: false });
    });

    test.each(['Locked', 'Cancelled'])(
      'neither unlocks nor restores an application that is %s',
      async (status) => {
        await put(1111, `status = '${status}', is_complete = true`);
        expect(await reply(await edit(1111, 'true'))).toMatchObject({ Result: 'Success' });
        expect(await detail(1111)).toMatchObject({
          Status: status,
          IsComplete: false,
          LastApplicationStatus: 'Primary edit',
        });
      },
    );

    test('also asks for confirmation for 1008, until it is confirmed (ACT-046)', async () => {
      expect(await reply(await edit(1008))).toEqual(confirmationWanted);
      expect(await reply(await edit(1008, 'true'))).toMatchObject({ Result: 'Success' });
      expect((await detail(1008)).Status).toBe('Primary edit');
      expect((await lines(1008))[0]).toBe('Approvals reset for an edit by Fiona Full');
    });

    test('rejects a depersonalised application with the reason of the menu (ACT-051)', async () => {
      await put(1112, `status = 'Depersonalised', is_complete = true`);
      expect(await reply(await edit(1112, 'true'))).toEqual({
        Result: 'Failure',
        Message: 'A depersonalised application cannot be edited.',
      });
    });

    test('requires both claims for a complete application, and a visible application (ACT-050)', async () => {
      await put(1113, `status = 'Complete', is_complete = true`);
      expect((await edit(1113, 'true', 'EDIT')).status).toBe(403);
      expect((await detail(1113)).IsComplete).toBe(true);
      expect((await edit(1110, undefined, 'EDIT')).status).toBe(200);
      expect((await edit(1110, undefined, 'MY')).status).toBe(403);
      expect((await edit(2001)).status).toBe(404);
    });

    test.each(['1', 'True', ''])('rejects %j as a confirmation', async (accepted) => {
      expect((await edit(1110, accepted)).status).toBe(400);
    });
  });

  describe('to read it', () => {
    const view = (id: number, as = 'FULL', server = app) =>
      server.send(`/api/application/requestview/${id}`, { as });

    test('opens it in any state (ACT-052, API-025)', async () => {
      for (const id of [1003, 1004, 1112])
        expect((await (await view(id)).json()) as Reply<typeof requestView>).toEqual({
          Url: form(guidOf(id), 'view'),
        });
    });

    test('requires its claim and a visible application', async () => {
      expect((await view(1110, 'EDIT')).status).toBe(200);
      expect((await view(1110, 'MY')).status).toBe(403);
      expect((await view(2001)).status).toBe(404);
    });
  });

  test('reports that the tenant has no form, and resets nothing', async () => {
    const withoutDemo = testApp(db(), { config: readConfig({ PORTAL_DEMO: '0' }, '/') });
    const Message = 'No application form is configured for this tenant.';
    await put(1114, `status = 'Complete', is_complete = true`);
    const paths = ['requestedit/1114?ConfirmationAccepted=true', 'requestview/1114'];
    const answers = await Promise.all(
      paths.map((path) => withoutDemo.read(`/api/application/${path}`, { as: 'FULL' })),
    );
    expect(answers).toEqual([{ Result: 'Failure', Message }, { Message }]);
    expect((await detail(1114)).IsComplete).toBe(true);
  });
});
