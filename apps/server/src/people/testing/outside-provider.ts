import { generateKeyPairSync } from 'node:crypto';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../platform/sockets/listen.ts';
import type { Database } from '../../platform/db/connect.ts';
import { auditedOf } from '../../testing/audited.ts';
import { storeProvider } from '../outside/provider.store.ts';
import { browser, type Answer, type Browser } from './browser.ts';
import { begin, originAt, type IdentityServer } from './identity-server.ts';

export const clientSecret = 'the secret of the client';

export const verified = (email: string) => ({ email, email_verified: true });

/** Starts `oidc-provider` in a process of its own. Any password is right at its own pages. */
export async function outsideProvider(...redirects: readonly string[]) {
  const port = await freePort();
  const program = join(import.meta.dirname, 'outside-provider.program.ts');
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientKey = JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid: 'of-the-test' });
  const child = fork(program, [String(port), redirects.join(' '), clientKey], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  const issuer = `http://127.0.0.1:${port}`;
  const follow = async (visitor: Browser, answer: Answer): Promise<Answer> =>
    answer.location?.startsWith(issuer) ? follow(visitor, await visitor.send(answer.location)) : answer;
  const actionOn = ({ text }: Answer) => new URL(/action="([^"]+)"/.exec(text)?.[1] ?? '', issuer).href;
  return {
    issuer,
    /** The key of the client `portal-with-key`, which has no secret. */
    clientKey: privateKey,
    browser: () => browser(port),
    /** Replaces the claims of its accounts, by their subjects. */
    setAccounts: async (accounts: Readonly<Record<string, object>>) => {
      const taken = once(child, 'message');
      child.send(accounts);
      await taken;
    },
    /** Signs a subject in at the pages of the provider; returns the address that leads back. */
    signIn: async (address: string, subject: string, visitor = browser(port)): Promise<string> => {
      let answer = await follow(visitor, await visitor.send(address));
      for (const form of [{ prompt: 'login', login: subject, password: 'any' }, { prompt: 'consent' }]) {
        if (answer.location !== undefined) break;
        answer = await follow(visitor, await visitor.send(actionOn(answer), { form }));
      }
      if (answer.location === undefined)
        throw new Error(`It did not lead back: ${answer.text.slice(0, 300)}`);
      return answer.location;
    },
    /** Signs out at the pages of the provider; returns the log-out token that it reports, and where it leads. */
    signOut: async (address: string, visitor: Browser) => {
      const page = await follow(visitor, await visitor.send(address));
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const reported = once(child, 'message') as Promise<[{ readonly reported: string }]>;
      const { location } = await visitor.send(actionOn(page), { form: { xsrf, logout: 'yes' } });
      const [{ reported: body }] = await reported;
      return { token: new URLSearchParams(body).get('logout_token') ?? '', location };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

export type OutsideFirm = Awaited<ReturnType<typeof outsideProvider>>;

/** The provider of the demo firms: at the hosts of two tenants. */
export const startFirm = (): Promise<OutsideFirm> =>
  outsideProvider(
    ...['localhost', 'meridian.localhost'].map((host) => `${originAt(host)}/oidc/provider-return`),
  );

/** What a visitor does to sign in at the provider of a firm. */
export function firmVisits({
  db,
  server,
  firm,
}: {
  readonly db: () => Database;
  readonly server: () => IdentityServer;
  readonly firm: () => OutsideFirm;
}) {
  const set = (more: object = {}, tenant = 'harbour', id = 'firm') =>
    storeProvider(
      db(),
      { tenant },
      id,
      {
        Name: 'Harbour ID',
        Issuer: firm().issuer,
        ClientId: 'portal-here',
        Secret: clientSecret,
        Domains: ['harbour.example'],
        ...more,
      },
      true,
    );
  /** Presses the button of the sign-in page. */
  const leave = async (visitor: Browser, host = 'localhost', more = {}) => {
    const authorisation = begin(host, more);
    const page = await visitor.go(authorisation.address);
    const link = /href="([^"]+\/provider\/firm)"/.exec(page.text)?.[1] ?? '';
    return { authorisation, out: await visitor.send(originAt(host) + link) };
  };
  const comeBack = async (subject: string, visitor = server().browser(), host = 'localhost') => {
    const { authorisation, out } = await leave(visitor, host);
    const there = firm().browser();
    const back = await firm().signIn(out.location ?? '', subject, there);
    return { authorisation, back, there, visitor, answer: await visitor.go(back) };
  };
  const lastFailure = async () => {
    const line = (await auditedOf(db(), 'provider-sign-in-refused')).at(-1);
    return {
      part: line?.part,
      ...(line?.details as { readonly provider: string; readonly reference: string }),
    };
  };
  return { set, leave, comeBack, lastFailure };
}
