import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.ts';

const copy = mkdtempSync(join(tmpdir(), 'area-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** What a checkout has besides its sources and the links to its packages. */
const elsewhere = /[/](?:[.](?:git|pnpm|cache|data)|dist|storybook-static|test-results)$/;

/** Links of pnpm are relative: those to packages of the workspace lead to the copy's own. */
function copyCheckout(): void {
  const filter = (path: string) => !elsewhere.test(path);
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
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

test('what is new type-checks and passes its tests', { timeout: 1_800_000 }, async () => {
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
