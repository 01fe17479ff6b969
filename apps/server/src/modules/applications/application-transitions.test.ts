import {
  applicationActions,
  evaluateAction,
  everyClaim,
  statuses,
  type ActionId,
} from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readApplications, envelopeOf, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

onEachDatabase('An action that changes the state', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
  });
  const guidOf = (id: number) => applications.guidOf(id);
  const detail = (id: number) => applications.detail(id);
  const lines = (id: number) => applications.lines(id);
  const unlock = (id: number, as = 'FULL') =>
    app.send(`/api/application/unlockapplication/${guidOf(id)}`, { as, method: 'POST' });
  const sign = (id: number, Mode: unknown, as = 'FULL') =>
    app.send(`/api/application/changesigningmode/${guidOf(id)}`, { as, json: { Mode } });
  const put = (id: number, status: string, complete: boolean) =>
    db().inTenant('harbour', (trx) =>
      sql`update application set status = ${status}, is_complete = ${complete}, mode = 'Online' where id = ${id}`.execute(
        trx,
      ),
    );

  describe('Unlocking', () => {
    test('restores the earlier status and writes a line; a second time is rejected (ACT-035, ACT-037, OP-130, API-038)', async () => {
      expect(await detail(1003)).toMatchObject({ Status: 'Locked', LastApplicationStatus: 'Primary edit' });
      expect(await envelopeOf(await unlock(1003))).toEqual({ ErrorNo: 0 });
      expect((await detail(1003)).Status).toBe('Primary edit');
      expect((await lines(1003))[0]).toBe('Application unlocked by Fiona Full');
      const before = await lines(1003);
      expect(await envelopeOf(await unlock(1003))).toEqual({
        ErrorNo: 1,
        Message: 'Only a locked application can be unlocked.',
      });
      expect(await lines(1003)).toEqual(before);
    });

    test('requires the claim and a visible application', async () => {
      expect((await unlock(1003, 'MY')).status).toBe(403);
      expect(
        (
          await app.send(
            `/api/application/unlockapplication/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
            { as: 'FULL', method: 'POST' },
          )
        ).status,
      ).toBe(404);
    });
  });

  describe('The signing mode', () => {
    test('is the chosen one; choosing it again writes no line (ACT-101, ACT-102)', async () => {
      expect(await envelopeOf(await sign(1002, 'PrintandSign'))).toEqual({ ErrorNo: 0 });
      expect((await detail(1002)).ApplicationModeCode).toBe('Print & Sign');
      expect((await lines(1002))[0]).toBe('Signing mode set to Print & Sign by Fiona Full');
      const before = await lines(1002);
      expect(await envelopeOf(await sign(1002, 'PrintandSign'))).toEqual({ ErrorNo: 0 });
      expect(await lines(1002)).toEqual(before);
      expect(await envelopeOf(await sign(1002, 'Pin'))).toEqual({ ErrorNo: 0 });
      expect((await detail(1002)).ApplicationModeCode).toBe('Online');
    });

    test.each(['Online', '', null, 1])('is rejected if it is %j, and nothing changes', async (mode) => {
      const before = await detail(1002);
      expect((await sign(1002, mode)).status).toBe(400);
      expect(await detail(1002)).toEqual(before);
    });
  });

  describe('Every action with an endpoint', () => {
    const id = 1110;
    const post = (path: string, json?: unknown) =>
      app.send(`/api/${path}`, { as: 'FULL', ...(json === undefined ? { method: 'POST' } : { json }) });
    const calls = {
      unlockApplication: () => unlock(id),
      signingMode: () => sign(id, 'Pin'),
      assignee: () => post(`application/assign/${id}`, { GlobalUserId: null }),
      label: () => post('label/save', { ApplicationId: id, Label: null }),
      primaryEmail: () => post(`application/changeprimaryemail/${id}`, { PrimaryEmail: 'a@post.example' }),
      depersonalise: () => post(`application/depersonalise/${id}`),
      cancel: () =>
        post('application/cancel', { ApplicationCancellations: [{ ApplicationGuid: guidOf(id) }] }),
      edit: () => app.send(`/api/application/requestedit/${id}?ConfirmationAccepted=true`, { as: 'FULL' }),
      view: () => app.send(`/api/application/requestview/${id}`, { as: 'FULL' }),
    } as const satisfies Partial<Record<ActionId, () => Promise<Response>>>;

    /** The reason of a rejection; undefined if the action ran. */
    const rejectionReason = async (answer: Response): Promise<unknown> => {
      const said = (await answer.json()) as { Results?: object[] };
      const words = { Message: undefined, ErrorMessage: undefined, ...(said.Results?.[0] ?? said) };
      return words.Message ?? words.ErrorMessage;
    };

    test.each(Object.keys(calls) as (keyof typeof calls)[])(
      'is accepted if the menu offers it, and otherwise rejected with the menu’s reason: %s',
      async (action) => {
        for (const Status of statuses) {
          for (const complete of [false, true]) {
            await put(id, Status, complete);
            const facts = { Status, IsComplete: complete, ApplicationModeCode: 'Online' };
            const offered = evaluateAction(applicationActions[action], facts, everyClaim);
            expect([Status, complete, await rejectionReason(await calls[action]())]).toEqual([
              Status,
              complete,
              offered.reason,
            ]);
          }
        }
      },
    );
  });
});
