import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { root } from '../root.ts';
import type { CommitRecord } from './result.ts';

/** The output of a git command that reads. */
export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** The commit that a name means, or undefined. */
export function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** The commit at which the branch left `main`, also where only the remote's `main` is there, as in CI. */
export function mergeBase(): { readonly commit: string; readonly name: string } | undefined {
  const main = ['main', 'origin/main'].find((name) => commitOf(name) !== undefined);
  return main === undefined ? undefined : { commit: git('merge-base', main, 'HEAD'), name: 'main' };
}

export const branchName = (): string =>
  git('branch', '--show-current') || git('rev-parse', '--short', 'HEAD');

export function commitRecord(commit: string, name: string): CommitRecord {
  const [hash = '', date = '', subject = ''] = git('log', '-1', '--format=%H%n%cs%n%s', commit).split('\n');
  return { Commit: hash, Name: name, Date: date, Subject: subject };
}

/** Files that differ from a commit, those that git does not know yet included. */
export const changedSince = (commit: string): readonly string[] =>
  [git('diff', '--name-only', '--no-renames', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter(Boolean);

/** Writes the files of a commit into a folder. Neither the index nor the list of worktrees is touched. */
export function extract(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}
