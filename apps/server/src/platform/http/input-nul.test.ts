import { filledPath, filterNames, type Endpoint } from '@portal/api/contract';
import fc from 'fast-check';
import type * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { formWith } from '../../modules/bulk-upload/testing/upload.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { addressOf } from './mount.ts';

const endpoints = everyEndpoint.map(([, endpoint]) => endpoint).filter(({ uploads }) => !uploads);

/** The parts of a schema that are needed to fill it. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
}

type Text = string;
/** A value with the text in one position and harmless values elsewhere. */
type Filled = (text: Text) => unknown;

/** One value for each position of a schema that accepts a text. */
function fillersOf(shape: Shape): readonly Filled[] {
  if (shape.type === 'string') return [(text) => text];
  if (shape.wrapped) return fillersOf(shape.wrapped);
  if (shape.item) return fillersOf(shape.item).map((filled) => (text) => [filled(text)]);
  if (shape.type === 'union') return (shape.options as readonly Shape[]).flatMap(fillersOf);
  return Object.entries(shape.entries ?? {}).flatMap(([name, entry]) =>
    fillersOf(entry).map((filled) => (text: Text) => ({ ...harmlessObject(shape), [name]: filled(text) })),
  );
}

const harmlessObject = ({ entries = {} }: Shape) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, harmless(entry)]));

function harmless(shape: Shape): unknown {
  if (shape.wrapped) return harmless(shape.wrapped);
  if (shape.item) return [harmless(shape.item)];
  if (shape.entries) return harmlessObject(shape);
  if (shape.type === 'union') return harmless((shape.options as readonly Shape[])[0] ?? { type: 'string' });
  return { number: 1001, boolean: true, picklist: shape.options?.[0] }[shape.type] ?? 'x';
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** Every request of an endpoint with the text in its path, its query or its body. */
function requestsOf({ path, query, body }: Endpoint): readonly ((text: Text) => Request)[] {
  const shapeOf = (schema: v.GenericSchema | undefined) => schema as unknown as Shape | undefined;
  const names = Object.keys(shapeOf(query)?.entries ?? {});
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1001']));
  const harmlessBody = body && { json: harmless(shapeOf(body) ?? { type: 'string' }) };
  return [
    ...Object.keys(params).map((name) => (text: Text) => ({
      params: { ...params, [name]: text },
      ...harmlessBody,
    })),
    ...['unknown', ...names].map((name) => (text: Text) => ({
      params,
      query: { [name]: text },
      ...harmlessBody,
    })),
    (text: Text) => ({ params, query: { [text]: '1' }, ...harmlessBody }),
    ...(body ? fillersOf(shapeOf(body) ?? { type: 'string' }) : []).map((filled) => (text: Text) => ({
      params,
      json: filled(text),
    })),
  ];
}

const around = fc.string({ unit: 'grapheme', maxLength: 5 });
const withNul = fc.tuple(around, around).map(([before, after]) => `${before}\0${after}`);

onEachDatabase('A NUL in a request', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const send = async (endpoint: Endpoint, { params, query, json }: Request) => {
    const path = addressOf({ base: endpoint.base, path: filledPath(endpoint.path, params) });
    const search = new URLSearchParams({ ...query }).toString();
    const answer = await app.send(search ? `${path}?${search}` : path, {
      ...(endpoint.needs !== 'public' && { as: 'FULL' }),
      method: endpoint.method,
      ...(json !== undefined && { json }),
    });
    // An unread file keeps its connection.
    if (endpoint.answers !== 'json') await answer.body?.cancel();
    return answer;
  };

  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint.path, endpoint] as const))(
    'is rejected in every position: %s %s',
    async (_, __, endpoint) => {
      for (const request of requestsOf(endpoint))
        await fc.assert(
          fc.asyncProperty(withNul, async (text) => {
            expect([400, 404]).toContain((await send(endpoint, request(text))).status);
            // Parsed JSON is rejected; JSON that is not parsed only contains the escape sequence.
            expect((await send(endpoint, request(JSON.stringify([text])))).status).toBeLessThan(500);
          }),
          { numRuns: 2 },
        );
    },
  );

  test('is rejected in every filter of a list and of its export', async () => {
    for (const path of ['/api/application/list', '/api/application/list/all', '/api/application/export/all'])
      for (const name of filterNames) {
        const query = new URLSearchParams({ [name]: '["\\u0000"]' }).toString();
        expect((await app.send(`${path}?${query}`, { as: 'FULL' })).status, name).toBe(400);
      }
  });

  test.each([
    '/%00',
    '/index.html%00',
    '/assets/%00.js',
    '/assets/index-0a1b2c3d.js?%00',
    '/api/%00',
    '/api/application/nothing%00',
    '/dev/form/%00?mode=new',
    '/dev/form/5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11?mode=%00',
    '/tenant/logo%00.svg',
  ])('causes no server error at an address outside the contract: %s', async (address) => {
    expect((await app.send(address)).status).toBeLessThan(500);
  });

  test('causes no server error in a file’s name or content', async () => {
    const bytes = Buffer.from('PK\u0003\u0004\0\0');
    const body = formWith('a\0b.xlsx', bytes);
    const answer = await app.send('/api/application/bulkupload', { as: 'FULL', body });
    expect(answer.status).toBeLessThan(500);
  });

  test('is allowed as an escape sequence in plain text', async () => {
    const q = String.raw`C:\u0000`;
    const list = `/api/application/list/all?${new URLSearchParams({ q, status: JSON.stringify([q]) }).toString()}`;
    expect((await app.send(list, { as: 'FULL' })).status).toBe(200);
    const host = 'banksia.localhost:4000';
    const json = { LabelText: String.raw`\u0000 spelt` };
    expect(await app.read('/api/label/add', { as: 'FULL', host, json })).toMatchObject({ ErrorNo: 0 });
  });
});
