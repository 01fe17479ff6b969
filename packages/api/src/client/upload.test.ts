import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bulkUploadApplications, type Failure } from '../contract/index.ts';
import { aSheet, mockUploads } from '../mocks/index.ts';
import { aClient, origin } from '../testing/a-client.ts';
import { upload, uploadQuietTimeout, type UploadOptions } from './upload.ts';

let held: ReturnType<typeof mockUploads>;
beforeEach(() => void (held = mockUploads()));
afterEach(() => {
  held.release();
  vi.useRealTimers();
});

const sheet = aSheet('a.xlsx', 100);
const stored = { Success: true, ResponseType: 'Success' };

/** Starts an upload and returns the pending request. */
async function begin(options: UploadOptions = {}, client = aClient(), file = sheet) {
  const outcome = upload(client, bulkUploadApplications, { query: {}, body: { 'files[]': file } }, options);
  await turn();
  const [request] = held.uploads;
  if (!request) throw new Error('Nothing was sent.');
  return { outcome, request };
}

describe('the request', () => {
  test('is one form with the file under its name, the credentials and the key (BULK-008)', async () => {
    const { request } = await begin();
    expect(`${request.method} ${request.address}`).toBe(`POST ${origin}/api/application/bulkupload`);
    expect([...request.body.keys()]).toEqual(['files[]']);
    expect(request.body.get('files[]')).toMatchObject({ name: 'a.xlsx', size: 100 });
    expect(request.headers.get('authorization')).toBe('Bearer token-of-fiona');
    expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(request.headers.get('accept')).toBe('application/json');
  });

  test('is not sent to a host that is not allowed', async () => {
    const client = aClient({ configuration: { ApiUrl: 'https://{TenantName}.evil.example' } });
    const outcome = upload(client, bulkUploadApplications, { query: {}, body: { 'files[]': sheet } });
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'blocked' } });
    expect(held.uploads).toEqual([]);
  });

  test('is not sent if it was aborted before', async () => {
    const outcome = upload(
      aClient(),
      bulkUploadApplications,
      { query: {}, body: { 'files[]': sheet } },
      { signal: AbortSignal.abort() },
    );
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(held.uploads).toEqual([]);
  });
});

test('reports upload progress', async () => {
  const reported: string[] = [];
  const { outcome, request } = await begin({
    onProgress: (sent, total) => reported.push(`${sent} of ${total}`),
  });
  request.progress(45, 100);
  request.progress(80, 100);
  request.allSent(100);
  request.respond(200, JSON.stringify(stored));
  expect(await outcome).toEqual({ ok: true, value: stored });
  expect(reported).toEqual(['45 of 100', '80 of 100', '100 of 100']);
});

describe('the response', () => {
  const errorBody = JSON.stringify({ ErrorNo: -1, Message: 'Why.', RequestId: 'r-1' });
  test.each<[number, string, Failure]>([
    [200, '<!doctype html>', { kind: 'drift', reason: 'the answer is no JSON' }],
    [200, '{"Success":"yes"}', { kind: 'drift', reason: 'Success is string, not boolean' }],
    [300, errorBody, { kind: 'server', status: 300, requestId: 'r-1' }],
    [403, errorBody, { kind: 'forbidden' }],
    [409, errorBody, { kind: 'conflict', message: 'Why.' }],
    [413, errorBody, { kind: 'invalid', message: 'Why.' }],
    [429, errorBody, { kind: 'throttled', message: 'Why.' }],
    [500, errorBody, { kind: 'server', status: 500, requestId: 'r-1' }],
    [502, '<h1>Bad gateway</h1>', { kind: 'server', status: 502, requestId: undefined }],
  ])('%i with %s is a failure', async (status, text, failure) => {
    const { outcome, request } = await begin();
    request.respond(status, text);
    expect(await outcome).toMatchObject({ ok: false, failure });
    expect(held.uploads).toHaveLength(1);
  });

  test('of 429 with a date tells in how many seconds to retry', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 60_000 });
    const { outcome, request } = await begin();
    request.respond(429, errorBody, undefined, { 'retry-after': 'Thu, 01 Jan 1970 00:01:05 GMT' });
    expect(await outcome).toMatchObject({
      failure: { kind: 'throttled', message: expect.stringContaining('in 5 seconds') as string },
    });
  });

  test('without a URL counts as one from the requested server', async () => {
    const { outcome, request } = await begin();
    request.respond(201, JSON.stringify(stored), '');
    expect(await outcome).toEqual({ ok: true, value: stored });
  });

  test('that demands a new proof makes the client send the same form again', async () => {
    const client = aClient({
      session: {
        authorise: (headers) => headers.set('dpop', `proof ${held.uploads.length}`),
        onAnswer: ({ status, headers }) => status === 401 && headers.get('dpop-nonce') === 'n-1',
        unauthorised: () => undefined,
      },
    });
    const { outcome, request } = await begin({}, client);
    request.respond(401, errorBody, undefined, { 'dpop-nonce': 'n-1' });
    await turn();
    held.uploads[1]?.respond(200, JSON.stringify(stored));
    expect(await outcome).toEqual({ ok: true, value: stored });
    expect(held.uploads.map(({ headers }) => headers.get('dpop'))).toEqual(['proof 0', 'proof 1']);
  });

  test('is rejected after a redirect', async () => {
    const { outcome, request } = await begin();
    request.respond(200, JSON.stringify(stored), 'https://evil.example/');
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('with status 401 notifies the session', async () => {
    const unauthorised = vi.fn<() => void>();
    const { outcome, request } = await begin(
      {},
      aClient({ session: { authorise: () => undefined, unauthorised } }),
    );
    request.respond(401, errorBody);
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'unauthorised' } });
    expect(unauthorised).toHaveBeenCalledOnce();
  });
});

describe('a pending upload', () => {
  test('fails after a lost connection, without a retry', async () => {
    const { outcome, request } = await begin();
    request.progress(45, 100);
    request.networkError();
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(held.uploads).toHaveLength(1);
  });

  test.each(['changed', 'deleted'])('of a file that was %s on disk asks to choose it again', async (how) => {
    const folder = await mkdtemp(join(tmpdir(), 'upload-'));
    const path = join(folder, 'a.xlsx');
    await writeFile(path, 'before');
    const file = new File([await openAsBlob(path)], 'a.xlsx');
    const { outcome, request } = await begin({}, aClient(), file);
    if (how === 'changed') await writeFile(path, 'longer than before');
    else await rm(path);
    request.networkError();
    expect(await outcome).toEqual({
      ok: false,
      failure: { kind: 'invalid', message: 'The file has changed. Choose it again.' },
    });
    await rm(folder, { recursive: true });
  });

  test('stops when it is aborted', async () => {
    const leaving = new AbortController();
    const { outcome, request } = await begin({ signal: leaving.signal });
    leaving.abort();
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(request.aborted).toBe(true);
  });

  test('times out a minute after the last progress', async () => {
    vi.useFakeTimers();
    const { outcome, request } = await begin();
    vi.advanceTimersByTime(uploadQuietTimeout - 1);
    request.progress(45, 100);
    vi.advanceTimersByTime(uploadQuietTimeout - 1);
    expect(request.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(request.aborted).toBe(true);
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('times out after a minute without any progress', async () => {
    vi.useFakeTimers();
    const { outcome, request } = await begin();
    vi.advanceTimersByTime(uploadQuietTimeout);
    expect(request.aborted).toBe(true);
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('times out a minute after all bytes were sent', async () => {
    vi.useFakeTimers();
    const { request } = await begin();
    vi.advanceTimersByTime(uploadQuietTimeout - 1);
    request.allSent(100);
    vi.advanceTimersByTime(uploadQuietTimeout - 1);
    expect(request.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(request.aborted).toBe(true);
  });
});

test('can neither be aborted nor time out after the response', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const { outcome, request } = await begin({ signal: leaving.signal });
  request.allSent(100);
  request.respond(200, JSON.stringify(stored));
  await outcome;
  leaving.abort();
  expect([request.aborted, vi.getTimerCount()]).toEqual([false, 0]);
});
