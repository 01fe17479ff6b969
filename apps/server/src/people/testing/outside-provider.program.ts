import { Provider } from 'oidc-provider';

/** Another vendor's provider, as it comes, in a process of its own: it prints its address, and takes accounts as messages. */
const [port = '', redirect = ''] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
let accounts: Record<string, Record<string, unknown>> = {};
process.on('message', (given: typeof accounts) => {
  accounts = given;
  process.send?.('taken');
});
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'portal-here',
      client_secret: 'the secret of the client',
      redirect_uris: redirect.split(' '),
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['only for tests'] },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts[sub] }) }),
});
provider.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
