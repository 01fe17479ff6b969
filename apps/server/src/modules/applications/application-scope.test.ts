import { Permission } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../platform/http/person.ts';
import type { Condition } from '../../platform/listing/conditions.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, cancelBody, everyRow, mine, type CancelReply, type Detail } from '../../testing/wire.ts';
import { boundOf, conditionOf, visibleTo } from './application.scope.ts';

/** The body of an error without its request id, the only part that may differ. */
async function errorBytes(answer: Response): Promise<string> {
  const text = await answer.text();
  const { RequestId } = JSON.parse(text) as { RequestId: string };
  return `${answer.status} ${text.replace(RequestId, '')}`;
}

const randomGuid = '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11';

onEachDatabase('The visibility of applications', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const get = (ref: string | number, as: string) => app.send(`/api/application/get/${ref}`, { as });

  test('a listed application can be opened, and an unlisted one cannot', { timeout: 30_000 }, async () => {
    for (const [as, path] of [
      ['ALL', all],
      ['MY', mine],
    ] as const) {
      const listed = new Set((await everyRow(app, as, path)).map((row) => row.ApplicationID));
      for (let id = 1001; id <= 1147; id += 2)
        expect([id, (await get(id, as)).status]).toEqual([id, listed.has(id) ? 200 : 404]);
    }
  });

  test('no application is visible without a claim on applications', async () => {
    expect((await get(1001, 'NONE')).status).toBe(404);
    expect((await get(1001, 'USERS')).status).toBe(404);
  });

  test.each<[string, Partial<Person>, readonly number[]]>([
    ['no claim', { claims: [] }, []],
    ['their own', { claims: [Permission.myApps] }, [1101, 1104]],
    ['all', { claims: [Permission.allAppsInstance] }, [1101, 1102, 1103, 1104]],
    ['those of their place', { claims: [Permission.allAppsLocation] }, [1101, 1102]],
    ['those of their group', { claims: [Permission.allAppsRestrictionGroup] }, [1101, 1103]],
    [
      'those of their place, whatever their group',
      { claims: [Permission.allAppsLocation, Permission.allAppsRestrictionGroup] },
      [1101, 1102],
    ],
    [
      'those of their place and their own',
      { claims: [Permission.myApps, Permission.allAppsLocation] },
      [1101, 1102, 1104],
    ],
    [
      'those of their group and their own',
      { claims: [Permission.myApps, Permission.allAppsRestrictionGroup] },
      [1101, 1103, 1104],
    ],
    ['none, who are in no place', { claims: [Permission.allAppsLocation], location: null }, []],
    ['none, who are in no group', { claims: [Permission.allAppsRestrictionGroup], group: null }, []],
  ])(
    'people with the claim on %s see those applications and no others (OP-045, OP-048)',
    async (_, more, ids) => {
      const person = personOf('G-EDIT', { location: 'Perth', group: 'North', ...more });
      const seen = await db().inTenant('harbour', async (trx) => {
        for (const [id, owner, location, group] of [
          [1101, 'G-EDIT', 'Perth', 'North'],
          [1102, 'G-FULL', 'Perth', 'South'],
          [1103, 'G-FULL', 'Hobart', 'North'],
          [1104, 'G-EDIT', 'Hobart', 'South'],
        ] as const)
          await trx
            .updateTable('application')
            .set({ owner_global_id: owner, location, restriction_group: group })
            .where('id', '=', id)
            .execute();
        const where = async (condition: Condition) => {
          const { rows } = await sql<{ id: number }>`select id from application
          where id between 1101 and 1104 and ${condition} order by id`.execute(trx);
          return rows.map(({ id }) => id);
        };
        return {
          visible: await where(visibleTo(person)),
          mine: await where(conditionOf(boundOf(person, 'mine'))),
        };
      });
      expect(seen).toEqual({
        visible: ids,
        mine: person.claims.includes(Permission.myApps) ? [1101, 1104] : [],
      });
    },
  );

  test('another tenant’s, another person’s, an unknown and a malformed reference get the same response, byte for byte', async () => {
    const foreign = await everyRow(app, 'FULL', all, 'meridian.localhost:4000');
    const hidden = (await everyRow(app, 'FULL')).find((row) => row.AdviserName !== 'Mia My');
    const refs = [
      foreign[0]?.ApplicationID ?? 0,
      foreign[0]?.ApplicationGuid ?? '',
      hidden?.ApplicationID ?? 0,
      hidden?.ApplicationGuid ?? '',
      randomGuid,
      999_999_999,
      9_999_999_999,
      'abc',
      '-1',
      '1001;',
      '%27',
      '0x3e9',
    ];
    const routes = ['/api/application/get/', '/api/application/activityfeed/', '/api/application/reload/'];
    for (const [index, route] of routes.entries()) {
      const method = index === 0 ? 'GET' : 'POST';
      const answers = await Promise.all(
        refs.map(async (ref) => errorBytes(await app.send(`${route}${ref}`, { as: 'MY', method }))),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^404 /);
    }
  });

  test('number and guid refer to the same application', async () => {
    const byNumber = await app.read<Detail>('/api/application/get/1002', { as: 'FULL' });
    const byGuid = await app.read<Detail>(`/api/application/get/${byNumber.ApplicationGuid.toUpperCase()}`, {
      as: 'FULL',
    });
    expect(byGuid).toEqual(byNumber);
  });

  test('cancelling an invisible application returns the same as a random guid', async () => {
    const foreign = await everyRow(app, 'FULL', all, 'meridian.localhost:4000');
    const guid = foreign[0]?.ApplicationGuid ?? '';
    const { Results } = await app.read<CancelReply>('/api/application/cancel', {
      as: 'FULL',
      json: cancelBody([guid, randomGuid]),
    });
    expect(Results.map(({ Success, Message }) => ({ Success, Message }))).toEqual([
      { Success: false, Message: Results[1]?.Message },
      { Success: false, Message: 'This application cannot be found.' },
    ]);
    const still = await app.read<Detail>(`/api/application/get/${guid}`, {
      as: 'FULL',
      host: 'meridian.localhost:4000',
    });
    expect(still.Status).not.toBe('Cancelled');
  });

  test('a field is absent without its claim, and the tax number is a marker with every claim (DETAIL-067)', async () => {
    const plain = await app.read<Detail>('/api/application/get/1004', { as: 'EDIT' });
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['Documents']));
    for (const field of ['Documents', 'BusinessRuleViolations', 'ApplicationTaxInformations'])
      expect(plain).not.toHaveProperty(field);
    const summary = await app.send('/api/application/get/1004', { as: 'TAX' });
    const text = await summary.text();
    const marks = (JSON.parse(text) as Detail).ApplicationTaxInformations?.map((each) => each.Tfn);
    expect(marks).toEqual(['Provided', '']);
    const full = await app.read<Detail>('/api/application/get/1004', { as: 'FULL' });
    expect(full.ApplicationTaxInformations?.map((each) => each.Tfn)).toEqual(['Provided', '']);
  });
});
