import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { logOut, ping, validateTenantDomain } from '../contract/index.ts';
import { aClient, aConfiguration, origin } from '../testing/a-client.ts';
import { anyText } from '../testing/any-text.ts';
import { aNetwork } from '../testing/a-network.ts';
import { createAddresses } from './addresses.ts';
import { send } from './send.ts';

const network = aNetwork();
const tenantHosts = {
  ApiUrl: 'https://{TenantName}.api.example/v1',
  AllowedHosts: ['harbour.api.example', 'identity.api.example'],
};
const allowedHosts = [new URL(origin).host, ...tenantHosts.AllowedHosts];
const blocked = { ok: false, failure: { kind: 'blocked' } };

describe('an address', () => {
  const of = (change: Parameters<typeof aConfiguration>[0], tenant: string | undefined) =>
    createAddresses(aConfiguration(change), origin).of('api', tenant)?.href;

  test.each([
    ['/api', 'harbour', `${origin}/api/`],
    ['/api/', undefined, `${origin}/api/`],
    [tenantHosts.ApiUrl, 'harbour', 'https://harbour.api.example/v1/'],
    [tenantHosts.ApiUrl, 'meridian', undefined],
    [tenantHosts.ApiUrl, undefined, undefined],
    ['https://api.example/{TenantName}', 'harbour', undefined],
    ['https://somebody@harbour.api.example/', 'harbour', undefined],
    ['https://harbour.api.example:444/', 'harbour', undefined],
    ['javascript:alert(1)', 'harbour', undefined],
    ['ftp://harbour.api.example/', 'harbour', undefined],
    ['//evil.example/', 'harbour', undefined],
    ['https://', 'harbour', undefined],
  ])('resolves %j for the tenant %s to %s (API-084, AUTH-039)', (ApiUrl, tenant, expected) => {
    expect(of({ ApiUrl, AllowedHosts: tenantHosts.AllowedHosts }, tenant)).toBe(expected);
  });

  test("resolves verification calls to the tenant's own address and path (API-093, API-094, OP-205)", () => {
    const EntityVerificationUrl = 'https://{TenantName}.verify.example/';
    const AllowedHosts = ['harbour.verify.example', 'meridian.verify.example'];
    const addresses = createAddresses(aConfiguration({ EntityVerificationUrl, AllowedHosts }), origin);
    expect(
      ['harbour', 'meridian', 'elsewhere'].map((tenant) => addresses.of('verification', tenant)?.href),
    ).toEqual([
      'https://harbour.verify.example/entity-verification/api/v1/',
      'https://meridian.verify.example/entity-verification/api/v1/',
      undefined,
    ]);
    expect(createAddresses(aConfiguration(), origin).of('verification', 'harbour')?.href).toBe(
      `${origin}/entity-verification/api/v1/`,
    );
  });

  test('uses http if the portal itself does, for example in local development', () => {
    const local = createAddresses(aConfiguration(), 'http://harbour.localhost:4000');
    expect(local.of('api', 'harbour')?.href).toBe('http://harbour.localhost:4000/api/');
  });

  test('resolves no error log address if none is configured', () => {
    expect(createAddresses(aConfiguration(), origin).of('errorLog', 'harbour')).toBeUndefined();
    expect(
      createAddresses(aConfiguration({ ErrorLogUrl: '/api/errorlog' }), origin).of('errorLog', 'harbour')
        ?.href,
    ).toBe(`${origin}/api/errorlog/`);
  });
});

describe('a tenant is accepted', () => {
  test.each([
    ['harbour', true],
    ['meridian', false],
    ['evil.example/#', false],
    ['', false],
  ])('if all of its addresses are on allowed hosts: %j %s', (tenant, expected) => {
    expect(createAddresses(aConfiguration(tenantHosts), origin).accepts(tenant)).toBe(expected);
  });

  test('only if its verification address is on an allowed host too', () => {
    const EntityVerificationUrl = 'https://{TenantName}.verify.example';
    expect(
      createAddresses(aConfiguration({ ...tenantHosts, EntityVerificationUrl }), origin).accepts('harbour'),
    ).toBe(false);
  });

  test('by its name alone if no address contains it', () => {
    const addresses = createAddresses(aConfiguration(), origin);
    expect(addresses.accepts('anybody')).toBe(true);
    expect(addresses.accepts('evil.example/#')).toBe(false);
  });
});

describe('a host that is not allowed', () => {
  test.each([
    'evil.example/#',
    'evil.example/',
    'evil.example?',
    'evil.example\\',
    'evil.example:443/',
    'user@evil.example/',
    'harbour.api.example/#',
    '..',
    'HARBOUR',
    ' harbour',
    'xn--80ak6aa92e.example/',
    'meridian',
  ])('receives no request for the stored tenant %j', async (tenant) => {
    network.answer(() => new HttpResponse(null, { status: 204 }));
    const client = aClient({ configuration: tenantHosts, tenant: () => tenant });
    expect(await send(client, ping, {})).toEqual(blocked);
    expect(network.sent).toEqual([]);
  });

  test('receives no request, whatever tenant is stored', async () => {
    network.answer(() => new HttpResponse(null, { status: 204 }));
    const anyTenant = fc.oneof(
      anyText,
      fc.string(),
      anyText.map((text) => `evil.example/${text}`),
      fc.constantFrom('harbour', 'meridian', 'identity', 'evil-example', 'a', '0'),
      fc
        .tuple(fc.constantFrom('harbour', 'evil.example'), fc.string({ maxLength: 3 }))
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(anyTenant, async (tenant) => {
        await send(aClient({ configuration: tenantHosts, tenant: () => tenant }), logOut, {});
      }),
      { examples: [['harbour'], ['evil.example/#']] },
    );
    expect(network.sent.length).toBeGreaterThan(0);
    for (const { url } of network.sent) expect(allowedHosts).toContain(new URL(url).host);
  });

  test('receives no request before the tenant is known; the tenant check uses the identity address', async () => {
    network.answer(() => HttpResponse.json({ Success: true, TenantName: 'harbour' }));
    const client = aClient({ configuration: tenantHosts, tenant: () => undefined });
    expect(await send(client, ping, {})).toEqual(blocked);
    await send(client, validateTenantDomain, { query: { domain: 'harbour.portal.example' } });
    expect(network.sent.map(({ url }) => url)).toEqual([
      'https://identity.api.example/v1/validate-tenant-domain?domain=harbour.portal.example',
    ]);
    expect(network.sent[0]?.headers.has('authorization')).toBe(false);
  });
});
