import { expect, test } from 'vitest';
import { begin, fiona, fillIn, parameterOf, servedIdentity } from '../testing/identity-server.ts';

const { server } = servedIdentity({ config: { scheme: 'https', publicPort: 443 } });

test('every cookie belongs to one host, or to one page, if the scheme is https', async () => {
  const visitor = server().browser();
  const { address } = begin('localhost', { redirect_uri: 'https://localhost/authentication/callback' });
  const page = await visitor.go(address);
  const during = visitor.cookies();
  const back = await fillIn(visitor, page, fiona);
  expect(parameterOf(back, 'code')).not.toBe('');
  const cookies = [...during, ...visitor.cookies()];
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  const ofHost = cookies.filter(({ name }) => name.startsWith('__Host-'));
  expect([...new Set(ofHost.map(({ path }) => path))]).toEqual(['/']);
  expect(visitor.cookies().map(({ name }) => name.replace(/_[\w-]{16}$/, ''))).toEqual(
    expect.arrayContaining(['__Host-portal_session', '__Host-portal_session.sig', '__Host-portal_device']),
  );
  const ofPages = cookies.filter(({ name }) => !name.startsWith('__Host-'));
  expect(ofPages.map(({ name }) => name)).toContain('__Secure-portal_sign_in');
  expect(ofPages.filter(({ name, path }) => !name.startsWith('__Secure-') || path === '/')).toEqual([]);
});
