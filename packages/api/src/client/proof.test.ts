import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cancelApplications, ping } from '../contract/index.ts';
import { guidOf } from '../mocks/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { send } from './send.ts';

const network = aNetwork();

/** A client whose session makes a proof of the nonce it has heard of last, and counts them. */
function proving() {
  let nonce = 'none';
  let made = 0;
  let lost = 0;
  const client = aClient({
    session: {
      authorise: (headers, { method, url }) => headers.set('dpop', `${method} ${url} ${nonce} ${++made}`),
      heard: ({ status, headers }) => {
        nonce = headers.get('dpop-nonce') ?? nonce;
        return status === 401 && headers.get('www-authenticate') === 'DPoP error="use_dpop_nonce"';
      },
      unauthorised: () => void lost++,
    },
  });
  return { client, lost: () => lost };
}

const asksForProof = () =>
  HttpResponse.json(
    { ErrorNo: -1, Message: 'Sign in to continue.', RequestId: 'r' },
    { status: 401, headers: { 'dpop-nonce': 'n-1', 'www-authenticate': 'DPoP error="use_dpop_nonce"' } },
  );
const proofs = () => network.sent.map(({ headers }) => headers.get('dpop')?.replace(/ http\S+/, ''));

test('a call that is asked for a fresh proof is sent once more with one, whatever it does, under the same key', async () => {
  network.answer((_, count) => (count === 1 ? asksForProof() : HttpResponse.json({ Results: [] })));
  const { client, lost } = proving();
  const body = { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] };
  expect(await send(client, cancelApplications, { body })).toMatchObject({ ok: true });
  expect(proofs()).toEqual(['POST none 1', 'POST n-1 2']);
  expect(await Promise.all(network.sent.map((request) => request.json()))).toEqual([body, body]);
  expect(new Set(network.sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(lost()).toBe(0);
});

test('it is sent once more and not for ever; then the session has ended', async () => {
  network.answer(() => asksForProof());
  const { client, lost } = proving();
  expect(await send(client, ping, {})).toEqual({ ok: false, failure: { kind: 'unauthorised' } });
  expect(proofs()).toEqual(['GET none 1', 'GET n-1 2']);
  expect(lost()).toBe(1);
});
