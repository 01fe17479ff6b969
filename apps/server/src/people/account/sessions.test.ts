import type { listSessions, Reply } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { demoPassword } from '../../operations/seed/demo-users.ts';
import { originAt, servedIdentity, signedIn } from '../testing/identity-server.ts';
import type { Browser } from '../testing/browser.ts';

let at = Date.now();
const { server } = servedIdentity({ now: () => at });
const api = `${originAt('localhost')}/api/account`;
const mia = { email: 'mia.my@harbour.example', password: demoPassword };

interface Caller {
  readonly visitor: Browser;
  readonly token: string;
}

async function completeSignIn(pair = mia): Promise<Caller> {
  const visitor = server().browser();
  return { visitor, token: (await signedIn(visitor, pair)).access_token };
}

const call = ({ visitor, token }: Caller, path: string, method = 'GET') =>
  visitor.send(`${api}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
const sessionsOf = async (caller: Caller) =>
  (JSON.parse((await call(caller, '/sessions')).text) as Reply<typeof listSessions>).Sessions;
const end = (caller: Caller, id: string) => call(caller, `/endsession/${encodeURIComponent(id)}`, 'POST');

test('a user sees their sessions, and ends one or all others', async () => {
  const [first, second, third] = [await completeSignIn(), await completeSignIn(), await completeSignIn()];
  const listed = await sessionsOf(third);
  expect(listed).toHaveLength(3);
  expect(listed.filter(({ Current }) => Current)).toHaveLength(1);
  const [own] = await sessionsOf(first).then((sessions) => sessions.filter(({ Current }) => Current));

  const refused = await end(first, own?.SessionId ?? '');
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    200,
    { ErrorNo: 1, Message: 'This is the session that you are using. Log out to end it.' },
  ]);
  expect((await end(third, own?.SessionId ?? '')).status).toBe(200);
  expect((await call(first, '/info')).status).toBe(401);
  expect((await end(third, own?.SessionId ?? '')).status).toBe(404);
  expect(await sessionsOf(third)).toHaveLength(2);

  const others = await call(third, '/endothersessions', 'POST');
  expect(JSON.parse(others.text)).toEqual({ ErrorNo: 0, Ended: 1 });
  expect((await call(second, '/info')).status).toBe(401);
  expect((await sessionsOf(third)).map(({ Current }) => Current)).toEqual([true]);
});

test('nobody sees or ends a session of another user', async () => {
  const owner = await completeSignIn();
  const otherBrowser = await completeSignIn({ email: 'alan.all@harbour.example', password: demoPassword });
  const owned = (await sessionsOf(owner)).map(({ SessionId }) => SessionId);
  const seen = (await sessionsOf(otherBrowser)).map(({ SessionId }) => SessionId);
  expect(seen.filter((id) => owned.includes(id))).toEqual([]);
  for (const id of owned) expect((await end(otherBrowser, id)).status).toBe(404);
  expect((await call(owner, '/info')).status).toBe(200);
});

test('a ping notes the use of the session by the clock of the server', async () => {
  const caller = await completeSignIn();
  at += 120_000;
  expect((await call(caller, '/ping')).status).toBe(204);
  const own = (await sessionsOf(caller)).find(({ Current }) => Current);
  expect(own?.LastUsedTimestamp).toBe(Math.floor(at / 1000));
});
