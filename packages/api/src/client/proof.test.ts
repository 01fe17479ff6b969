import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cancelApplications, ping } from '../contract/index.ts';
import { guidOf } from '../mocks/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { send } from './send.ts';

const network = aNetwork();

/** A client whose session creates a numbered proof of the last nonce. */
function proving() {
  let nonce = 'none';
  let made = 0;
  let lost = 0;
  const client = aClient({
    session: {
      authorise: (headers, { method, url }) => headers.set('dpop', `${method} ${url} ${nonce} ${++made}`),
      onAnswer: ({ status, headers }) => {
        nonce = headers.get('dpop-nonce') ?? nonce;
        return status === 401 && headers.get('www-authenticate') === 'DPoP error="use_dpop_nonce"';
      },
      unauthorised: () => void lost++,
    },
  });
  return { client, lost: () => lost };
}

const demandProof = () =>
  HttpResponse.json(
    { ErrorNo: -1, Message: 'Sign in to continue.', RequestId: 'r' },
    { status: 401, headers: { 'dpop-nonce': 'n-1', 'www-authenticate': 'DPoP error="use_dpop_nonce"' } },
  );
const proofs = () => network.sent.map(({ headers }) => headers.get('dpop')?.replace(/ http\S+/, ''));

test('sends any call again if the server demands a new proof, with the same idempotency key', async () => {
  network.answer((_, count) => (count === 1 ? demandProof() : HttpResponse.json({ Results: [] })));
  const { client, lost } = proving();
  const body = { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] };
  expect(await send(client, cancelApplications, { body })).toMatchObject({ ok: true });
  expect(proofs()).toEqual(['POST none 1', 'POST n-1 2']);
  expect(await Promise.all(network.sent.map((request) => request.json()))).toEqual([body, body]);
  expect(new Set(network.sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(lost()).toBe(0);
});

test('sends a call again only once, then the session has ended', async () => {
  network.answer(() => demandProof());
  const { client, lost } = proving();
  expect(await send(client, ping, {})).toEqual({ ok: false, failure: { kind: 'unauthorised' } });
  expect(proofs()).toEqual(['GET none 1', 'GET n-1 2']);
  expect(lost()).toBe(1);
});
