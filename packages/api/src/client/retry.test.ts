import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cancelApplications,
  getActivityFeed,
  getBulkUploadTemplate,
  logOut,
  ping,
  publishBrand,
  type Endpoint,
} from '../contract/index.ts';
import { guidOf } from '../mocks/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { download } from './download.ts';
import { send } from './send.ts';

const network = aNetwork();
const tooManyRequests = (retryAfter?: string) =>
  HttpResponse.json(
    { ErrorNo: -1, Message: 'Busy.', RequestId: 'r-1' },
    { status: 503, ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }) },
  );
const full = (retryAfter: string) =>
  HttpResponse.json(
    { ErrorNo: -1, Message: 'Full.', RequestId: 'r-1' },
    { status: 429, headers: { 'retry-after': retryAfter } },
  );
const fine = () => new HttpResponse(null, { status: 204 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Waits for the mock network, which fake timers do not control. */
const answered = () => new Promise((resolve) => setImmediate(resolve));
async function requests(count: number) {
  for (let turn = 0; turn < 50 && network.sent.length < count; turn++) await answered();
  for (let turn = 0; turn < 20; turn++) await answered();
  return network.sent.length;
}

describe('a read with a 503 response', () => {
  test('is retried once, and the second response counts', async () => {
    network.answer((_, count) => (count === 1 ? tooManyRequests() : fine()));
    const outcome = send(aClient(), ping, {});
    expect(await requests(1)).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toEqual({ ok: true, value: undefined });
    expect(network.sent).toHaveLength(2);
  });

  test('is sent at most twice, however long the server stays busy', async () => {
    network.answer(() => tooManyRequests());
    const outcome = send(aClient(), ping, {});
    await requests(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { kind: 'server', status: 503 } });
    expect(network.sent).toHaveLength(2);
  });

  test.each([
    ['86400', 59_000, 60_000],
    ['7', 6_000, 7_000],
  ])('with Retry-After %s is retried after %i ms and by %i ms', async (retryAfter, before, by) => {
    network.answer((_, count) => (count === 1 ? tooManyRequests(retryAfter) : fine()));
    const outcome = send(aClient(), ping, {});
    await requests(1);
    await vi.advanceTimersByTimeAsync(before);
    expect(await requests(2)).toBe(1);
    await vi.advanceTimersByTimeAsync(by - before);
    expect(await requests(2)).toBe(2);
    expect(await outcome).toMatchObject({ ok: true });
  });

  test('is retried after a 429 too, and the failure says when to try again', async () => {
    network.answer((_, count) => full(count === 1 ? '10' : '5'));
    const outcome = send(aClient(), ping, {});
    await requests(1);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await requests(2)).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toEqual({
      ok: false,
      failure: {
        kind: 'throttled',
        message: 'Too many requests at once. Nothing was changed; try again in 5 seconds.',
      },
    });
    expect(network.sent).toHaveLength(2);
  });

  test('is retried after at most a minute if Retry-After is a year ahead', async () => {
    const inAYear = new Date(Date.now() + 365 * 86_400_000).toUTCString();
    network.answer((_, count) => (count === 1 ? tooManyRequests(inAYear) : fine()));
    const outcome = send(aClient(), ping, {});
    await requests(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ ok: true });
  });
});

describe('a call that changes state', () => {
  const cancellation = { body: { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] } };
  const calls = {
    'a log-out, though it is a GET,': () => send(aClient(), logOut, {}),
    'a cancellation': () => send(aClient(), cancelApplications, cancellation),
    'a file that something is made for, though it is a GET,': () =>
      download(aClient(), { ...getBulkUploadTemplate, changesState: true }, {}),
    'an activity feed, a POST,': () => send(aClient(), getActivityFeed, { params: { guid: 'g' } }),
  };

  test.each(Object.entries(calls))('%s is never retried automatically', async (_, call) => {
    for (const reply of [
      () => tooManyRequests(),
      () => tooManyRequests('1'),
      () => full('1'),
      () => HttpResponse.error(),
    ]) {
      network.answer(reply);
      const before = network.sent.length;
      const outcome = call();
      await requests(before + 1);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await outcome).toMatchObject({ ok: false });
      expect(network.sent).toHaveLength(before + 1);
    }
  });
});

describe('a server that never responds', () => {
  const silent = () => network.answer(() => new Promise<never>(() => undefined));

  test.each<[string, number, Endpoint]>([
    ['a read', 20, ping],
    ['a change', 20, logOut],
    ['a publication, which draws a report,', 45, publishBrand],
  ])('%s times out after %i s without a retry', async (_, seconds, endpoint) => {
    silent();
    let settled = false;
    const outcome = send(aClient(), endpoint, {} as never).finally(() => (settled = true));
    await requests(1);
    await vi.advanceTimersByTimeAsync((seconds - 1) * 1_000);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(network.sent).toHaveLength(1);
  });
});
