import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.ts';

const copy = mkdtempSync(join(tmpdir(), 'area-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Links installed packages into the copy; packages of the workspace are the copy's own. */
function linkPackages(place: string, folder = 'node_modules'): void {
  const installed = join(root, place, folder);
  if (!existsSync(installed)) return;
  mkdirSync(join(copy, place, folder), { recursive: true });
  for (const name of readdirSync(installed))
    if (name === '@portal')
      for (const own of readdirSync(join(installed, name))) {
        mkdirSync(join(copy, place, folder, name), { recursive: true });
        const home = ['packages', 'apps'].find((each) => existsSync(join(root, each, own))) ?? '';
        symlinkSync(join(copy, home, own), join(copy, place, folder, name, own));
      }
    else symlinkSync(join(installed, name), join(copy, place, folder, name));
}

function copyCheckout(): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed
    .trim()
    .split('\n')
    .filter((name) => existsSync(join(root, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const place of ['', 'packages/api', 'packages/ui', 'apps/portal', 'apps/server']) linkPackages(place);
}

const run = async (command: string, ...args: readonly string[]) => {
  const program = command === 'node' ? process.execPath : join(copy, 'node_modules/.bin', command);
  // One database is enough here.
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    VITEST: '',
    NO_COLOR: '1',
    PORTAL_TESTS: '',
  };
  const done = promisify(execFile)(program, args, { cwd: copy, env, encoding: 'utf8' });
  const { stdout, stderr } = await done.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
};

/** The second last line of a run without failures. */
const allPassed = /Test Files\s+\d+ passed \(/;

test('what is new type-checks and passes its tests', { timeout: 400_000 }, async () => {
  copyCheckout();
  expect(await run('node', 'tools/new.ts', 'area', 'price-lists')).toContain('Next:');
  expect(await run('node', 'tools/new.ts', 'component', 'info-card', '--logic')).toContain('Next:');
  const call = ['users/add-widget', 'C99', 'POST', '/widget/{id}', 'userManagement'];
  expect(await run('node', 'tools/new.ts', 'endpoint', ...call)).toContain('Next:');
  expect(await run('node', 'tools/run-repository-lint.ts')).toBe('');
  const [tested, ...mistakes] = await Promise.all([
    run('vitest', 'run', '--project', 'server', 'apps/server/src/modules/price-lists'),
    run('tsc', '--project', 'packages/ui', '--pretty', 'false'),
    run('tsc', '--project', 'apps/portal', '--pretty', 'false'),
    run('tsc', '--project', 'apps/server', '--pretty', 'false'),
  ]);
  expect(mistakes).toEqual(['', '', '']);
  expect(tested).toMatch(allPassed);
});
