import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getVerificationReport } from '../contract/index.ts';
import { aClient, aConfiguration, origin } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { createAddresses } from './addresses.ts';
import { downloadLinked, linkedPath } from './download-linked.ts';

const network = aNetwork();

describe('a link in a reply', () => {
  const base = '/entity-verification/api/v1';
  const linked = (link: string, change: Parameters<typeof aConfiguration>[0] = {}) =>
    linkedPath(createAddresses(aConfiguration(change), origin), 'verification', 'harbour', link);

  test.each([
    ['entity-verification/api/v1/report/1', { path: '/report/1', query: {} }],
    [`${base}/report/1`, { path: '/report/1', query: {} }],
    [`${origin}${base}/report/1?key=a%2Fb`, { path: '/report/1', query: { key: 'a/b' } }],
    [`${base}/report/%7Bid%7D`, { path: '/report/%7Bid%7D', query: {} }],
  ])('%j resolves to the verification service (API-083)', (link, expected) => {
    expect(linked(link)).toEqual(expected);
  });

  test("resolves to the service's own host, below its path", () => {
    const EntityVerificationUrl = 'https://{TenantName}.api.example/ev/';
    const change = { EntityVerificationUrl, AllowedHosts: ['harbour.api.example'] };
    const expected = { path: '/report/1', query: {} };
    expect(linked('/entity-verification/api/v1/report/1', change)).toEqual(expected);
    expect(linked(`https://harbour.api.example/ev${base}/report/1`, change)).toEqual(expected);
    expect(linked(`${origin}${base}/report/1`, change)).toBeUndefined();
  });

  test.each([
    `https://evil.example${base}/report/1`,
    `//evil.example${base}/report/1`,
    `/\\evil.example${base}/report/1`,
    `https://harbour.portal.example.evil.example${base}/report/1`,
    `https://somebody@harbour.portal.example${base}/report/1`,
    `http://harbour.portal.example${base}/report/1`,
    '/api/account/logout',
    `${base}/../../../api/account/logout`,
    `${base}/%2e%2e/%2e%2e/%2e%2e/api/account/logout`,
    'report/1',
    'javascript:alert(1)',
    'https://',
    'data:application/pdf,x',
    '',
  ])('is not followed outside the service: %j', (link) => {
    expect(linked(link)).toBeUndefined();
  });
});

test('is not followed if the host of the service is not allowed', () => {
  const addresses = createAddresses(
    aConfiguration({ EntityVerificationUrl: 'https://verify.example' }),
    origin,
  );
  expect(linkedPath(addresses, 'verification', 'harbour', '/report/1')).toBeUndefined();
});

test('reports a link that is not followed', async () => {
  const reported: string[] = [];
  const client = aClient({ onFailure: ({ id }, { kind }) => void reported.push(`${id} ${kind}`) });
  await downloadLinked(client, getVerificationReport, '/api/account/logout');
  expect(reported).toEqual(['C83 blocked']);
});

test('downloads a report by its link with the token, and sends nothing elsewhere (API-083)', async () => {
  network.answer(() => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
  const fetched = (link: string) => downloadLinked(aClient(), getVerificationReport, link);
  expect(await fetched('entity-verification/api/v1/report/abc?part=1')).toMatchObject({ ok: true });
  expect(await fetched('https://evil.example/entity-verification/api/v1/report/abc')).toEqual({
    ok: false,
    failure: { kind: 'blocked' },
  });
  expect(await fetched('/api/account/logout')).toMatchObject({ failure: { kind: 'blocked' } });
  expect(network.sent.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
    [`${origin}/entity-verification/api/v1/report/abc?part=1`, 'Bearer token-of-fiona'],
  ]);
});
