import { createClient } from '@portal/api/client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pingEvery } from './ping.ts';

const origin = 'http://harbour.localhost:4000';
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function aClient(unauthorised: () => void) {
  return createClient({
    configuration: { ApiUrl: '/api', Authority: '/oidc', ClientId: 'portal', AllowedHosts: [] },
    origin,
    session: { authorise: () => undefined, unauthorised },
    tenant: () => 'harbour',
  });
}

test('notifies the server at 120 and 240 seconds that a user is present, and stops when the user leaves (AUTH-012, API-013, CONST-003)', async () => {
  let calls = 0;
  const network = setupServer(
    http.get(`${origin}/api/account/ping`, () => {
      calls += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  network.listen();
  const stop = pingEvery(aClient(() => undefined));
  vi.advanceTimersByTime(119_999);
  expect(calls).toBe(0);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(calls).toBe(1));
  vi.advanceTimersByTime(120_000);
  await vi.waitFor(() => expect(calls).toBe(2));
  stop();
  expect(vi.getTimerCount()).toBe(0);
  network.close();
});

test('ends the session on a 401, but not when the server is unavailable', async () => {
  const unauthorised = vi.fn<() => void>();
  let away = true;
  let asked = 0;
  const network = setupServer(
    http.get(`${origin}/api/account/ping`, () => {
      asked += 1;
      return away
        ? HttpResponse.error()
        : HttpResponse.json({ ErrorNo: -1, Message: 'x', RequestId: 'r' }, { status: 401 });
    }),
  );
  network.listen();
  const stop = pingEvery(aClient(unauthorised));
  vi.advanceTimersByTime(120_000);
  // The client retries after a moment; a retry after the test would reach the network of another test.
  await vi.waitFor(() => expect(asked).toBe(2), { timeout: 10_000 });
  expect(unauthorised).not.toHaveBeenCalled();
  away = false;
  vi.advanceTimersByTime(120_000);
  await vi.waitFor(() => expect(unauthorised).toHaveBeenCalledOnce());
  stop();
  network.close();
});
