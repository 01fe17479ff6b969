import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const origin = 'http://harbour.localhost:4000';

test.each([
  '/',
  '/list',
  '/list/2/50?q=smith&sortBy=ID',
  '/list/all/3',
  '/application/1001?from=all',
  '/users/2?q=ann',
  '/verifications/V12',
  '/settings',
])('returns to %s after a sign-in', (path) => {
  expect(safeReturnTo(path, origin)).toBe(path);
});

test.each([
  undefined,
  null,
  42,
  '',
  'list',
  '//evil.example/list',
  '/\\evil.example',
  'https://evil.example/list',
  'http://harbour.localhost:4000/list',
  'javascript:alert(1)',
  '/nosuchpage',
  '/oidc/auth',
  '/api/application/list',
  '/timeout',
  '/tenantnotfound',
  '/authentication/callback?code=x&state=y',
  '/list/all/1/20/x',
  '\t//evil.example',
  '/\t/evil.example',
  '/.//',
  '/.//list',
  '/x/..//application/evil.example',
])('opens the start page after a sign-in that requests %j', (wanted) => {
  expect(safeReturnTo(wanted, origin)).toBe('/');
});

const devious = fc
  .array(fc.constantFrom('/', '.', '..', '\\', '\t', 'list', 'evil.example', '?', '#', '@', ':', '%2f'))
  .map((parts) => `/${parts.join('')}`);

test('never leaves the portal, whichever address is requested', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), devious), (wanted) => {
      const address = new URL(safeReturnTo(wanted, origin), origin);
      expect(address.origin).toBe(origin);
      expect(address.pathname).toMatch(/^\/(list|application|admin|reports|users|settings|verifications|$)/);
    }),
  );
});
