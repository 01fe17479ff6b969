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

/** Packages that are shipped to a browser or a server, as filters of pnpm. */
export const shipped = ['api', 'portal', 'server', 'ui'].flatMap((name) => ['--filter', `@portal/${name}`]);

/** Files of packages that only developers or browsers need, and faces of fonts that no report uses. */
const unused = [
  '**/*.{map,d.ts,d.mts,d.cts}',
  '**/pdfkit/js/*.{browser,old,standalone}*',
  '**/@expo-google-fonts/inter/!(400Regular|600SemiBold)/*.ttf',
  '**/@fontsource-variable/*/files/!(*-wght-normal).woff2',
];

/**
 * Writes into an empty folder only what a server needs: both builds, the server's packages from the lockfile, and the
 * bill of materials. `node apps/server/dist/main.js` starts it there.
 */
export async function packageServer(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  if (!buildPortal()) throw new Error('The portal could not be built.');
  await buildServer();
  mkdirSync(join(folder, 'apps'), { recursive: true });
  const server = join(folder, 'apps/server');
  // Patches apply to test packages, which are not shipped.
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
  // The packages are here, and linked from elsewhere. A glob does not enter hidden folders by itself.
  const packages = join(server, 'node_modules/.pnpm');
  for (const file of globSync(unused, { cwd: packages })) rmSync(join(packages, file), { recursive: true });
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

/** The manifest must name every package that the build imports: a development dependency would be missing. */
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

/** Bytes of the files in a folder; hard links count once. */
export function bytesOf(folder: string): number {
  const seen = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, size } = statSync(join(entry.parentPath, entry.name));
    seen.set(ino, size);
  }
  return [...seen.values()].reduce((sum, size) => sum + size, 0);
}
