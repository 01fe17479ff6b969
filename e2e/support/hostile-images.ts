import { expect } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { imagePolicy } from '../../apps/server/src/platform/http/headers.ts';

const svg = (inside: string, { prologue = '', root = '' } = {}) =>
  `${prologue}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"${root}>${inside}<rect width="40" height="40"/></svg>`;

/** Asks the host for this address if it runs. */
const run = (name: string) => `location = '/reached/${name}'`;

/** Images that run or load something, or take a browser long, where nothing prevents it. */
export const hostileImages: Readonly<Record<string, string>> = {
  script: svg(`<script>${run('script')}</script><script href="/reached/script-file"/>`),
  handler: svg(
    `<rect onclick="1"/><animate attributeName="x" begin="0s" dur="1s" onbegin="${run('begin')}"/><image href="data:," onerror="${run('error')}"/>`,
    { root: ` onload="${run('load')}"` },
  ),
  foreign: svg(
    `<foreignObject width="40" height="40"><div xmlns="http://www.w3.org/1999/xhtml"><script>${run('html')}</script><iframe src="/reached/frame"/><img src="/reached/html-image" onerror="${run('html-error')}"/><video src="/reached/video" autoplay=""/><meta http-equiv="refresh" content="0;url=/reached/refresh"/></div></foreignObject>`,
  ),
  references: svg(
    '<style>@import url(/reached/import.css); @font-face { font-family: a; src: url(/reached/font.woff2) } text { font-family: a } rect { fill: url(/reached/paint.svg#a); mask: url(/reached/mask.svg#a) }</style><image href="/reached/image.png" width="9" height="9"/><use href="/reached/use.svg#a"/><text y="9">a</text>',
    { prologue: '<?xml-stylesheet type="text/css" href="/reached/sheet.css"?>' },
  ),
  entities: svg('<text>&outside;</text>', {
    prologue:
      '<!DOCTYPE svg PUBLIC "a" "/reached/all.dtd" [<!ENTITY outside SYSTEM "/reached/entity"><!ENTITY % more SYSTEM "/reached/more.dtd">%more;]>',
  }),
  nested: svg(`${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}`),
  laughs: svg('<text>&a9;</text>', {
    prologue: `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
    ).join('')}]>`,
  }),
};

/** Serves the images as the portal does, or without its policy, and records what they reach. */
async function imageHost() {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    const [, folder = '', name = ''] = (request.url ?? '').split('/');
    const image = hostileImages[name];
    if (folder === 'reached') {
      reached.push(name);
      response.writeHead(204).end();
    } else if (folder === 'page')
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><img src="/image/${name}">`);
    else if (image === undefined) response.writeHead(404).end();
    else {
      if (folder === 'image') response.setHeader('Content-Security-Policy', imagePolicy);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Content-Type', 'image/svg+xml').end(image);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, reached, close: () => server.close() };
}

export interface ImageVisitor {
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. */
  evaluate(run: () => boolean): Promise<boolean>;
}

/** Opens every hostile image in a page and at its own address; none may run or load anything. */
export async function visitHostileImages(
  { goto, evaluate }: ImageVisitor,
  names = Object.keys(hostileImages),
): Promise<void> {
  const host = await imageHost();
  try {
    for (const name of names) {
      await goto(`${host.origin}/page/${name}`);
      await expect
        .poll(() => evaluate(() => document.images[0]?.complete === true), { message: name })
        .toBe(true);
      // A browser may report a malformed document as a failed navigation.
      await goto(`${host.origin}/image/${name}`).catch(() => undefined);
    }
    // What ran late has reached the host before the next page is open.
    await goto(`${host.origin}/page/none`);
    expect(host.reached).toEqual([]);
    // The page never loads, because its script leads elsewhere.
    void goto(`${host.origin}/unguarded/script`).catch(() => undefined);
    await expect.poll(() => host.reached, { message: 'without the policy it runs' }).toContain('script');
  } finally {
    host.close();
  }
}
