import type { getApplicationIps, Reply } from '@portal/api/contract';
import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

type Ips = Reply<typeof getApplicationIps>;
const address = (id: number | string, states?: string) =>
  `/api/application/get/ips/${id}${states === undefined ? '' : `?userstates=${states}`}`;

onEachDatabase('The addresses of an application', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const read = async (id: number, states?: string) =>
    (await app.read<Ips>(address(id, states), { as: 'FULL' })).ApplicationIps;

  test('name the person, address, network, anonymity and time (API-023, ENT-017, DETAIL-069)', async () => {
    const ips = await read(1004, 'primaryapplicant,secondaryapplicant');
    expect(ips.map(({ Ip, IspName, IsVpn }) => [Ip, IspName, IsVpn])).toEqual([
      ['203.0.113.42', 'Southern Cable Net', false],
      ['198.51.100.7', 'Relay Hosting Co', true],
    ]);
    for (const { ApplicantName, EventDateTime } of ips) {
      expect(ApplicantName).toMatch(/^\p{L}+ \p{L}+/u);
      expect(String(EventDateTime)).toMatch(/^\d{10}$/);
    }
  });

  test('are those of the requested people, or of everyone', async () => {
    const all = await read(1004);
    expect(all.length).toBeGreaterThan(2);
    expect(await read(1004, 'primaryapplicant')).toEqual(all.slice(0, 1));
    expect(await read(1004, 'nobody')).toEqual([]);
  });

  test('are empty before the first visit (DETAIL-070)', async () => {
    expect(await read(1008)).toEqual([]);
  });

  test('require the claim and a visible application (PERM-036)', async () => {
    const status = async (as: string, id: number | string) => (await app.send(address(id), { as })).status;
    expect(await status('EDIT', 1004)).toBe(403);
    expect(await status('FULL', 99_999_999)).toBe(404);
    expect(await status('FULL', 2001)).toBe(404);
    expect(await status('FULL', 'nonsense')).toBe(404);
  });

  test.each(['userstates=Primary%20applicant', 'userstates=', 'other=1', `userstates=${'a,'.repeat(20)}a`])(
    'reject the query ?%s',
    async (query) => {
      expect((await app.send(`${address(1004)}?${query}`, { as: 'FULL' })).status).toBe(400);
    },
  );
});
