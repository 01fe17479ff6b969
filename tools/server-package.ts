import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { wantedNode } from './node-version.ts';
import { pnpm } from './pnpm.ts';
import { buildPortal } from './portal-build.ts';
import { root } from './root.ts';
import { buildServer } from './server-build.ts';

/** What is shipped, to a browser or to a server, as pnpm's commands are told. */
export const shipped = ['api', 'portal', 'server', 'ui'].flatMap((name) => ['--filter', `@portal/${name}`]);

/** What packages bring for those who develop with them. */
const ofDevelopment = ['**/*.map', '**/*.d.ts', '**/*.d.mts', '**/*.d.cts'];

/**
 * Puts into an empty folder what a server needs, and nothing else: both builds and the packages of the lockfile that the
 * server names, with the bill of it all. It is started by `node apps/server/dist/main.js` in it.
 */
export async function packageServer(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  if (!buildPortal()) throw new Error('The portal could not be built.');
  await buildServer();
  mkdirSync(join(folder, 'apps'), { recursive: true });
  const server = join(folder, 'apps/server');
  // Patches are of what tests with, which stays here.
  await pnpm(
    root,
    '--filter',
    '@portal/server',
    'deploy',
    '--prod',
    '--legacy',
    '--no-optional',
    '--config.allow-unused-patches=true',
    server,
  );
  for (const file of globSync(ofDevelopment, { cwd: join(server, 'node_modules') }))
    rmSync(join(server, 'node_modules', file), { recursive: true });
  requireImported(server);
  cpSync(join(root, 'apps/portal/dist'), join(folder, 'apps/portal/dist'), { recursive: true });
  for (const part of ['packaging', 'docs', 'README.md', 'SECURITY.md'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const bill = await pnpm(root, 'sbom', ...kind, '--prod', ...shipped);
  writeFileSync(join(folder, 'sbom.cdx.json'), bill);
  const manifest = { name: 'portal', private: true, type: 'module', engines: { node: `>=${wantedNode}` } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** What the build imports is what the manifest names: a package that is only there for development would be missing. */
function requireImported(server: string): void {
  const missing = new Set<string>();
  for (const file of globSync('dist/**/*.js', { cwd: server })) {
    const text = readFileSync(join(server, file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /(?:from |import\(|import )"((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"]*)?"/g,
    ))
      if (!isBuiltin(name) && !existsSync(join(server, 'node_modules', name))) missing.add(name);
  }
  if (missing.size > 0)
    throw new Error(`The server imports ${[...missing].join(', ')}, which its manifest does not name.`);
}

/** Bytes of the files in a folder, each counted once however often it is linked. */
export function bytesOf(folder: string): number {
  const seen = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, size } = statSync(join(entry.parentPath, entry.name));
    seen.set(ino, size);
  }
  return [...seen.values()].reduce((sum, size) => sum + size, 0);
}
