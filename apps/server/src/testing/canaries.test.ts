import * as contract from '@portal/api/contract';
import { filledPath, queryText, type Endpoint } from '@portal/api/contract';
import { everyScenario, sampledScenario, scenario } from '@portal/api/mocks';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../platform/db/connect.ts';
import { taxNumberContext } from '../platform/db/sealer.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { addressOf } from '../platform/http/mount.ts';
import { publicRoute, type RouteDeps } from '../platform/http/route.ts';
import { openSeeded } from './databases.ts';
import { testApp, type Request, type TestApp } from './test-app.ts';
import type { Detail } from './wire.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Names, numbers and addresses that occur nowhere else. */
const canaries = {
  taxNumber: '876543210',
  name: 'Quillon Zyxwvut',
  email: 'quillon.zyxwvut@post.example',
  passport: 'PA7654321',
  mobile: '0491570156',
};
const words = [...Object.values(canaries), 'Zyxwvut', 'zyxwvut', encodeURIComponent(canaries.email)];
const everything = Object.values(canaries).join(' ');

/** Every call, as the portal sends it or sampled from the contract. */
const mocks = scenario(sampledScenario(), ...Object.values(everyScenario()));

let db: Database;
let app: TestApp;
let guid = '';
beforeAll(async () => {
  db = await openSeeded();
  app = testApp(db, { extend: faulty });
  ({ ApplicationGuid: guid } = await app.read<Detail>('/api/application/get/1002', { as: 'FULL' }));
  await plant();
});
afterAll(() => db.close());

/** A call that fails with a name in its message, as database errors can. */
function faulty(server: Hono<AppEnv>, deps: RouteDeps): void {
  const path = '/faulty' as const;
  publicRoute(server, deps, { ...contract.getTenant, path }, () => {
    throw Object.assign(new Error(`duplicate key (${everything})`), { code: '23505', detail: everything });
  });
}

/** Plants the canaries in every personal field of the data. */
async function plant(): Promise<void> {
  await db.system(async (trx) => {
    await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
    const { name, email, taxNumber, mobile } = canaries;
    const sealed = db.sealer.seal(taxNumber, taxNumberContext('harbour', 1002, 0));
    for (const statement of [
      sql`update application set account_name = ${name}, client_name = ${name}, primary_email = ${email},
        primary_applicant_name = ${name}, primary_applicant_phone = ${mobile} where id between 1000 and 1020`,
      sql`update portal_user set first_name = 'Quillon', last_name = 'Zyxwvut', display_name = ${name}, email = ${email},
        mobile = ${mobile} where global_id = 'G-LEE' and tenant_id = 'harbour'`,
      sql`update application_tax set applicant_name = ${name}, tfn_sealed = ${sealed}
        where application_id = 1002 and position = 0`,
      sql`update application_document set file_name = ${`${name}.pdf`} where application_id = 1002`,
      sql`update application_requirement set name = ${name} where application_id = 1002`,
    ])
      await statement.execute(trx);
  });
}

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value };

const isMap = (value: Value): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value itself, and one variant for each text in it, replaced by a canary. */
function variants(value: Value): readonly Value[] {
  if (typeof value === 'string') return [value, everything.slice(0, 90), canaries.email, canaries.taxNumber];
  if (Array.isArray(value)) {
    const all: readonly Value[] = value;
    return [
      all,
      ...all.flatMap((each, index) =>
        variants(each)
          .slice(1)
          .map((one) => all.with(index, one)),
      ),
    ];
  }
  if (!isMap(value)) return [value];
  const more = Object.entries(value).flatMap(([name, each]) =>
    variants(each)
      .slice(1)
      .map((one) => ({ ...value, [name]: one })),
  );
  return [value, ...more, { ...value, [canaries.passport]: canaries.name }];
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, Value>;
  readonly body?: Value;
}

const real = (text: string) => text.replaceAll(/00000000-0000-4000-8000-\d{12}/g, guid);

function* requestsOf(endpoint: Endpoint, { params = {}, query, body }: Input): Generator<[string, Request]> {
  const known = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^(id|guid|applicationGuid)$/.test(name) ? '1002' : value,
    ]),
  );
  const named = Object.keys(params).map((name) => ({ ...known, [name]: everything }));
  const as = endpoint.needs === 'public' ? {} : { as: 'FULL' };
  for (const filled of [known, ...named])
    for (const asked of query ? variants(query) : [undefined])
      for (const said of body === undefined || endpoint.uploads ? [undefined] : variants(body)) {
        const path = addressOf({ base: endpoint.base, path: filledPath(endpoint.path, filled) });
        const search = new URLSearchParams(
          queryText((asked ?? {}) as Parameters<typeof queryText>[0]),
        ).toString();
        yield [
          search ? `${path}?${search}` : path,
          {
            ...as,
            method: endpoint.method,
            ...(said !== undefined && { json: JSON.parse(real(JSON.stringify(said))) as unknown }),
            ...(endpoint.uploads && { body: files() }),
          },
        ];
      }
}

function files(): FormData {
  const form = new FormData();
  const content = `%PDF-1.4\n${everything}\n%%EOF\n`;
  for (const name of ['files[]', 'file'])
    form.append(
      name,
      new File([content], `${canaries.name} ${canaries.passport}.pdf`, { type: 'application/pdf' }),
    );
  return form;
}

/** Calls that end the session run last. */
const last: readonly string[] = [
  contract.logOut.id,
  contract.endOtherSessions.id,
  contract.depersonaliseApplication.id,
];

test('personal data never reach logs, the audit log or error reports, whatever call is made and however it fails', async () => {
  const statuses = new Map<number, number>();
  let named = 0;
  const send = async (path: string, request: Request) => {
    const answer = await app.send(path, request);
    const said = await answer.text().catch(() => '');
    if (words.some((word) => said.includes(word))) named += 1;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  const ordered = [...mocks].toSorted(
    (one, other) => Number(last.includes(one.endpoint.id)) - Number(last.includes(other.endpoint.id)),
  );
  for (const { endpoint, example } of ordered)
    for (const [path, request] of requestsOf(endpoint, (example?.input ?? {}) as Input)) {
      await send(path, request);
      if (request.as) await send(path, { ...request, as: 'NONE' });
    }
  await send('/api/faulty', {});
  await send(`/nowhere/${encodeURIComponent(everything)}`, {});
  await send('/api/application/list', { headers: { authorization: `Bearer ${canaries.passport}` } });
  await send('/api/violations', {
    json: {
      'csp-report': {
        'document-uri': `http://harbour.localhost:4000/list?q=${canaries.email}`,
        'violated-directive': canaries.name,
        'blocked-uri': `https://${canaries.passport}.example/${canaries.name}`,
        'script-sample': everything,
      },
    },
    headers: { 'content-type': 'application/csp-report' },
  });
  // The walk has covered all kinds of outcomes.
  for (const status of [200, 400, 401, 403, 404, 500])
    expect([status, statuses.get(status) ?? 0]).not.toEqual([status, 0]);

  // The walk has met people: their names are in responses.
  expect(named).toBeGreaterThan(50);
  const audit = await db.system(async (trx) => {
    await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
    return (await sql<{ line: string }>`select audit_entry::text as line from audit_entry`.execute(trx)).rows;
  });
  expect(audit.length).toBeGreaterThan(30);
  expect(app.logged.length).toBeGreaterThan(500);
  const found = [...app.logged, ...audit.map(({ line }) => line)].filter((line) =>
    words.some((word) => line.includes(word)),
  );
  expect(found).toEqual([]);
});
