import { Provider, type JWK } from 'oidc-provider';

/** Another vendor's provider, as it comes, in a process of its own: it prints its address, and takes accounts as messages. */
const [port = '', redirect = '', clientKey = ''] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const redirects = redirect.split(' ');
let accounts: Record<
  string,
  { readonly amr?: string[]; readonly acr?: string; readonly [claim: string]: unknown }
> = {};
process.on('message', (given: typeof accounts) => {
  accounts = given;
  process.send?.('taken');
});
const client = {
  client_secret: 'the secret of the client',
  redirect_uris: redirects,
  post_logout_redirect_uris: redirects.map((address) => new URL('/', address).href),
  backchannel_logout_uri: `${issuer}/reported`,
  backchannel_logout_session_required: true,
};
const provider = new Provider(issuer, {
  clients: [
    { ...client, client_id: 'portal-here' },
    { ...client, client_id: 'another-one' },
    {
      ...client,
      client_id: 'portal-with-key',
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: { keys: [JSON.parse(clientKey) as JWK] },
    },
  ],
  claims: {
    openid: ['sub', 'amr', 'acr'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'groups'],
  },
  acrValues: ['urn:mfa'],
  features: { backchannelLogout: { enabled: true } },
  cookies: { keys: ['only for tests'] },
  // It reports log-outs; the test delivers them, because the portal listens on another port than it says.
  fetch: (_address: unknown, options?: { readonly body?: unknown }) => {
    process.send?.({ reported: String(options?.body) });
    return Promise.resolve(new Response(null, { status: 200 }));
  },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts[sub] }) }),
});
const finish = provider.interactionFinished.bind(provider);
provider.interactionFinished = (request, response, result, options) => {
  const { amr, acr } = accounts[result.login?.accountId ?? ''] ?? {};
  const login = result.login && { ...result.login, ...(amr && { amr }), ...(acr && { acr }) };
  return finish(request, response, login ? { ...result, login } : result, options);
};
provider.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
