import { randomUUID } from 'node:crypto';
import type { createApplication, listOwners, Reply } from '@portal/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, mine, type Detail, type Feed, type ListReply } from '../../testing/wire.ts';

type FormReply = Reply<typeof createApplication>;
const fresh = '/api/application/new';
const behalf = '/api/application/newonbehalf';

onEachDatabase('A new application', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const total = async (as: string, list: string) => (await app.read<ListReply>(list, { as })).TotalRows;
  const owner = async (name: string) => {
    const { ApplicationOwners } = await app.read<Reply<typeof listOwners>>('/api/owner/list', { as: 'FULL' });
    const found = ApplicationOwners.find((one) => one.DisplayName === name);
    return { GlobalUserId: found?.GlobalUserId ?? '', OwnerId: found?.PublicId ?? '' };
  };
  const guidOf = (reply: FormReply) => /\/dev\/form\/([^?]+)\?/.exec(reply.Url ?? '')?.[1] ?? '';
  const detail = (guid: string) => app.read<Detail>(`/api/application/get/${guid}`, { as: 'FULL' });

  /** Sets where a person works. */
  const settle = (id: string, location: string | null, restriction_group: string | null) =>
    db().inTenant('harbour', (trx) =>
      trx
        .updateTable('portal_user')
        .set({ location, restriction_group })
        .where('global_id', '=', id)
        .execute(),
    );
  const stored = (guid: string) =>
    db().inTenant('harbour', (trx) =>
      trx
        .selectFrom('application')
        .select(['created_on_behalf', 'location', 'restriction_group'])
        .where('guid', '=', guid)
        .executeTakeFirst(),
    );

  test('belongs to its creator, is in their list at once and opens its form (LIST-016, API-034)', async () => {
    const before = await total('CREATE', mine);
    const reply = await app.read<FormReply>(fresh, { as: 'CREATE', method: 'POST' });
    expect(reply.Result).toBe('Success');
    expect(reply.Url).toMatch(/^http:\/\/harbour\.localhost:4000\/dev\/form\/[0-9a-f-]{36}\?mode=new$/);
    expect(await total('CREATE', mine)).toBe(before + 1);
    const made = await detail(guidOf(reply));
    expect(made).toMatchObject({ AdviserName: 'Cora Create', Status: 'Primary edit', IsComplete: false });
    const { ActivityFeedItems } = await app.read<Feed>(
      `/api/application/activityfeed/${made.ApplicationGuid}`,
      { as: 'FULL', method: 'POST' },
    );
    expect(ActivityFeedItems.map((item) => item.Text)).toEqual(['Application created by Cora Create']);
  });

  test('has the location and group of its owner, or none', async () => {
    await settle('G-CREATE', null, null);
    const reply = await app.read<FormReply>(fresh, { as: 'CREATE', method: 'POST' });
    expect(await stored(guidOf(reply))).toEqual({
      created_on_behalf: false,
      location: '',
      restriction_group: '',
    });
  });

  test('on behalf belongs to the chosen owner, and the adviser edits it (LIST-023, API-035)', async () => {
    const json = await owner('Priya Raman');
    const reply = await app.read<FormReply>(behalf, { as: 'BEHALF', json });
    expect(reply.Result).toBe('Success');
    expect(await detail(guidOf(reply))).toMatchObject({ AdviserName: 'Priya Raman', Status: 'Adviser edit' });
    await settle(json.GlobalUserId, 'Perth', 'North');
    const other = await app.read<FormReply>(behalf, { as: 'BEHALF', json });
    expect(await stored(guidOf(other))).toEqual({
      created_on_behalf: true,
      location: 'Perth',
      restriction_group: 'North',
    });
  });

  test('is rejected if the two ids are not of the same owner (LIST-024)', async () => {
    const before = await total('FULL', all);
    const [priya, tom] = [await owner('Priya Raman'), await owner('Tom Gallagher')];
    for (const json of [
      { ...priya, OwnerId: tom.OwnerId },
      { GlobalUserId: 'G-NOBODY', OwnerId: priya.OwnerId },
      { GlobalUserId: 'G-ABLE', OwnerId: priya.OwnerId },
    ])
      expect(await app.read<FormReply>(behalf, { as: 'BEHALF', json })).toEqual({
        Result: 'Failure',
        Message: 'The chosen owner cannot be found.',
      });
    expect(await total('FULL', all)).toBe(before);
  });

  test('is rejected for a person who is not in the list of owners', async () => {
    const lee = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('portal_user').select('public_id').where('global_id', '=', 'G-LEE').executeTakeFirst(),
    );
    const json = { GlobalUserId: 'G-LEE', OwnerId: lee?.public_id };
    expect((await app.read<FormReply>(behalf, { as: 'BEHALF', json })).Result).toBe('Failure');
  });

  test('is created once for a repeated request, and another request with the key is rejected', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const json = await owner('Priya Raman');
    for (const request of [
      { path: fresh, as: 'CREATE', method: 'POST', headers },
      { path: behalf, as: 'BEHALF', json, headers },
    ]) {
      const before = await total('FULL', all);
      const first = await app.read<FormReply>(request.path, request);
      expect(first.Result).toBe('Success');
      expect(await app.read<FormReply>(request.path, request)).toEqual(first);
      expect(await app.read<FormReply>(request.path, request)).toEqual(first);
      expect(await total('FULL', all)).toBe(before + 1);
    }
    const other = { as: 'BEHALF', json: await owner('Tom Gallagher'), headers };
    expect((await app.send(behalf, other)).status).toBe(422);
  });

  test('requires exactly its own claim', async () => {
    expect((await app.send(fresh, { as: 'BEHALF', method: 'POST' })).status).toBe(403);
    expect((await app.send(behalf, { as: 'CREATE', json: await owner('Priya Raman') })).status).toBe(403);
  });

  describe('without demo data', () => {
    const withoutDemo = () => testApp(db(), { config: readConfig({ PORTAL_DEMO: '0' }, '/') });

    test('is rejected while the tenant has no form', async () => {
      const before = await total('FULL', all);
      expect(await withoutDemo().read<FormReply>(fresh, { as: 'FULL', method: 'POST' })).toEqual({
        Result: 'Failure',
        Message: 'No application form is configured for this tenant.',
      });
      expect(await total('FULL', all)).toBe(before);
    });

    test('opens the tenant’s own form', async () => {
      await db().inTenant('meridian', async (trx) => {
        const { settings } = await trx.selectFrom('tenant').select('settings').executeTakeFirstOrThrow();
        const FormUrl = 'https://forms.meridian.example/{mode}?application={guid}';
        await trx
          .updateTable('tenant')
          .set({ settings: JSON.stringify({ ...settings, FormUrl }) })
          .execute();
      });
      const host = 'meridian.localhost:4000';
      const reply = await withoutDemo().read<FormReply>(fresh, { as: 'FULL', host, method: 'POST' });
      expect(reply.Url).toMatch(/^https:\/\/forms\.meridian\.example\/new\?application=[0-9a-f-]{36}$/);
    });

    test('has no demo form', async () => {
      const { ApplicationGuid } = await app.read<Detail>('/api/application/get/1002', { as: 'FULL' });
      const answer = await withoutDemo().send(`/dev/form/${ApplicationGuid}?mode=new`);
      expect(await answer.text()).not.toMatch(/replaces|1002/);
    });
  });

  describe('The demo’s form', () => {
    test.each(['new', 'edit', 'view'])(
      'shows the number of the application and the mode: %s',
      async (mode) => {
        const { ApplicationGuid } = await app.read<Detail>('/api/application/get/1002', { as: 'FULL' });
        const answer = await app.send(`/dev/form/${ApplicationGuid}?mode=${mode}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; script-src 'self' 'nonce-/,
        );
        const page = await answer.text();
        expect(page).toContain('1002</h1>');
        expect(page).toContain('replaces the application form of Harbour Trust');
        expect(page).toContain(`mode ${mode}`);
      },
    );

    test('rejects an application of another tenant, an invalid guid and an unknown mode', async () => {
      const { ApplicationGuid } = await app.read<Detail>('/api/application/get/1002', { as: 'FULL' });
      const path = `/dev/form/${ApplicationGuid}`;
      expect((await app.send(`${path}?mode=new`, { host: 'meridian.localhost:4000' })).status).toBe(404);
      expect((await app.send(`${path}?mode=delete`)).status).toBe(404);
      expect((await app.send('/dev/form/1002?mode=new')).status).toBe(404);
    });
  });
});
