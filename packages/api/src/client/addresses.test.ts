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
const placed = {
  ApiUrl: 'https://{TenantName}.api.example/v1',
  AllowedHosts: ['harbour.api.example', 'identity.api.example'],
};
const inside = [new URL(origin).host, ...placed.AllowedHosts];
const blocked = { ok: false, failure: { kind: 'blocked' } };

describe('an address', () => {
  const of = (change: Parameters<typeof aConfiguration>[0], tenant: string | undefined) =>
    createAddresses(aConfiguration(change), origin).of('api', tenant)?.href;

  test.each([
    ['/api', 'harbour', `${origin}/api/`],
    ['/api/', undefined, `${origin}/api/`],
    [placed.ApiUrl, 'harbour', 'https://harbour.api.example/v1/'],
    [placed.ApiUrl, 'meridian', undefined],
    [placed.ApiUrl, undefined, undefined],
    ['https://api.example/{TenantName}', 'harbour', undefined],
    ['https://somebody@harbour.api.example/', 'harbour', undefined],
    ['https://harbour.api.example:444/', 'harbour', undefined],
    ['javascript:alert(1)', 'harbour', undefined],
    ['ftp://harbour.api.example/', 'harbour', undefined],
    ['//evil.example/', 'harbour', undefined],
    ['https://', 'harbour', undefined],
  ])('%j for %s is %s (API-084, AUTH-039)', (ApiUrl, tenant, expected) => {
    expect(of({ ApiUrl, AllowedHosts: placed.AllowedHosts }, tenant)).toBe(expected);
  });

  test('of the verification service is that of the tenant, below its path (API-093, API-094, OP-205)', () => {
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

  test('is http where the portal itself is, as on the machine of whoever tries it', () => {
    const local = createAddresses(aConfiguration(), 'http://harbour.localhost:4000');
    expect(local.of('api', 'harbour')?.href).toBe('http://harbour.localhost:4000/api/');
  });

  test('of the error log is none while none is configured', () => {
    expect(createAddresses(aConfiguration(), origin).of('errorLog', 'harbour')).toBeUndefined();
    expect(
      createAddresses(aConfiguration({ ErrorLogUrl: '/api/errorlog' }), origin).of('errorLog', 'harbour')
        ?.href,
    ).toBe(`${origin}/api/errorlog/`);
  });
});

describe('a tenant is taken', () => {
  test.each([
    ['harbour', true],
    ['meridian', false],
    ['evil.example/#', false],
    ['', false],
  ])('where all of its addresses lie inside: %j %s', (tenant, expected) => {
    expect(createAddresses(aConfiguration(placed), origin).accepts(tenant)).toBe(expected);
  });

  test('only where its verification address lies inside as well', () => {
    const EntityVerificationUrl = 'https://{TenantName}.verify.example';
    expect(
      createAddresses(aConfiguration({ ...placed, EntityVerificationUrl }), origin).accepts('harbour'),
    ).toBe(false);
  });

  test('by its form alone where no address names it', () => {
    const addresses = createAddresses(aConfiguration(), origin);
    expect(addresses.accepts('anybody')).toBe(true);
    expect(addresses.accepts('evil.example/#')).toBe(false);
  });
});

describe('a host outside the list', () => {
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
  ])('gets no request from the stored tenant %j', async (tenant) => {
    network.answer(() => new HttpResponse(null, { status: 204 }));
    const client = aClient({ configuration: placed, tenant: () => tenant });
    expect(await send(client, ping, {})).toEqual(blocked);
    expect(network.sent).toEqual([]);
  });

  test('gets no request, whatever tenant is stored', async () => {
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
        await send(aClient({ configuration: placed, tenant: () => tenant }), logOut, {});
      }),
      { examples: [['harbour'], ['evil.example/#']] },
    );
    expect(network.sent.length).toBeGreaterThan(0);
    for (const { url } of network.sent) expect(inside).toContain(new URL(url).host);
  });

  test('gets no request while the tenant is unknown; the tenant check goes to the identity address', async () => {
    network.answer(() => HttpResponse.json({ Success: true, TenantName: 'harbour' }));
    const client = aClient({ configuration: placed, tenant: () => undefined });
    expect(await send(client, ping, {})).toEqual(blocked);
    await send(client, validateTenantDomain, { query: { domain: 'harbour.portal.example' } });
    expect(network.sent.map(({ url }) => url)).toEqual([
      'https://identity.api.example/v1/validate-tenant-domain?domain=harbour.portal.example',
    ]);
    expect(network.sent[0]?.headers.has('authorization')).toBe(false);
  });
});
