import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import type { AppContext } from '../../http/app-env.ts';
import { declareHandler } from '../../http/guards.ts';
import { httpService } from '../../outbound/http-service.ts';
import { openSeeded } from '../../../testing/databases.ts';
import { testApp } from '../../../testing/test-app.ts';
import { openTelemetry } from './open-telemetry.ts';
import { currentTrace, inSpan, receivedTrace, traced, traceHeaders } from './trace.ts';
import { tracedDatabase } from './traced-database.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${parentId}-01`;

describe('The trace header of a request', () => {
  test.each([
    [traceparent, { traceId, spanId: parentId, sampled: true }],
    [`00-${traceId}-${parentId}-00`, { traceId, spanId: parentId, sampled: false }],
    // A future version may append more fields.
    [`cc-${traceId}-${parentId}-01-more`, { traceId, spanId: parentId, sampled: true }],
    [undefined, undefined],
    ['', undefined],
    [`ff-${traceId}-${parentId}-01`, undefined],
    [`00-${'0'.repeat(32)}-${parentId}-01`, undefined],
    [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
    [`00-${traceId.toUpperCase()}-${parentId}-01`, undefined],
    [`00-${traceId}-${parentId}-01x`, undefined],
    [`00-${traceId}-${parentId}`, undefined],
  ])('%j is parsed as %j', (sent, trace) => {
    expect(receivedTrace(sent)).toEqual(trace);
  });
});

test('without a trace header and a recorder there is no trace, and nothing is passed on', async () => {
  await traced({ recorder: undefined, name: 'request', kind: 'server' }, async (span) => {
    expect(span).toBeUndefined();
    expect(currentTrace()).toBeUndefined();
    expect(await inSpan('inside', 'client', async () => traceHeaders())).toEqual({});
  });
});

interface ReceivedRequest {
  readonly body: string;
  readonly traceparent: string | undefined;
}

/** Another system, which records the headers it receives. */
async function otherSystem(): Promise<{
  readonly url: string;
  readonly received: ReceivedRequest[];
  readonly server: Server;
}> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ body, traceparent: request.headers['traceparent']?.toString() });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, server };
}

let db: Database;
beforeAll(async () => {
  db = await openSeeded('postgres');
});
afterAll(() => db.close());

/** A route that calls another system. */
const asking = (url: string): NonNullable<Parameters<typeof testApp>[1]> => ({
  extend: (app) => {
    const ask = httpService({ url, token: 'let-me-in' });
    const serve = declareHandler(async (c: AppContext) => {
      await ask({ call: 'x', body: {}, answer: v.object({}), signal: AbortSignal.timeout(5000) });
      return c.text('asked');
    });
    app.get('/api/ask', serve);
  },
});

test('a received trace appears in the log and is passed on to called systems', async () => {
  const { url, received, server } = await otherSystem();
  const app = testApp(db, asking(url));
  await app.send('/api/ask', { headers: { traceparent } });
  await app.send('/api/ask', { headers: { traceparent: 'nonsense' } });
  const traces = app.logged.map((line) => (JSON.parse(line) as { traceId?: string }).traceId);
  expect(traces).toEqual([traceId, undefined]);
  expect(received[0]?.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!${parentId})[\\da-f]{16}-01$`));
  expect(received[1]?.traceparent).toBeUndefined();
  server.close();
});

interface Told {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
      }[];
    }[];
  }[];
}

test('a collector receives requests and their transactions, without personal data', async () => {
  const { url, received, server } = await otherSystem();
  const recorder = openTelemetry({ url, percent: 100 });
  const app = testApp(tracedDatabase(db), { observers: { recorder } });
  const answer = await app.send('/api/application/get/1002', { as: 'FULL', headers: { traceparent } });
  expect(answer.status).toBe(200);
  await app.send('/api/application/list?q=Xanthippe', { as: 'FULL' });
  await recorder.stop();
  const spans = received.flatMap(({ body }) =>
    (JSON.parse(body) as Told).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find(({ name }) => name === 'GET /api/application/get/:id');
  expect(request).toMatchObject({ traceId, parentSpanId: parentId });
  expect(spans.filter((span) => span.parentSpanId === request?.spanId).map(({ name }) => name)).toContain(
    'database inTenant',
  );
  expect(spans.some(({ name, traceId: id }) => name === 'GET /api/application/list' && id !== traceId)).toBe(
    true,
  );
  // Random ids and times contain any digits.
  expect(received.map(({ body }) => body).join('')).not.toMatch(/xanthippe|\b1002\b|harbour|fiona|G-FULL/i);
  server.close();
});

test('a client cannot force sampling: the trace id decides', async () => {
  const { url, received, server } = await otherSystem();
  const recorder = openTelemetry({ url, percent: 0 });
  const app = testApp(db, { observers: { recorder } });
  await app.send('/health/live', { headers: { traceparent } });
  await recorder.stop();
  expect(received).toEqual([]);
  server.close();
});

test('a collector that is down or hangs does not fail or block the server', async () => {
  const hangs = createServer(() => undefined);
  await new Promise<void>((resolve) => void hangs.listen(0, '127.0.0.1', resolve));
  for (const port of [1, (hangs.address() as AddressInfo).port]) {
    const recorder = openTelemetry({ url: `http://127.0.0.1:${port}`, percent: 100, timeoutMs: 200 });
    const app = testApp(db, { observers: { recorder } });
    expect((await app.send('/health/live')).status).toBe(200);
    await recorder.stop();
  }
  hangs.closeAllConnections();
  hangs.close();
});
