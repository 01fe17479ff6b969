import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './node-version.ts';
import { root } from './root.ts';

// The tests of the last release's server, on the schema of today: the two work on one database for a while.
requireNode();

const run = (command: string, args: readonly string[], cwd = root): number =>
  spawnSync(command, args, { cwd, stdio: 'inherit' }).status ?? 1;
const said = (args: readonly string[]): string =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

const writtenDown = (what: string): readonly string[] =>
  readFileSync(join(root, 'docs/operating/last-release'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${what} `))
    .map((line) => line.slice(what.length + 1));

/** The newest tag of a release; before there is one, the commit that is written down. */
const lastRelease = (): string =>
  said(['describe', '--tags', '--match', 'v*', '--abbrev=0']) || (writtenDown('commit')[0] ?? '');

/** A pattern of every test but those that say of the schema what is no longer so, each named by a pattern. */
const named = (): string => `^(?!.*(${writtenDown('without').join('|') || '$.'}))`;

/** Whoever tests the old server makes its databases with the migrations of today. */
function migrateAsToday(tree: string): void {
  const server = 'apps/server/src';
  cpSync(join(root, server, 'db'), join(tree, server, 'db-of-today'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
  writeFileSync(
    join(tree, server, 'db/migrate.ts'),
    `import { migrate as today } from '../db-of-today/migrate.ts';
// A release from before there were sessions has transactions only; what is begun in one ends it.
export const migrate = (db: any) => today({ ...db, session: db.session ?? db.system });
export { hasEveryMigration } from '../db-of-today/migrate.ts';
`,
  );
  // The embedded database has one process, and so one version.
  const databases = join(tree, server, 'testing/databases.ts');
  writeFileSync(databases, readFileSync(databases, 'utf8').replace("['pglite', 'postgres']", "['postgres']"));
}

const release = lastRelease();
const tree = join(mkdtempSync(join(tmpdir(), 'portal-upgrade-')), 'tree');
let status = run('git', ['worktree', 'add', '--detach', '--quiet', tree, release]);
try {
  if (status === 0)
    status = run('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'], tree);
  if (status === 0) {
    migrateAsToday(tree);
    process.stdout.write(`The server of ${release} on the schema of today\n`);
    const tests = ['parity.test.ts', 'http', 'identity', 'jobs', 'modules'].map(
      (part) => `apps/server/src/${part}`,
    );
    status = run(
      join(tree, 'node_modules/.bin/vitest'),
      ['run', '--project', 'server', '--hookTimeout', '120000', '--testNamePattern', named(), ...tests],
      tree,
    );
  }
} finally {
  run('git', ['worktree', 'remove', '--force', tree]);
  rmSync(join(tree, '..'), { recursive: true, force: true });
}
process.exit(status);
