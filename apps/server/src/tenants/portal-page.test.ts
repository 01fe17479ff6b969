import { gzipSync } from 'node:zlib';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtimeConfiguration } from '@portal/api/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/connect.ts';
import { openSeeded } from '../testing/databases.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { staticFiles } from '../platform/http/static-files.ts';

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded('postgres');
  app = testApp(db);
});
afterAll(() => db.close());

const page = async (path = '/list', host = 'harbour.localhost:4000') =>
  (await app.send(path, { host })).text();
const block = (html: string, id: string): unknown => {
  const found = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
};

test('the return page of a silent renewal loads nothing of the portal (AUTH-006)', async () => {
  const html = await page('/authentication/silent-callback?code=c&state=s');
  expect(html).not.toMatch(/src=|href=|portal-configuration|id="root"/);
  expect(html).toContain('window.parent.postMessage');
});

test('the page contains its tenant: name, theme and configuration, without a further request', async () => {
  const html = await page();
  expect(html).toContain('<html data-tenant="harbour" lang="en-AU"');
  expect(html).toContain('<title>Harbour Trust</title>');
  expect(html).toContain('--portal-brand:#0b5cab');
  expect(v.parse(runtimeConfiguration, block(html, 'portal-configuration'))).toMatchObject({
    ApiUrl: 'http://harbour.localhost:4000/api',
    Authority: 'http://harbour.localhost:4000/oidc',
    ClientId: 'portal',
  });
  expect(block(html, 'portal-tenant')).toEqual(await app.read('/api/configuration/tenant'));
});

test.each(['meridian', 'banksia'])('%s has its own theme on its own host', async (tenant) => {
  const html = await page('/', `${tenant}.localhost:4000`);
  expect(html).toContain(`data-tenant="${tenant}"`);
  expect(html).toContain(`/tenant-assets/${tenant}/logo.svg`);
});

test('a host without a tenant gets the page without one, which says that nobody serves the host', async () => {
  const answer = await app.send('/', { host: 'elsewhere.example:4000' });
  expect(answer.status).toBe(421);
  const html = await answer.text();
  expect(html).not.toContain('data-tenant');
  expect(block(html, 'portal-tenant')).toBeUndefined();
  expect(block(html, 'portal-configuration')).toMatchObject({ ApiUrl: 'http://elsewhere.example:4000/api' });
});

test('names of tenants and hosts never become markup', async () => {
  await db.inTenant('banksia', (trx) =>
    trx.updateTable('tenant').set({ display_name: `</title><script>alert(1)</script>$&"'` }).execute(),
  );
  const html = await testApp(db)
    .send('/', { host: 'banksia.localhost' })
    .then((answer) => answer.text());
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;$&#38;&#34;&#39;</title>');
  expect(block(html, 'portal-tenant')).toMatchObject({
    DisplayName: `</title><script>alert(1)</script>$&"'`,
  });
});

test('each page has its own nonce, and every inline style and script has it', async () => {
  const answer = await app.send('/list');
  const html = await answer.text();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  expect(nonce.length).toBeGreaterThanOrEqual(22);
  expect(html).toContain(`<style nonce="${nonce}">`);
  expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
  expect(html).toContain(`<script nonce="${nonce}" id="portal-appearance">`);
  expect(await page()).not.toContain(nonce);
});

test('the page is revalidated each time, and its files are cached permanently', async () => {
  expect((await app.send('/application/1001')).headers.get('cache-control')).toBe('no-cache');
  const file = await app.send('/assets/index-0a1b2c3d.js');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-type')).toMatch(/^text\/javascript/);
});

test.each([
  '/assets/gone-0a1b2c3d.js',
  '/assets/',
  '/assets/../index.html.js',
  '/favicon.ico',
  '/application/1001/x.css',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/api/account/info/x.css',
  '/api/no/such/call',
  '/dev/mail',
  '/metrics',
  '/health/other',
  '/.env',
  '/.git/config',
  '/.well-known/security.txt',
  '/application/.env',
  '/wp-login.php',
  '/list/backup.sql',
  '/actuator/env',
])('%s is not found, and never the page', async (path) => {
  const answer = await app.send(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
});

test.each([
  '/',
  '/list/abc',
  '/list/0',
  '/application/1001?from=all',
  '/federated/abc.def/ghi',
  '/authentication/callback?code=x',
])('the address %s is answered with the portal’s page', async (path) => {
  const answer = await app.send(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
});

test('an unknown address gets the page with status 404', async () => {
  const answer = await app.send('/lst', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
});

test('a host with a full stop at the end leads to the same tenant', async () => {
  const answer = await app.send('/list?q=a', { host: 'harbour.localhost.:4000' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    'http://harbour.localhost:4000/list?q=a',
  ]);
});

test('a compressed file is sent to clients that accept it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Portal</title></head></html>');
  writeFileSync(join(folder, 'assets', 'a.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'a.js.gz'), gzipSync('plain'));
  const built = testApp(db, { files: staticFiles(folder) });
  const packed = await built.send('/assets/a.js', { headers: { 'accept-encoding': 'br, gzip' } });
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    'gzip',
    'Accept-Encoding',
  ]);
  const plain = await built.send('/assets/a.js');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'plain']);
  rmSync(folder, { recursive: true });
});

test('without a build the page says so', async () => {
  const answer = await testApp(db, { files: staticFiles('/nowhere') }).send('/');
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'The portal is not built yet: run the build first.',
  ]);
});

test('a logo that is opened directly cannot run scripts', async () => {
  const logo = await app.send('/tenant-assets/banksia/logo-dark.svg', {
    host: 'banksia.localhost:4000',
  });
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  expect(logo.headers.get('content-security-policy')).toContain('; sandbox');
});
