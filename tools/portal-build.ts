import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './root.ts';

const dist = join(root, 'apps/portal/dist');
const built = join(dist, 'index.html');

/** All files that a build of the portal depends on. */
const sources = [
  'apps/portal/{src,public}/**/*',
  'apps/portal/*.{ts,html,json}',
  'packages/{api,ui}/src/**/*',
  'packages/{api,ui}/package.json',
  'tailwind.config.ts',
  'pnpm-lock.yaml',
];

/** Whether the built files exist and are newer than their sources. */
export function portalIsBuilt(): boolean {
  if (!existsSync(built)) return false;
  const since = statSync(built).mtimeMs;
  return globSync(sources, { cwd: root }).every((file) => statSync(join(root, file)).mtimeMs <= since);
}

/** Builds the portal unless it is up to date; false if the build failed. */
export function buildPortal(): boolean {
  if (portalIsBuilt()) return true;
  console.log('Building the portal …');
  const build = spawnSync(bin('vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/portal'),
    stdio: 'inherit',
  });
  return build.status === 0;
}
