import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { freePort, listen } from '../../platform/sockets/listen.ts';
import { jsonLog } from '../../platform/observability/log.ts';
import { readApplications, envelopeOf } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const path = '/api/application/triggerapi';
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A portal whose own receiver can be reached. */
async function serving(db: Database): Promise<TestApp> {
  const config = readConfig({ PORT: String(await freePort()) }, '/');
  const app = testApp(db, { config });
  const listening = await listen(app.hono, { config, log: jsonLog(() => undefined) });
  stops.push(() => listening.stop());
  return app;
}

onEachDatabase('An integration', (db) => {
  const deliveries = () =>
    db().inTenant('harbour', (trx) =>
      trx.selectFrom('integration_delivery').selectAll().orderBy('asked_at').execute(),
    );
  const trigger = async (app: TestApp, id: number, ApiName = 'Crm', headers = {}) => {
    const ApplicationGuid = (await readApplications(app)).guidOf(id);
    return app.send(path, { as: 'FULL', json: { ApplicationGuid, ApiName }, headers });
  };

  test('receives a signed notice, and the result is in the feed (ACT-030, ACT-031, API-026)', async () => {
    const app = await serving(db());
    expect(await envelopeOf(await trigger(app, 1001))).toEqual({
      ErrorNo: 0,
      Message: 'Send to CRM was accepted for application 1001.',
    });
    const { lines } = await readApplications(app);
    expect((await lines(1001))[0]).toBe('Send to CRM triggered by Fiona Full');
    expect((await deliveries()).at(-1)).toMatchObject({
      application_id: 1001,
      name: 'Crm',
      outcome: 'taken',
    });
  });

  test('that cannot be reached is reported as an error, also in the feed (ACT-032)', async () => {
    const app = testApp(db(), { config: readConfig({ PORT: String(await freePort()) }, '/') });
    expect(await envelopeOf(await trigger(app, 1001, 'Registry'))).toEqual({
      ErrorNo: 1,
      Message: 'Send to unit registry got no answer in time; it can be triggered again.',
    });
    const { lines } = await readApplications(app);
    expect((await lines(1001))[0]).toBe('Send to unit registry got no answer by Fiona Full');
  });

  test('that rejects a notice has received the application’s id, and the rejection is reported (ACT-032)', async () => {
    const received: unknown[] = [];
    const other = createServer((request, response) => {
      void text(request).then((body) => {
        received.push(JSON.parse(body));
        response.writeHead(409).end();
      });
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    stops.push(async () => {
      await once(other.close(), 'close');
    });
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    const lead = (to: object) =>
      db().inTenant('harbour', (trx) =>
        sql`update tenant set settings = settings || ${JSON.stringify(to)}::jsonb`.execute(trx),
      );
    await lead({ IntegrationUrls: { Crm: url } });
    const app = testApp(db());
    const answer = await envelopeOf(await trigger(app, 1001));
    await lead({ IntegrationUrls: {} });
    expect(answer).toEqual({ ErrorNo: 1, Message: 'Send to CRM was refused for application 1001.' });
    const { lines, guidOf } = await readApplications(app);
    expect(received).toEqual([
      {
        Event: 'application.triggered',
        Integration: 'Crm',
        Tenant: 'harbour',
        ApplicationId: 1001,
        ApplicationGuid: guidOf(1001),
      },
    ]);
    expect((await lines(1001))[0]).toBe('Send to CRM was refused by Fiona Full');
    expect((await deliveries()).at(-1)).toMatchObject({ outcome: 'refused' });
  });

  test('is notified once per key', async () => {
    const app = await serving(db());
    const before = await deliveries();
    const headers = { 'idempotency-key': 'once' };
    const answers = [
      await envelopeOf(await trigger(app, 1001, 'Crm', headers)),
      await envelopeOf(await trigger(app, 1001, 'Crm', headers)),
    ];
    expect(answers.map(({ ErrorNo }) => ErrorNo)).toEqual([0, 0]);
    expect((await trigger(app, 1001, 'Registry', headers)).status).toBe(422);
    expect(await deliveries()).toHaveLength(before.length + 1);
  });

  test('is notified by one person at a time', async () => {
    const app = await serving(db());
    await db().inTenant('harbour', (trx) =>
      trx
        .insertInto('integration_delivery')
        .values({ tenant_id: 'harbour', application_id: 1001, name: 'Crm', asked_by: 'G-MY' })
        .execute(),
    );
    expect(await envelopeOf(await trigger(app, 1001))).toEqual({
      ErrorNo: 1,
      Message: 'Send to CRM is already under way for this application.',
    });
    // A killed process blocks others for a minute at most.
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('integration_delivery')
        .set({ asked_at: new Date(Date.now() - 61_000) })
        .where('outcome', 'is', null)
        .execute(),
    );
    expect((await envelopeOf(await trigger(app, 1001))).ErrorNo).toBe(0);
  });

  test('is notified about complete applications only (ACT-028)', async () => {
    expect(await envelopeOf(await trigger(testApp(db()), 1006))).toEqual({
      ErrorNo: 1,
      Message: 'An integration can be triggered only for a complete application.',
    });
  });

  test('without a URL or a signing secret is reported as not set up', async () => {
    const config = { ...readConfig({}, '/'), demo: false };
    for (const integrationSecret of [undefined, 'a secret of thirty-two characters'])
      expect(
        await envelopeOf(await trigger(testApp(db(), { config: { ...config, integrationSecret } }), 1001)),
      ).toEqual({
        ErrorNo: 1,
        Message: 'Send to CRM is not set up yet.',
      });
  });

  test('rejects an unknown integration, an invisible application and people without the claim (PERM-023)', async () => {
    const app = testApp(db());
    expect((await trigger(app, 1001, 'Another')).status).toBe(404);
    const json = { ApplicationGuid: '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11', ApiName: 'Crm' };
    expect((await app.send(path, { as: 'FULL', json })).status).toBe(404);
    expect((await app.send(path, { as: 'EDIT', json })).status).toBe(403);
    const ApplicationGuid = (await readApplications(app)).guidOf(1001);
    const theirs = { as: 'FULL', host: 'meridian.localhost', json: { ApplicationGuid, ApiName: 'Crm' } };
    expect((await app.send(path, theirs)).status).toBe(404);
    expect(
      (await app.send(path, { as: 'FULL', json: { ...json, Url: 'https://evil.example' } })).status,
    ).toBe(400);
  });

  test('of the demo accepts signed notices only', async () => {
    const app = testApp(db());
    const answer = await app.send('/dev/integration/harbour/Crm', { json: { ApplicationId: 1001 } });
    expect(answer.status).toBe(401);
    const real = testApp(db(), { config: { ...readConfig({}, '/'), demo: false } });
    expect((await real.send('/dev/integration/harbour/Crm', { json: {} })).status).toBe(404);
  });
});
