import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  exportApplications,
  getBulkUploadErrorFile,
  getBulkUploadTemplate,
  type Failure,
} from '../contract/index.ts';
import { aClient, origin } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { download, type DownloadOptions } from './download.ts';

const network = aNetwork();
afterEach(() => void vi.unstubAllGlobals());
const text = '\uFEFFID\r\n1001\r\n';
const bytes = new TextEncoder().encode(text);

const csv = (body: BodyInit | null = text, headers: Record<string, string> = {}) =>
  new HttpResponse(body, { headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } });
const fetchCsv = (options: Partial<DownloadOptions> = {}) =>
  download(aClient(), exportApplications, { params: { scope: 'my' }, query: {} }, options);

describe('a file', () => {
  test('arrives byte for byte, with its file name', async () => {
    network.answer(() => csv(text, { 'content-disposition': 'attachment; filename="x.csv"' }));
    const outcome = await fetchCsv();
    if (!outcome.ok) throw new Error(outcome.failure.kind);
    expect(new Uint8Array(await outcome.value.file.arrayBuffer())).toEqual(bytes);
    expect(outcome.value.file.type).toMatch(/^text\/csv/);
    expect(outcome.value.disposition).toBe('attachment; filename="x.csv"');
  });

  test('is requested with its filters and credentials', async () => {
    network.answer(() => csv());
    await download(aClient(), exportApplications, {
      params: { scope: 'all' },
      query: { status: ['Locked'], q: 'a&b', sortBy: 'ID' },
    });
    const [request] = network.sent;
    expect(request?.url).toBe(
      `${origin}/api/application/export/all?status=%5B%22Locked%22%5D&q=a%26b&sortBy=ID`,
    );
    expect(request?.headers.get('authorization')).toBe('Bearer token-of-fiona');
    expect(request?.headers.get('accept')).toBe('text/csv, application/json');
  });

  test.each([
    ['12', 12],
    ['many', undefined],
    ['12 or more', undefined],
    ['about 12', undefined],
    [undefined, undefined],
  ])('reports the number of rows if the server sends it: %s', async (header, rows) => {
    network.answer(() => csv(text, header === undefined ? {} : { 'x-total-rows': header }));
    const started: unknown[] = [];
    await fetchCsv({ onStart: (count) => started.push(count) });
    expect(started).toEqual([rows]);
  });
});

describe('an incomplete file is a failure', () => {
  test('but not if all announced bytes have arrived', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(csv(text, { 'content-length': String(bytes.length) })));
    expect(await fetchCsv()).toMatchObject({ ok: true });
  });

  test('if the connection is lost', async () => {
    network.answer(() =>
      csv(
        new ReadableStream({
          start: (controller) => controller.enqueue(bytes),
          pull: (controller) => controller.error(new TypeError('cut')),
        }),
      ),
    );
    expect(await fetchCsv()).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('if fewer bytes arrive than were announced', async () => {
    // Some browsers treat a connection that closes early as the end of the file.
    const short = csv(text, { 'content-length': String(bytes.length + 1) });
    vi.stubGlobal('fetch', () => Promise.resolve(short));
    expect(await fetchCsv()).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('ignoring the length of a response of another origin, which hides that it is compressed (OP-389)', async () => {
    const unpacked = Object.defineProperty(csv(text, { 'content-length': '9' }), 'type', { value: 'cors' });
    vi.stubGlobal('fetch', () => Promise.resolve(unpacked));
    expect(await fetchCsv()).toMatchObject({ ok: true });
  });

  test('ignoring the length of a compressed response', async () => {
    const unpacked = csv(text, { 'content-length': '9', 'content-encoding': 'br' });
    vi.stubGlobal('fetch', () => Promise.resolve(unpacked));
    expect(await fetchCsv()).toMatchObject({ ok: true });
  });
});

describe('the media type', () => {
  const fetchErrors = () => download(aClient(), getBulkUploadErrorFile, { params: { fileId: 'f' } });

  test.each([
    ['application/octet-stream', 'Attachment; filename="errors.xlsx"'],
    ['application/octet-stream', undefined],
    ['application/zip', undefined],
    ['image/tiff', 'inline'],
    ['text/html', 'attachment; filename="page.html"'],
    ['application/json', 'attachment; filename="list.json"'],
    ['', undefined],
  ])('%s with the disposition %s is a file (API-089, OP-389)', async (type, disposition) => {
    const headers = { ...(type && { 'content-type': type }), 'content-disposition': disposition ?? '' };
    network.answer(() => new HttpResponse(bytes, { headers }));
    expect(await fetchErrors()).toMatchObject({ ok: true });
  });

  test('is requested with the types of the contract', async () => {
    network.answer(() => csv());
    await fetchErrors();
    expect(network.sent[0]?.headers.get('accept')).toContain('application/octet-stream');
  });
});

describe('a redirect', () => {
  const store = (host: string) => {
    const credentials: unknown[] = [];
    network.use(
      http.get(`${origin}/*`, () => HttpResponse.redirect(`https://${host}/errors.xlsx`, 302)),
      http.get(`https://${host}/errors.xlsx`, ({ request }) => {
        credentials.push(request.headers.get('authorization'));
        return csv();
      }),
    );
    return credentials;
  };
  const client = () => aClient({ configuration: { AllowedHosts: ['store.example'] } });
  const fetchErrors = () => download(client(), getBulkUploadErrorFile, { params: { fileId: 'f' } });

  test('to an allowed host is followed without credentials (OP-389)', async () => {
    const credentials = store('store.example');
    expect(await fetchErrors()).toMatchObject({ ok: true });
    expect(credentials).toEqual([null]);
  });

  test('to another host ends in no file', async () => {
    store('evil.example');
    expect(await fetchErrors()).toEqual({ ok: false, failure: { kind: 'blocked' } });
  });
});

describe('a response without a file', () => {
  const noFile = { kind: 'drift', reason: 'the answer is no file' } as const;
  test.each<[string, () => Response, Failure]>([
    ['an HTML page', () => HttpResponse.html('<!doctype html>'), noFile],
    ['a JSON document', () => HttpResponse.json({ Success: true }), noFile],
    ['null', () => HttpResponse.json(null), noFile],
    [
      'a rejection with a reason',
      () => HttpResponse.json({ ErrorNo: 1, Message: 'Locked.' }),
      { kind: 'invalid', message: 'Locked.' },
    ],
    ['a response without body and type', () => new HttpResponse(null), { kind: 'drift' }],
    ['an empty CSV file', () => csv(null), { kind: 'drift' }],
  ])('fails for %s', async (_, answer, failure) => {
    network.answer(answer);
    expect(await fetchCsv()).toEqual({ ok: false, failure });
  });

  test.each<[number, Failure]>([
    [400, { kind: 'invalid', message: 'Why.' }],
    [403, { kind: 'forbidden' }],
    [404, { kind: 'notFound' }],
    [500, { kind: 'server', status: 500, requestId: 'r-1' }],
  ])('fails for status %i', async (status, failure) => {
    network.answer(() => HttpResponse.json({ ErrorNo: -1, Message: 'Why.', RequestId: 'r-1' }, { status }));
    expect(await fetchCsv()).toEqual({ ok: false, failure });
  });

  test('fails for a host that is not allowed, without a request', async () => {
    network.answer(() => csv());
    const client = aClient({ configuration: { ApiUrl: 'https://{TenantName}.evil.example' } });
    const outcome = await download(client, getBulkUploadTemplate, {});
    expect(outcome).toEqual({ ok: false, failure: { kind: 'blocked' } });
    expect(network.sent).toEqual([]);
  });
});

test('reports a 401 to the session and a failure to the error log, but no other error response or abort', async () => {
  const reported: string[] = [];
  const client = aClient({
    session: { authorise: () => undefined, unauthorised: () => void reported.push('session') },
    onFailure: ({ id }, { kind }) => void reported.push(`${id} ${kind}`),
  });
  for (const status of [401, 404, 500]) {
    network.answer(() => HttpResponse.json({}, { status }));
    await download(client, getBulkUploadTemplate, {});
  }
  await download(client, getBulkUploadTemplate, {}, { signal: AbortSignal.abort() });
  expect(reported).toEqual(['session', 'C84 server']);
});

test('rejects any response if the call accepts no type', async () => {
  network.answer(() => csv());
  const endpoint = { ...getBulkUploadTemplate, answers: 'json' } as const;
  expect(await download(aClient(), endpoint, {})).toMatchObject({
    ok: false,
    failure: { kind: 'drift' },
  });
});

test('ignores the case of a media type and spaces around it', async () => {
  network.answer(() => csv(text, { 'content-type': 'Text/CSV ; charset=utf-8' }));
  expect(await fetchCsv()).toMatchObject({ ok: true });
});

test('an aborted download fails even if all bytes have arrived', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', () => Promise.resolve(csv()));
  const outcome = fetchCsv({ signal: leaving.signal, onStart: () => leaving.abort() });
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
});

test('a download can be aborted at any time', async () => {
  const leaving = new AbortController();
  network.answer(() => csv(new ReadableStream({ start: (controller) => controller.enqueue(bytes) })));
  const outcome = fetchCsv({ signal: leaving.signal, onStart: () => leaving.abort() });
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
});
