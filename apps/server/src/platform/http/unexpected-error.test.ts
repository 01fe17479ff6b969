import { endpoint, envelope, Permission } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { findUserByGlobalId } from '../../people/directory/user.store.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { route } from './route.ts';

const failing = endpoint({
  id: 'C997',
  method: 'POST',
  path: '/failing',
  needs: Permission.userManagement,
  reply: envelope,
});

onBothDatabases('An unexpected error', (db) => {
  test('is a 500 with a request id, which stores nothing and reveals nothing of the input', async () => {
    const app = testApp(db(), {
      extend: (hono, deps) =>
        route(hono, deps, failing, async ({ trx }) => {
          await trx
            .updateTable('portal_user')
            .set({ last_name: 'Changed' })
            .where('global_id', '=', 'G-ADV3')
            .execute();
          throw new Error('Elena Marchetti has a secret');
        }),
    });
    const send = { as: 'FULL', method: 'POST' };
    const [failed, ...others] = await Promise.all([
      app.send('/api/failing', send),
      app.send('/api/account/info', { as: 'FULL' }),
      app.send('/api/application/list', { as: 'FULL' }),
    ]);
    expect([failed, ...others].map(({ status }) => status)).toEqual([500, 200, 200]);
    const { RequestId, ...said } = (await failed.json()) as Record<string, unknown>;
    expect(said).toEqual({ ErrorNo: -1, Message: 'Something went wrong.' });
    const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find((line) => line['event'] === 'unexpected error')).toMatchObject({
      level: 'error',
      requestId: RequestId,
      error: 'Error',
      at: expect.stringMatching(/^src\/platform\/http\/unexpected-error\.test\.ts:\d+$/) as string,
    });
    expect(app.logged.join('')).not.toContain('Marchetti');
    const user = await db().inTenant('harbour', (trx) => findUserByGlobalId(trx, 'G-ADV3'));
    expect(user?.last_name).not.toBe('Changed');
  });
});
