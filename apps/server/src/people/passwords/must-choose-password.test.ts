import { expect, test } from 'vitest';
import { requirePasswordChange } from './password.store.ts';
import {
  actionOf,
  begin,
  fiona,
  sameOriginHeaders,
  isSignedIn,
  pairOf,
  servedIdentity,
  signedIn,
  typePassword,
} from '../testing/identity-server.ts';

let at = Date.now();
const { db, server } = servedIdentity({ now: () => at });
const fresh = 'Brand-new-1!';

test('a user who has to choose a new password is signed out, and can do nothing else first', async () => {
  const tokens = await signedIn(server().browser());
  await db().inTenant('harbour', (trx) => requirePasswordChange(trx, 'G-FULL'));
  at += 5000;
  expect(await server().identity.verify('localhost:4000', tokens.access_token)).toBeUndefined();

  const visitor = server().browser();
  const { page } = await typePassword(visitor);
  expect(page.text).toContain('You have to set another password before you can continue.');
  expect(isSignedIn(await visitor.go(begin().address))).toBe(false);

  const choose = (password: string) =>
    visitor.go(actionOf(page), { form: { password, confirmation: password }, headers: sameOriginHeaders });
  const same = await choose(fiona.password);
  expect([same.status, same.text.includes('The new password is the current one.')]).toEqual([422, true]);
  expect((await choose(fresh)).status).toBe(303);
  expect(isSignedIn(await visitor.go(begin().address))).toBe(true);

  const { page: back } = await typePassword(server().browser(), pairOf(fiona.email, fresh));
  expect(isSignedIn(back)).toBe(true);
});
