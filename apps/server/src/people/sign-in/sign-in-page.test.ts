import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../operations/seed/demo-users.ts';
import { begin, fillIn, identityServer, servedIdentity } from '../testing/identity-server.ts';

const { db, server } = servedIdentity();

const firstPage = async (more?: Readonly<Record<string, string>>) => {
  const visitor = server().browser();
  return { visitor, page: await visitor.go(begin('localhost', more).address) };
};

describe('the sign-in page', () => {
  test('labels its fields, supports password managers and has one button named Sign in', async () => {
    const { page } = await firstPage();
    expect(page.text).toMatch(/<label for="email">Email<\/label>[^]*autocomplete="username"/);
    expect(page.text).toMatch(/<label for="password">Password<\/label>[^]*autocomplete="current-password"/);
    expect(page.text.match(/>\s*Sign in\s*<\/button>/g)).toHaveLength(1);
    expect(page.text).toContain('<html lang="en-AU" data-tenant="harbour">');
    expect(page.text).toContain('support@harbour.example');
  });

  test('lists the demo accounts while there is demo data', async () => {
    const { page } = await firstPage();
    expect(page.text.match(/data-email="/g)).toHaveLength(12);
    expect(page.text).not.toContain('fred.federated');
  });

  test('lists no demo account without demo data', async () => {
    const plain = await identityServer(db(), { config: { demo: false } });
    const page = await plain.browser().go(begin().address);
    await plain.stop();
    expect(page.text).toContain('<h1>Sign in</h1>');
    expect(page.text).not.toContain('Demo accounts');
    expect(page.text).not.toContain(demoPassword);
  });

  test('loads and runs nothing of another origin, and is never framed or cached', async () => {
    const { page } = await firstPage();
    const policy = page.header('content-security-policy');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`form-action 'self'`);
    expect(policy).not.toContain('unsafe');
    expect(page.text).toContain(`<style nonce="${nonce}">`);
    expect(page.text).not.toMatch(/<script(?![^>]*nonce=)/);
    expect(page.text).not.toMatch(/ style="| on\w+="/);
    expect(page.header('cache-control')).toBe('no-store');
    expect(page.header('referrer-policy')).toBe('no-referrer');
    expect(page.header('x-content-type-options')).toBe('nosniff');
  });

  test('sends its style and script compressed if the browser accepts it, and uncompressed otherwise', async () => {
    const { visitor, page } = await firstPage();
    for (const [, address = ''] of page.text.matchAll(/(?:href|src)="(\/oidc\/assets\/[^"]+)"/g)) {
      const url = new URL(address, begin().address);
      const plain = await visitor.go(url.href, { headers: { 'accept-encoding': 'identity' } });
      const small = await visitor.go(url.href, { headers: { 'accept-encoding': 'gzip, br' } });
      expect([plain.header('content-encoding'), small.header('content-encoding')]).toEqual(['', 'br']);
      expect(small.text.length).toBeLessThan(plain.text.length / 2);
    }
  });

  test.each([
    '"><script>alert(1)</script>',
    `' autofocus onfocus=alert(1) x='`,
    '<img src=x onerror=alert(1)>',
  ])('shows %j as text', async (email) => {
    const { visitor, page } = await firstPage({ login_hint: email });
    const again = await fillIn(visitor, page, { email, password: 'x' });
    for (const { text } of [page, again]) {
      expect(text).not.toContain(email);
      expect(text).not.toMatch(/<img|<script>alert|onfocus=alert\(1\) x='/);
      expect(text).toContain('alert(1)');
    }
  });

  test('serves its style, script and fonts under names that change with their content', async () => {
    const { visitor, page } = await firstPage();
    const style = /href="(\/oidc\/assets\/[^"]+\.css)"/.exec(page.text)?.[1] ?? '';
    const script = /src="(\/oidc\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '';
    const css = await visitor.send(`http://localhost:4000${style}`);
    const font = /url\('([^']+\.woff2)'\)/.exec(css.text)?.[1] ?? '';
    for (const address of [style, script, font]) {
      const file = await visitor.send(`http://localhost:4000${address}`);
      expect([file.status, file.header('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await visitor.send('http://localhost:4000/oidc/assets/other.css')).status).toBe(404);
  });
});
