import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../pnpm.ts';
import { bin, root } from '../root.ts';
import { notesFolder } from './notes.ts';

/** What the workbench is made of, review notes included. */
const sources = ['.storybook', 'packages', 'apps', notesFolder, 'pnpm-lock.yaml'];

/** Builds the workbench if it is missing or older than its sources. Returns its folder. */
export async function buildWorkbench(): Promise<string> {
  const workbench = join(root, 'storybook-static');
  const marker = join(workbench, 'states.json');
  if (existsSync(marker) && changedAt(marker) > lastChange()) return workbench;
  console.log('Building the workbench …');
  await run(root, bin('storybook'), ['build', '--output-dir', 'storybook-static', '--quiet', '--stats-json']);
  return workbench;
}

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When a source was last written or deleted; a deletion changes its folder. */
function lastChange(): number {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...sources],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean);
  const paths = new Set(files.flatMap((file) => [file, dirname(file)]));
  paths.delete('.');
  return Math.max(...[...paths].map((path) => changedAt(join(root, path))));
}
