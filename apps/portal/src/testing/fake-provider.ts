import { Permission } from '@portal/api/contract';
import { http, HttpResponse } from 'msw';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (payload: unknown) => `${base64url({ alg: 'none' })}.${base64url(payload)}.`;

export interface FakeProviderOptions {
  readonly origin: string;
  readonly now: () => number;
  /** Lifetime of a token in seconds. */
  readonly life: number;
  readonly globalId?: string;
  readonly claims?: readonly string[];
  /** Authentication methods of the sign-in. Default: password. */
  readonly amr?: readonly string[];
}

/** An OpenID provider, as far as the portal uses it. */
export function fakeProvider({
  origin,
  now,
  life,
  globalId = 'G-FULL',
  claims = [Permission.myApps],
  amr = ['pwd'],
}: FakeProviderOptions) {
  const issuer = `${origin}/oidc`;
  const tokenRequests: URLSearchParams[] = [];
  /** The proof of each token request. */
  const proofs: (string | null)[] = [];
  const spent = new Set<string>();
  /** `refuses` renewals, or does not answer them; or answers another sign-in. */
  const behaviour = { down: false, renews: true, refuses: false, confuses: false };
  let issued = 0;
  let nonce: string | null = null;

  function answer() {
    issued += 1;
    const iat = Math.floor(now() / 1000);
    return HttpResponse.json({
      token_type: 'Bearer',
      scope: 'api',
      expires_in: life,
      access_token: unsigned({
        sub: globalId,
        Permission: claims,
        GlobalId: globalId,
        Tenant: 'harbour',
        CreatedDate: '2024-03-01T00:00:00Z',
        DisplayName: 'Fiona Full',
        amr,
        jti: issued,
        iat,
        exp: iat + life,
      }),
      id_token: unsigned({
        sub: globalId,
        iss: issuer,
        aud: 'portal',
        iat,
        exp: iat + life,
        ...(nonce && { nonce: behaviour.confuses ? 'other' : nonce }),
      }),
      refresh_token: `refresh-${issued}`,
    });
  }

  function token(form: URLSearchParams) {
    tokenRequests.push(form);
    if (form.get('grant_type') === 'authorization_code') return answer();
    const refresh = form.get('refresh_token') ?? '';
    if (behaviour.refuses) spent.add(refresh);
    if (!behaviour.renews) return HttpResponse.error();
    if (form.has('scope')) return HttpResponse.json({ error: 'invalid_scope' }, { status: 400 });
    if (spent.has(refresh)) return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
    spent.add(refresh);
    return answer();
  }

  return {
    behaviour,
    tokenRequests,
    proofs,
    handlers: [
      http.get(`${issuer}/.well-known/openid-configuration`, () =>
        behaviour.down
          ? HttpResponse.error()
          : HttpResponse.json({
              issuer,
              authorization_endpoint: `${issuer}/auth`,
              token_endpoint: `${issuer}/token`,
              end_session_endpoint: `${issuer}/session/end`,
            }),
      ),
      http.post(`${issuer}/token`, async ({ request }) => {
        proofs.push(request.headers.get('dpop'));
        return token(new URLSearchParams(await request.text()));
      }),
    ],
    /** Signs the user in at the address that the portal opened; returns the callback address. */
    approve(address: string | undefined): string {
      const asked = new URL(address ?? '');
      nonce = asked.searchParams.get('nonce');
      const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', `code-${issued + 1}`);
      back.searchParams.set('state', asked.searchParams.get('state') ?? '');
      return back.href;
    },
  };
}
