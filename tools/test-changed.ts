import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { requireNode } from './node-version.ts';
import { reachOf, type Imports } from './reach.ts';
import { bin, root } from './root.ts';
import { runSteps } from './run-steps.ts';
import { steps, types, vitest, type Step } from './steps.ts';

/**
 * `pnpm test:changed [base]`: what the changes since a commit can reach, but for the end-to-end tests and the builds.
 * The base is where the branch left `main`; on `main` itself, or where nothing changed since, the last commit.
 */
requireNode();

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const linesOf = (text: string) => text.split('\n').filter(Boolean);

function changedSince(base: string): readonly string[] {
  const files = [
    ...linesOf(git('diff', '--name-only', base)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)];
}

function changes(): readonly string[] {
  const [named] = process.argv.slice(2);
  if (named !== undefined) return changedSince(named);
  const left = linesOf(git('branch', '--list', 'main')).length ? git('merge-base', 'HEAD', 'main') : 'HEAD';
  const changed = changedSince(left);
  return changed.length > 0 ? changed : changedSince('HEAD~1');
}

async function importsOfAll(): Promise<Imports> {
  const { default: config } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
    default: { options: ICruiseOptions };
  };
  const { output } = await cruise(['packages', 'apps', '.storybook', 'tools'], {
    ...config.options,
    baseDir: root,
  });
  return new Map(
    (output as ICruiseResult).modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved),
    ]),
  );
}

/** What says how everything is built, installed or tested. */
const reachesAll =
  /^(package\.json|pnpm-[^/]+|tsconfig[^/]*|vitest\.config\.ts|\.npmrc|\.storybook\/main\.ts|(packages|apps)\/[^/]+\/(package\.json|tsconfig[^/]*))$/;

/** Folders whose tests read more than what they import: migrations, sheets, templates. */
const readsFiles = /^(apps\/server|packages\/ui\/(cli|proof)|tools)\//;

const projects = ['packages/api', 'packages/ui', 'apps/portal', 'apps/server', '.storybook', 'tools', 'e2e'];

function stepsFor(changed: readonly string[], imports: Imports): readonly Step[] {
  const unknown = changed.filter((file) => !imports.has(file)).map((file) => readsFiles.exec(file)?.[0]);
  const beside = [...imports.keys()].filter((file) =>
    unknown.some((folder) => folder !== undefined && file.startsWith(folder)),
  );
  const reached = [...new Set([...reachOf(changed, imports), ...beside])].filter((file) =>
    existsSync(join(root, file)),
  );
  const tests = (pattern: RegExp, not?: RegExp) =>
    reached.filter((file) => pattern.test(file) && !not?.test(file));
  const runs: readonly (readonly [string, readonly string[]])[] = [
    ['stories', tests(/\.stories\.tsx$/)],
    ['server', tests(/^apps\/server\/.*\.test\.ts$/)],
    ['proof', tests(/^packages\/ui\/proof\/.*\.test\.ts$/)],
    ['unit', tests(/\.test\.ts$/, /^(apps\/server|packages\/ui\/proof)\//)],
  ];
  const there = changed.filter((file) => existsSync(join(root, file)));
  const sources = there.filter((file) => /\.tsx?$/.test(file));
  const always = ['house rules', 'boundaries', 'states', 'rows'];
  return [
    ...runs
      .filter(([, files]) => files.length > 0)
      .map(([project, files]) => vitest(project, {}, ['--maxWorkers', '2', ...files])),
    ...projects
      .filter((project) => [...reached, ...changed].some((file) => file.startsWith(`${project}/`)))
      .map(types),
    ...(sources.length > 0
      ? [{ name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--quiet', ...sources] }]
      : []),
    {
      name: 'format',
      command: bin('oxfmt'),
      args: ['--check', '--no-error-on-unmatched-pattern', ...there],
    },
    ...steps.filter(({ name }) => always.includes(name)),
  ];
}

const changed = changes();
console.log(`${changed.length} files changed`);
await runSteps(
  changed.some((file) => reachesAll.test(file)) ? steps : stepsFor(changed, await importsOfAll()),
);
