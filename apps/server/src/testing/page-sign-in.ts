import { createHash, randomBytes } from 'node:crypto';
import { demoPassword } from '../operations/seed/demo-users.ts';
import type { SendRequest, Reply } from './requests-to.ts';

export interface SignedIn {
  readonly token: string;
  /** Renews the token; returns the status. */
  renew(): Promise<number>;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Signs in as a browser does, page by page. */
export async function signIn(ask: SendRequest, origin: string, email: string): Promise<SignedIn> {
  const jar = new Map<string, string>();
  const send = async (path: string, form?: Readonly<Record<string, string>>): Promise<Reply> => {
    const reply = await ask({
      path,
      method: form ? 'POST' : 'GET',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        origin,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    for (const line of reply.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = reply.location && new URL(reply.location, origin);
    return next && next.pathname.startsWith('/oidc/') ? send(next.pathname + next.search) : reply;
  };
  const tokens = async (form: Readonly<Record<string, string>>) =>
    send('/oidc/token', { client_id: 'portal', ...form });

  const verifier = randomBytes(32).toString('base64url');
  const callback = `${origin}/authentication/callback`;
  const criteria = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid profile email offline_access api',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await send(`/oidc/auth?${criteria.toString()}`);
  const action = /<form\s+method="post"\s+action="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const back = await send(action, { email, password: demoPassword });
  const code = new URL(back.location ?? 'none:').searchParams.get('code') ?? '';
  const first = await tokens({
    grant_type: 'authorization_code',
    code,
    redirect_uri: callback,
    code_verifier: verifier,
  });
  let { access_token: token, refresh_token: again } = JSON.parse(first.text) as Tokens;
  return {
    get token() {
      return token;
    },
    renew: async () => {
      const reply = await tokens({ grant_type: 'refresh_token', refresh_token: again });
      if (reply.status === 200)
        ({ access_token: token, refresh_token: again } = JSON.parse(reply.text) as Tokens);
      return reply.status;
    },
  };
}
