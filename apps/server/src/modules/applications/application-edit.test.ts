import type { findRecords, listOwners, Reply } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readApplications, envelopeOf, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const nobody = { GlobalUserId: null, assigneeExternalUserId: null, assigneeDisplayName: null };

onEachDatabase('Editing a row', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
  });
  const guidOf = (id: number) => applications.guidOf(id);
  const detail = (id: number) => applications.detail(id);
  const lines = (id: number) => applications.lines(id);
  const assign = (ref: string | number, GlobalUserId: string | null, as = 'FULL') =>
    app.send(`/api/application/assign/${ref}`, { as, json: { ...nobody, GlobalUserId } });
  const label = (ApplicationId: number | string, Label: string | null, as = 'FULL') =>
    app.send('/api/label/save', { as, json: { ApplicationId, Label } });

  describe('The assignee', () => {
    test('is the chosen person, whatever name the request holds, and the status stays (LIST-155, ACT-070, ACT-111, API-033)', async () => {
      const before = await detail(1101);
      const json = {
        GlobalUserId: 'G-BUSY',
        assigneeExternalUserId: 'G-ABLE',
        assigneeDisplayName: 'Somebody',
      };
      const answer = await app.send(`/api/application/assign/${guidOf(1101)}`, { as: 'FULL', json });
      expect(await envelopeOf(answer)).toEqual({ ErrorNo: 0 });
      expect(await detail(1101)).toMatchObject({
        AssigneeUserId: 'G-BUSY',
        AssigneeDisplayName: 'Bob Busy',
        Status: before.Status,
      });
      expect((await lines(1101))[0]).toBe('Assigned to Bob Busy by Fiona Full');
    });

    test('is nobody after null (ACT-072)', async () => {
      await assign(guidOf(1102), 'G-ABLE');
      expect(await envelopeOf(await assign(1102, null))).toEqual({ ErrorNo: 0 });
      expect(await detail(1102)).toMatchObject({ AssigneeUserId: null, AssigneeDisplayName: null });
      expect((await lines(1102)).slice(0, 2)).toEqual([
        'Assignee removed by Fiona Full',
        'Assigned to Ann Able by Fiona Full',
      ]);
    });

    test('stays without a line in the feed when the same person is chosen again', async () => {
      const before = await lines(1004);
      expect(await envelopeOf(await assign(1004, 'G-OTTO'))).toEqual({ ErrorNo: 0 });
      expect(await lines(1004)).toEqual(before);
    });

    test.each([
      ['somebody who takes no new work', 'G-OTTO', 'Old Otto takes no new applications.'],
      ['nobody of the tenant', 'G-NOBODY', 'The chosen assignee cannot be found.'],
      ['somebody who is no assignee', 'G-FULL', 'The chosen assignee cannot be found.'],
    ])('cannot become %s', async (_, globalId, Message) => {
      const before = await detail(1105);
      expect(await envelopeOf(await assign(1105, globalId))).toEqual({ ErrorNo: 1, Message });
      expect(await detail(1105)).toEqual(before);
    });

    test('is changed only with the claim, and only for a visible application', async () => {
      expect((await assign(guidOf(1106), null, 'EDIT')).status).toBe(403);
      expect((await assign('5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11', null, 'EDIT')).status).toBe(403);
      expect((await assign('5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11', null)).status).toBe(404);
      expect((await assign(2001, null)).status).toBe(404);
      expect((await assign('not-a-number', null)).status).toBe(404);
    });

    test('is one of the two after concurrent changes, and both are in the feed', async () => {
      const before = (await lines(1108)).length;
      await assign(1108, null);
      const written = (await lines(1108)).length;
      expect(written - before).toBeLessThanOrEqual(1);
      await Promise.all(['G-ABLE', 'G-BUSY', 'G-ABLE', 'G-BUSY'].map((id) => assign(1108, id)));
      const after = await lines(1108);
      const { AssigneeDisplayName } = await detail(1108);
      expect(after[0]).toBe(`Assigned to ${AssigneeDisplayName} by Fiona Full`);
      // No name appears twice in a row, so each change saw the previous one.
      const names = after.slice(0, after.length - written);
      expect(names.filter((name, index) => name === names[index + 1])).toEqual([]);
    });
  });

  describe('The owner', () => {
    const changeOwner = (ref: string | number, NewOwnerId: unknown, as = 'FULL') =>
      app.send(`/api/application/updateowner/${ref}`, { as, json: { NewOwnerId } });
    const publicIdOf = async (name: string) => {
      const { ApplicationOwners } = await app.read<Reply<typeof listOwners>>('/api/owner/list', {
        as: 'FULL',
      });
      return ApplicationOwners.find((owner) => owner.DisplayName === name)?.PublicId ?? '';
    };

    test('is the chosen person, and the status stays (ACT-093, API-041, OP-109)', async () => {
      const before = await detail(1112);
      expect(await envelopeOf(await changeOwner(guidOf(1112), await publicIdOf('Mia My')))).toEqual({
        ErrorNo: 0,
      });
      expect(await detail(1112)).toEqual({ ...before, AdviserName: 'Mia My' });
      expect((await lines(1112))[0]).toBe('Owner changed to Mia My by Fiona Full');
      const written = await lines(1112);
      expect(await envelopeOf(await changeOwner(1112, await publicIdOf('Mia My')))).toEqual({ ErrorNo: 0 });
      expect(await lines(1112)).toEqual(written);
      expect((await app.send('/api/application/get/1112', { as: 'MY' })).status).toBe(200);
    });

    test('cannot become nobody, or a person who is not in the list of owners', async () => {
      const lee = await db().inTenant('harbour', (trx) =>
        trx.selectFrom('portal_user').select('public_id').where('global_id', '=', 'G-LEE').executeTakeFirst(),
      );
      const before = await detail(1113);
      for (const id of ['nobody', 'G-MY', lee?.public_id])
        expect(await envelopeOf(await changeOwner(1113, id))).toEqual({
          ErrorNo: 1,
          Message: 'The chosen owner cannot be found.',
        });
      expect(await detail(1113)).toEqual(before);
    });

    test.each([null, '', 1, 'x'.repeat(201)])('is rejected if it is %j', async (id) => {
      expect((await changeOwner(1113, id)).status).toBe(400);
    });

    test('is changed only with the claim, and only for a visible application', async () => {
      const id = await publicIdOf('Mia My');
      expect((await changeOwner(1113, id, 'EDIT')).status).toBe(403);
      for (const ref of [2001, 'not-a-number', '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11'])
        expect((await changeOwner(ref, id)).status).toBe(404);
    });
  });

  describe('The email address', () => {
    const change = (ref: string | number, PrimaryEmail: unknown, as = 'FULL') =>
      app.send(`/api/application/changeprimaryemail/${ref}`, { as, json: { PrimaryEmail } });

    test('is stored without surrounding spaces, and the feed does not show it (ACT-097, API-036)', async () => {
      expect(await envelopeOf(await change(guidOf(1006), ' new@post.example '))).toEqual({ ErrorNo: 0 });
      expect((await detail(1006)).Email).toBe('new@post.example');
      expect((await lines(1006))[0]).toBe('Email address changed by Fiona Full');
      const written = await lines(1006);
      expect(await envelopeOf(await change(1006, 'new@post.example'))).toEqual({ ErrorNo: 0 });
      expect(await lines(1006)).toEqual(written);
    });

    test('is stored and found with its domain in ASCII, and cleaned (OP-381)', async () => {
      const typed = ' \u202ajane\u200b@bu\u0308cher.example\u202c';
      expect(await envelopeOf(await change(1006, typed))).toEqual({ ErrorNo: 0 });
      const { rows } = await db().inTenant('harbour', (trx) =>
        sql`select primary_email from application where id = 1006`.execute(trx),
      );
      expect(rows).toEqual([{ primary_email: 'jane@xn--bcher-kva.example' }]);
      const answer = await app.send('/api/find', { as: 'FULL', json: { Text: 'jane@BÜCHER.example' } });
      const found = (await answer.json()) as Reply<typeof findRecords>;
      expect(found.Applications.map(({ ApplicationID }) => ApplicationID)).toEqual([1006]);
    });

    test.each([
      '',
      ' ',
      'a@',
      'jane@post.example,',
      'mailto:jane@post.example',
      'ja..ne@post.example',
      'a b@c.de',
      'a@b@c.de',
      'a@b',
      `${'a'.repeat(250)}@b.de`,
      null,
    ])('is rejected if it is %j (ACT-095, ACT-096, OP-381)', async (address) => {
      const before = await detail(1110);
      expect((await change(1110, address)).status).toBe(400);
      expect(await detail(1110)).toEqual(before);
    });

    test('of a complete application cannot be changed (ACT-099)', async () => {
      const before = await detail(1001);
      expect(await envelopeOf(await change(1001, 'new@post.example'))).toEqual({
        ErrorNo: 1,
        Message: 'The email address of a complete application cannot be changed.',
      });
      expect(await detail(1001)).toEqual(before);
    });

    test('is changed only with the claim, and only for a visible application', async () => {
      expect((await change(1110, 'new@post.example', 'EDIT')).status).toBe(403);
      expect((await change(2001, 'new@post.example')).status).toBe(404);
    });
  });

  describe('The label', () => {
    test('is set by number or guid, and removed by null (ACT-078, ACT-079, LIST-157, LIST-158, API-048)', async () => {
      expect(await envelopeOf(await label(1110, 'Hot'))).toEqual({ ErrorNo: 0 });
      expect((await detail(1110)).Label).toBe('Hot');
      expect(await envelopeOf(await label(guidOf(1110), 'Review', 'LABEL'))).toEqual({ ErrorNo: 0 });
      expect((await detail(1110)).Label).toBe('Review');
      expect(await envelopeOf(await label('1110', null))).toEqual({ ErrorNo: 0 });
      expect((await detail(1110)).Label).toBeNull();
      expect((await lines(1110)).slice(0, 3)).toEqual([
        'Label removed by Fiona Full',
        'Label set to Review by Lena Label',
        'Label set to Hot by Fiona Full',
      ]);
    });

    test.each(['Unheard of', 'vip', ' VIP'])('must be in the tenant’s list: %j', async (name) => {
      expect(await envelopeOf(await label(1112, name))).toEqual({
        ErrorNo: 1,
        Message: 'The chosen label cannot be found.',
      });
    });

    test('stays on the application after it was removed from the tenant’s list', async () => {
      await db().inTenant('harbour', (trx) =>
        trx.updateTable('application').set({ label: 'Old one' }).where('id', '=', 1113).execute(),
      );
      expect(await envelopeOf(await label(1113, 'Old one'))).toEqual({ ErrorNo: 0 });
      expect((await detail(1113)).Label).toBe('Old one');
    });

    test('is changed only with one of its claims, and only for a visible application', async () => {
      expect((await label(1114, 'VIP', 'EDIT')).status).toBe(403);
      expect((await label(2001, 'VIP')).status).toBe(404);
      expect((await label('x', 'VIP')).status).toBe(404);
      expect((await label(999_999_999_999, 'VIP')).status).toBe(404);
    });
  });
});
