import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Paths that the server answers itself. */
export const serverPaths = ['/api', '/oidc', '/tenant-assets', '/health', '/dev'];
const belongsToServer = new RegExp(`^(${serverPaths.join('|')})(/|$)`);

/** Blocks that the server fills in, and that the page of Vite lacks. */
const blocks = [
  /<script type="application\/json" id="portal-configuration">[^<]*<\/script>/,
  /<script type="application\/json" id="portal-tenant">[^<]*<\/script>/,
];
const themeStyle = /<style nonce="[^"]*">[\s\S]*?<\/style>/;
const tenantName = /data-tenant="([a-z0-9-]+)"/;

/** Adds to Vite's development page what the server adds to the built page. */
export function withShellOf(page: string, shell: string): string {
  const filled = blocks.reduce(
    (text, block) => text.replace(block, (own) => block.exec(shell)?.[0] ?? own),
    page,
  );
  const tenant = tenantName.exec(shell)?.[1];
  const style = themeStyle.exec(shell)?.[0].replace(/ nonce="[^"]*"/, '') ?? '';
  return filled
    .replace('<html ', () => (tenant ? `<html data-tenant="${tenant}" ` : '<html '))
    .replace('</head>', () => `${style}</head>`);
}

/** Development only: answers the portal's addresses with Vite's page and the blocks of the server. */
export function serverShell(server: string): Plugin {
  return {
    name: 'server-shell',
    apply: 'serve',
    configureServer(dev) {
      dev.middlewares.use((request, response, next) => {
        const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        const path = request.url ?? '/';
        if (!wantsPage || belongsToServer.test(path)) return next();
        Promise.all([
          readFile(join(dev.config.root, 'index.html'), 'utf8').then((page) =>
            dev.transformIndexHtml(path, page),
          ),
          shellFor(server, request.headers.host ?? 'localhost'),
        ]).then(
          ([page, shell]) => response.setHeader('content-type', 'text/html').end(withShellOf(page, shell)),
          next,
        );
      });
    },
  };
}

/** `fetch` of Node does not let the caller set Host, which tells the server the tenant. */
function shellFor(server: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(server, { headers: { host, accept: 'text/html' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text)).on('error', reject);
    }).on('error', () => reject(new Error('The server behind does not answer yet; load the page again.')));
  });
}
