import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, exportSPKI, importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { readConfig } from '../../config/config.ts';
import { jsonLog } from '../../platform/observability/log.ts';
import { openSeeded } from '../../testing/databases.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { createIdentity, type IssuingIdentity } from '../index.ts';
import { issuerKeys, type IssuerKeys } from './issuer-keys.ts';

let db: Database;
let identity: IssuingIdentity;
let keys: IssuerKeys;
let session: unknown;
let at = Date.now();

const host = 'localhost:4000';
const issuer = 'http://localhost:4000/oidc';

beforeAll(async () => {
  db = await openSeeded();
  identity = createIdentity({
    db,
    tenants: tenantDirectory(db),
    config: readConfig({}, '/'),
    log: jsonLog(() => undefined),
    now: () => at,
  });
  keys = await issuerKeys(db, issuer, Date.now());
  session = decodeJwt(await identity.issueToken(host, 'G-FULL'))['Sid'];
});

afterAll(() => db.close());

const payload = (): JWTPayload => {
  const iat = Math.floor(at / 1000);
  return {
    sub: 'G-FULL',
    GlobalId: 'G-FULL',
    Tenant: 'harbour',
    Permission: ['view.myapps'],
    CreatedDate: '2024-01-01T00:00:00.000Z',
    DisplayName: 'Fiona Full',
    Sid: session,
    iss: issuer,
    aud: 'http://localhost:4000/api',
    iat,
    exp: iat + 600,
  };
};

interface Forgery {
  readonly header?: Readonly<Record<string, string | undefined>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signing?: () => Promise<CryptoKey | Uint8Array>;
}

const ownKey = async () => importJWK(keys.signing, 'ES256');
const otherKey = async () =>
  importJWK(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), 'ES256');

async function made({ header = {}, claims = {}, signing = ownKey }: Forgery = {}): Promise<string> {
  return new SignJWT({ ...payload(), ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keys.signing.kid, ...header })
    .sign(await signing());
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function publicKeyText(): Promise<string> {
  const key = await importJWK(keys.verifying[0] ?? {}, 'ES256', { extractable: true });
  return key instanceof Uint8Array ? '' : exportSPKI(key);
}

test('a token of this host and issuer is valid, with the current permissions of its user', async () => {
  expect(await identity.verify(host, await made())).toMatchObject({
    tenant: 'harbour',
    globalId: 'G-FULL',
    claims: expect.arrayContaining(['view.myapps', 'admin']) as string[],
    email: 'fiona.full@harbour.example',
  });
});

test.each<[string, Forgery]>([
  ['another key', { signing: otherKey }],
  ['another audience', { claims: { aud: 'http://meridian.localhost:4000/api' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['the client as audience', { claims: { aud: 'portal' } }],
  ['another issuer', { claims: { iss: 'http://meridian.localhost:4000/oidc' } }],
  ['another issuer of the same tenant', { claims: { iss: 'http://harbour.localhost:4000/oidc' } }],
  ['a life that is over', { claims: { exp: Math.floor(Date.now() / 1000) - 1 } }],
  ['no end', { claims: { exp: undefined } }],
  ['a beginning still to come', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
  ['the type of an identity token', { header: { typ: 'JWT' } }],
  ['no type', { header: { typ: undefined } }],
  ['another tenant', { claims: { Tenant: 'meridian' } }],
  ['a person who does not exist', { claims: { GlobalId: 'G-GHOST', sub: 'G-GHOST' } }],
  ['a person who is not the subject', { claims: { GlobalId: 'G-MY' } }],
  ['no session', { claims: { Sid: undefined } }],
  ['a session that there never was', { claims: { Sid: 'guessed' } }],
  ['a person whose session it is not', { claims: { GlobalId: 'G-MY', sub: 'G-MY' } }],
  ['no claims at all', { claims: { Permission: undefined } }],
  ['a claim for a list', { claims: { Permission: 'view.myapps' } }],
])('a token with %s is rejected', async (_what, forgery) => {
  expect(await identity.verify(host, await made(forgery))).toBeUndefined();
});

test('a token without a signature is rejected', async () => {
  for (const alg of ['none', 'None', 'NONE', '', 'ES256']) {
    const token = `${part({ alg, typ: 'at+jwt' })}.${part(payload())}.`;
    expect(await identity.verify(host, token)).toBeUndefined();
  }
});

test('a token signed with the public key as a shared secret is rejected', async () => {
  for (const secret of [
    await publicKeyText(),
    JSON.stringify(keys.verifying[0]),
    keys.verifying[0]?.x ?? '',
  ]) {
    const body = `${part({ alg: 'HS256', typ: 'at+jwt', kid: keys.signing.kid })}.${part(payload())}`;
    const signature = createHmac('sha256', secret).update(body).digest('base64url');
    expect(await identity.verify(host, `${body}.${signature}`)).toBeUndefined();
  }
});

test('a token that contains its own key is rejected', async () => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = pair.publicKey.export({ format: 'jwk' });
  const token = await new SignJWT(payload())
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', jwk: { ...jwk } as { kty: string } })
    .sign(pair.privateKey);
  expect(await identity.verify(host, token)).toBeUndefined();
});

test('a token with one changed letter is rejected', async () => {
  const token = await made();
  const [header = '', body = '', signature = ''] = token.split('.');
  const louder = Buffer.from(body, 'base64url').toString().replace('view.myapps', 'admin.login');
  const changed = [
    `${header}.${Buffer.from(louder).toString('base64url')}.${signature}`,
    `${header}.${body}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${header}.${body}`,
    `${token}.x`,
    '',
    'x',
  ];
  for (const each of changed) expect(await identity.verify(host, each)).toBeUndefined();
});

test.each(['meridian.localhost:4000', 'banksia.localhost:4000', 'harbour.localhost:4000', 'unknown.example'])(
  'a token of localhost is rejected at %s, even after it was accepted at its own host',
  async (elsewhere) => {
    const token = await identity.issueToken(host, 'G-FULL');
    expect(await identity.verify(host, token)).toBeDefined();
    expect(await identity.verify(elsewhere, token)).toBeUndefined();
  },
);

test('a token that was valid a moment ago is rejected after its expiry', async () => {
  const token = await made({ claims: { exp: Math.floor(at / 1000) + 2 } });
  expect(await identity.verify(host, token)).toBeDefined();
  at += 2001;
  expect(await identity.verify(host, token)).toBeUndefined();
});

test('no token is issued for a user who may not sign in', async () => {
  const { global_id } = await db.inTenant('harbour', (trx) =>
    trx
      .selectFrom('portal_user')
      .select('global_id')
      .where('status', '=', 'Deactivated')
      .executeTakeFirstOrThrow(),
  );
  await expect(identity.issueToken(host, global_id)).rejects.toThrow('may not enter');
  await expect(identity.issueToken('unknown.example', 'G-FULL')).rejects.toThrow('No tenant');
});

test('two processes that start together use one key', async () => {
  const [first, second] = await Promise.all([
    issuerKeys(db, 'http://new/oidc', Date.now()),
    issuerKeys(db, 'http://new/oidc', Date.now()),
  ]);
  expect(first).toEqual(second);
  expect(first.verifying).not.toHaveProperty('d');
});
