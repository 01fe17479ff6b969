import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.ts';

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    packageManager: string;
    engines: Record<string, string>;
    scripts: Record<string, string>;
    devDependencies: Record<string, string>;
    dependencies: Record<string, string>;
  };

/** The output of a program. The error of a failed program has the end of its output. */
export async function run(cwd: string, command: string, args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 26 })).stdout;
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    throw new Error(
      `${basename(command)} ${args[0] ?? ''} failed.\n${stdout.slice(-4000)}${stderr.slice(-4000)}`,
    );
  }
}

/** Runs the pnpm version of the repository. */
export function pnpm(cwd: string, ...args: string[]): Promise<string> {
  const running = process.env['npm_execpath'];
  return running && basename(running).startsWith('pnpm')
    ? run(cwd, running, args)
    : run(cwd, 'npx', ['-y', manifestOf(root).packageManager, ...args]);
}
