import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, preview, type InlineConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { tokenFiles } from '../packages/ui/src/theme/design-tokens/token-files.ts';
import { demoTenants } from './tenants.ts';
import { generatedFiles, generatedTokens } from './generated-files.ts';

/** A site of one empty page. */
function site(): InlineConfig {
  const root = mkdtempSync(join(tmpdir(), 'generated-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Site</title>');
  return { root, configFile: false, logLevel: 'silent', plugins: [generatedFiles(generatedTokens)] };
}

const expected = tokenFiles(demoTenants)['banksia.dark.tokens.json'];

test('a build has the files of pnpm tokens at tokens/ (DESK-075)', async () => {
  const config = site();
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => server.close());
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const reply = await fetch(`${address}tokens/banksia.dark.tokens.json`);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toBe(expected);
  expect((await fetch(`${address}tokens/portal.resolver.json`)).status).toBe(200);
});

test('the development server has the same files (DESK-075)', async () => {
  const server = await createServer({ ...site(), server: { port: 0, host: '127.0.0.1', ws: false } });
  await server.listen();
  onTestFinished(() => server.close());
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const reply = await fetch(`${address}tokens/banksia.dark.tokens.json`);
  expect(reply.headers.get('content-type')).toBe('application/json');
  expect(await reply.text()).toBe(expected);
});
