import { describe, expect, test } from 'vitest';
import {
  fiona,
  parameterOf,
  refresh,
  signedIn,
  silentRenewalAddress,
  servedIdentity,
} from '../testing/identity-server.ts';

const { server } = servedIdentity();

describe('logging out', () => {
  const leave = (to: string, idToken: string) =>
    `http://localhost:4000/oidc/session/end?${new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: to, client_id: 'portal' }).toString()}`;

  test.each(['http://localhost:4000/', 'http://localhost:4000/timeout'])(
    'asks no question, ends the session and redirects to %s',
    async (to) => {
      const visitor = server().browser();
      const tokens = await signedIn(visitor);
      const page = await visitor.go(leave(to, tokens.id_token));
      const nonce = /'nonce-([^']+)'/.exec(page.header('content-security-policy'))?.[1] ?? 'none';
      expect(page.text).toContain(`<script nonce="${nonce}">`);
      expect(page.text).toMatch(/<button[^>]*form="op\.logoutForm"[^>]*>Log out<\/button>/);
      const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
      expect(page.text).toContain('name="logout" value="yes"');
      const left = await visitor.go(action, { form: { xsrf, logout: 'yes' } });
      expect(left.location).toBe(to);
      expect((await refresh(visitor, tokens.refresh_token)).status).toBe(400);
      expect(parameterOf(await visitor.go(silentRenewalAddress()), 'error')).toBe('login_required');
    },
  );

  test('never redirects to an address of another site', async () => {
    const visitor = server().browser();
    const tokens = await signedIn(visitor);
    const answer = await visitor.go(leave('https://evil.example/', tokens.id_token));
    expect([answer.status, answer.location]).toEqual([400, undefined]);
  });

  test('needs a confirmation if another site leads a browser here, because that site has no ID token of the user', async () => {
    const visitor = server().browser();
    const { id_token: mias } = await signedIn(server().browser(), {
      ...fiona,
      email: 'mia.my@harbour.example',
    });
    await signedIn(visitor);
    for (const address of ['http://localhost:4000/oidc/session/end', leave('http://localhost:4000/', mias)]) {
      const page = await visitor.go(address);
      expect(page.text).toContain('Do you want to log out?');
      expect(page.text).not.toContain('submit()');
    }
    expect(parameterOf(await visitor.go(silentRenewalAddress()), 'code')).not.toBe('');
  });

  test('needs the secret of its own page', async () => {
    const visitor = server().browser();
    const tokens = await signedIn(visitor);
    await visitor.go(leave('http://localhost:4000/', tokens.id_token));
    const forged = { form: { xsrf: 'guessed', logout: 'yes' } };
    expect((await visitor.go('http://localhost:4000/oidc/session/end/confirm', forged)).status).toBe(400);
    expect(parameterOf(await visitor.go(silentRenewalAddress()), 'code')).not.toBe('');
  });

  test('on the server ends every session of the user and no session of others', async () => {
    const [first, second, other] = [server().browser(), server().browser(), server().browser()];
    const tokens = await signedIn(first);
    await signedIn(second);
    await signedIn(other, { ...fiona, email: 'mia.my@harbour.example' });
    const person = await server().identity.verify('localhost', tokens.access_token);
    expect(person).toBeDefined();
    if (person) await server().identity.endSessions(person);
    expect(parameterOf(await first.go(silentRenewalAddress()), 'error')).toBe('login_required');
    expect(parameterOf(await second.go(silentRenewalAddress()), 'error')).toBe('login_required');
    expect(parameterOf(await other.go(silentRenewalAddress()), 'code')).not.toBe('');
  });
});
