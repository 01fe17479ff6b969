import { expect, test } from 'vitest';
import { withShellOf } from './server-shell.ts';

const page = `<!doctype html><html lang="en-AU"><head>
<script type="application/json" id="portal-configuration"></script>
<script type="application/json" id="portal-tenant"></script>
</head><body></body></html>`;

test('the development page has the tenant, its theme and the API address', () => {
  const shell = `<html data-tenant="banksia" lang="en-AU"><head><style nonce="n">:root{--portal-brand:#f4b400}</style>
<script type="application/json" id="portal-configuration">{"ApiUrl":"/api"}</script>
<script type="application/json" id="portal-tenant">{"TenantName":"banksia"}</script></head></html>`;
  const filled = withShellOf(page, shell);
  expect(filled).toContain('<html data-tenant="banksia" lang="en-AU">');
  expect(filled).toContain('<style>:root{--portal-brand:#f4b400}</style></head>');
  expect(filled).toContain('id="portal-configuration">{"ApiUrl":"/api"}</script>');
  expect(filled).toContain('id="portal-tenant">{"TenantName":"banksia"}</script>');
});

test('the page of an unknown host names no tenant', () => {
  const filled = withShellOf(page, '<html lang="en-AU"><head></head></html>');
  expect(filled).not.toContain('data-tenant');
  expect(filled).toContain('id="portal-tenant"></script>');
});
