import { filledPath, queryText } from '@portal/api/contract';
import {
  detailOf,
  guidOf,
  lists,
  people,
  refusalOf1007,
  signedIn,
  type Mock,
  type Scenario,
} from '@portal/api/mocks';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/connect.ts';
import { addressOf } from './http/route.ts';
import { openSeeded } from './testing/databases.ts';
import { testApp, type TestApp } from './testing/test-app.ts';
import { cancelBody, type CancelReply, type Detail } from './testing/wire.ts';

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded('pglite');
  app = testApp(db);
});
afterAll(() => db.close());

const scenarios: Record<string, Scenario> = { signedIn: signedIn(), lists: lists(), detailOf: detailOf() };
const mockGuid = new RegExp(guidOf(0).slice(0, -6) + String.raw`(\d{6})`, 'g');

interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Parameters<typeof queryText>[0];
  readonly body?: unknown;
}

/** The fakes name applications by guids of their own; the server knows the same numbers by other guids. */
async function inServersGuids(text: string): Promise<string> {
  let translated = text;
  for (const [guid, digits] of text.matchAll(mockGuid)) {
    const detail = await app.read<Detail>(`/api/application/get/${Number(digits)}`, { as: 'FULL' });
    translated = translated.replaceAll(guid, detail.ApplicationGuid);
  }
  return translated;
}

async function replay({ endpoint, example }: Mock): Promise<Response> {
  const { params, query, body } = (example?.input ?? {}) as Example;
  const search = new URLSearchParams(queryText(query ?? {})).toString();
  const path = await inServersGuids(
    addressOf({ base: endpoint.base, path: filledPath(endpoint.path, params) }),
  );
  return app.send(search ? `${path}?${search}` : path, {
    ...(endpoint.needs !== 'public' && { as: 'FULL' }),
    method: endpoint.method,
    ...(body !== undefined && { json: JSON.parse(await inServersGuids(JSON.stringify(body))) as unknown }),
  });
}

/** Names that the fake answers with and the server does not, as in `Applications.Owner`. */
function invented(fake: unknown, real: unknown, path = ''): string[] {
  if (Array.isArray(fake) && Array.isArray(real))
    return real.length === 0 ? [] : fake.flatMap((item) => invented(item, real[0], path));
  if (!isRecord(fake) || !isRecord(real)) return [];
  return Object.entries(fake).flatMap(([name, value]) =>
    name in real ? invented(value, real[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

for (const [name, scenario] of Object.entries(scenarios)) {
  describe(`every call of the scenario ${name} is answered by the server as by the fake:`, () => {
    test.each(
      scenario.filter((mock) => mock.example).map((mock) => [mock.endpoint.path || 'the error log', mock]),
    )('%s', async (_, mock) => {
      const answer = await replay(mock);
      expect(answer.ok).toBe(true);
      const text = await answer.text();
      const real: unknown = text ? JSON.parse(text) : undefined;
      const fake = mock.example?.reply({
        params: {},
        query: new URLSearchParams(),
        headers: new Headers(),
        body: (mock.example.input as Example).body,
      });
      expect(v.safeParse(mock.endpoint.reply, real).success).toBe(true);
      expect(v.safeParse(mock.endpoint.reply, fake).success).toBe(true);
      expect(invented(fake, real)).toEqual([]);
    });
  });
}

test('the people of the stories hold the claims of the demo people', async () => {
  const rows = await db.inTenant('harbour', (trx) =>
    trx.selectFrom('portal_user').select(['global_id', 'display_name', 'permissions']).execute(),
  );
  for (const [id, { name, claims }] of Object.entries(people)) {
    const row = rows.find((one) => one.global_id === `G-${id}`);
    expect(row?.display_name).toBe(name);
    expect(new Set(row?.permissions)).toEqual(new Set(claims));
  }
});

test('1007 is refused in the stories for the reason that the server gives', async () => {
  const { ApplicationGuid } = await app.read<Detail>('/api/application/get/1007', { as: 'FULL' });
  const { Results } = await app.read<CancelReply>('/api/application/cancel', {
    as: 'FULL',
    json: cancelBody([ApplicationGuid]),
  });
  expect(Results).toEqual([{ ApplicationGuid, Success: false, Message: refusalOf1007 }]);
});
