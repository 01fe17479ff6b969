import { HttpResponse } from 'msw';
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
  test('comes byte for byte, with what it is called', async () => {
    network.answer(() => csv(text, { 'content-disposition': 'attachment; filename="x.csv"' }));
    const outcome = await fetchCsv();
    if (!outcome.ok) throw new Error(outcome.failure.kind);
    expect(new Uint8Array(await outcome.value.file.arrayBuffer())).toEqual(bytes);
    expect(outcome.value.file.type).toMatch(/^text\/csv/);
    expect(outcome.value.disposition).toBe('attachment; filename="x.csv"');
  });

  test('is asked for with its filters and with what proves who is calling', async () => {
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
  ])('tells how many rows it will have where the server says so: %s', async (header, rows) => {
    network.answer(() => csv(text, header === undefined ? {} : { 'x-total-rows': header }));
    const started: unknown[] = [];
    await fetchCsv({ onStart: (count) => started.push(count) });
    expect(started).toEqual([rows]);
  });
});

describe('never a short file', () => {
  test('though all of what was announced is one', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(csv(text, { 'content-length': String(bytes.length) })));
    expect(await fetchCsv()).toMatchObject({ ok: true });
  });

  test('when the connection is cut', async () => {
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

  test('when fewer bytes come than were announced', async () => {
    // Some browsers take a connection that closes early for the end of the file.
    const short = csv(text, { 'content-length': String(bytes.length + 1) });
    vi.stubGlobal('fetch', () => Promise.resolve(short));
    expect(await fetchCsv()).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('and the length of a compressed answer is not taken for that of the file', async () => {
    const unpacked = csv(text, { 'content-length': '9', 'content-encoding': 'br' });
    vi.stubGlobal('fetch', () => Promise.resolve(unpacked));
    expect(await fetchCsv()).toMatchObject({ ok: true });
  });
});

describe('a file that says nothing of its kind (API-089)', () => {
  const fetchErrors = () => download(aClient(), getBulkUploadErrorFile, { params: { fileId: 'f' } });
  const octets = (disposition?: string) =>
    new HttpResponse(bytes, {
      headers: {
        'content-type': 'application/octet-stream',
        ...(disposition && { 'content-disposition': disposition }),
      },
    });

  test('comes where the answer says that it is to be saved', async () => {
    network.answer(() => octets('Attachment; filename="errors.xlsx"'));
    expect(await fetchErrors()).toMatchObject({ ok: true });
    expect(network.sent[0]?.headers.get('accept')).toContain('application/octet-stream');
  });

  test.each([undefined, 'inline', 'inline; filename="attachment"'])(
    'is none where it does not: %s',
    async (disposition) => {
      network.answer(() => octets(disposition));
      expect(await fetchErrors()).toEqual({ ok: false, failure: { kind: 'drift' } });
    },
  );

  test('is none where a list has to be CSV', async () => {
    network.answer(() => octets('attachment; filename="export.csv"'));
    expect(await fetchCsv()).toEqual({ ok: false, failure: { kind: 'drift' } });
  });
});

describe('no file', () => {
  test.each([
    ['a page in its place', () => HttpResponse.html('<!doctype html>')],
    ['a JSON document in its place', () => HttpResponse.json({ Success: true })],
    ['an answer without a type', () => new HttpResponse(bytes)],
    ['no answer but a status', () => new HttpResponse(null)],
    ['an empty answer', () => csv(null)],
  ])('is %s', async (_, answer) => {
    network.answer(answer);
    expect(await fetchCsv()).toEqual({ ok: false, failure: { kind: 'drift' } });
  });

  test.each<[number, Failure]>([
    [400, { kind: 'invalid', message: 'Why.' }],
    [403, { kind: 'forbidden' }],
    [404, { kind: 'notFound' }],
    [500, { kind: 'server', status: 500, requestId: 'r-1' }],
  ])('is a refusal by %i', async (status, failure) => {
    network.answer(() => HttpResponse.json({ ErrorNo: -1, Message: 'Why.', RequestId: 'r-1' }, { status }));
    expect(await fetchCsv()).toEqual({ ok: false, failure });
  });

  test('comes from a host outside the list: nothing is sent', async () => {
    network.answer(() => csv());
    const client = aClient({ configuration: { ApiUrl: 'https://{TenantName}.evil.example' } });
    const outcome = await download(client, getBulkUploadTemplate, {});
    expect(outcome).toEqual({ ok: false, failure: { kind: 'blocked' } });
    expect(network.sent).toEqual([]);
  });
});

test('a 401 tells the session; a failure is told once; a refusal and one given up are not', async () => {
  const told: string[] = [];
  const client = aClient({
    session: { authorise: () => undefined, unauthorised: () => void told.push('session') },
    onFailure: ({ id }, { kind }) => void told.push(`${id} ${kind}`),
  });
  for (const status of [401, 404, 500]) {
    network.answer(() => HttpResponse.json({}, { status }));
    await download(client, getBulkUploadTemplate, {});
  }
  await download(client, getBulkUploadTemplate, {}, { signal: AbortSignal.abort() });
  expect(told).toEqual(['session', 'C84 server']);
});

test('what comes of a call that names no type is no file', async () => {
  network.answer(() => csv());
  const endpoint = { ...getBulkUploadTemplate, answers: 'json' } as const;
  expect(await download(aClient(), endpoint, {})).toEqual({ ok: false, failure: { kind: 'drift' } });
});

test('a type is read whatever its case and the space around it', async () => {
  network.answer(() => csv(text, { 'content-type': 'Text/CSV ; charset=utf-8' }));
  expect(await fetchCsv()).toMatchObject({ ok: true });
});

test('a download that was given up is none, though all of it had come', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', () => Promise.resolve(csv()));
  const outcome = fetchCsv({ signal: leaving.signal, onStart: () => leaving.abort() });
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
});

test('a download is given up on its way', async () => {
  const leaving = new AbortController();
  network.answer(() => csv(new ReadableStream({ start: (controller) => controller.enqueue(bytes) })));
  const outcome = fetchCsv({ signal: leaving.signal, onStart: () => leaving.abort() });
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
});
