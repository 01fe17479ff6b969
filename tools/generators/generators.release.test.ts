import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin, root } from '../root.ts';
import { made } from './testing/made.ts';

const overlay = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(overlay, { recursive: true, force: true }));

/** Type-checks files as if they were in the repository, without writing them. */
function mistakesIn(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(overlay, dirname(path)), { recursive: true });
    writeFileSync(join(overlay, path), text);
  }
  for (const place of ['', 'packages/api', 'packages/ui'])
    symlinkSync(join(root, place, 'node_modules'), join(overlay, place, 'node_modules'));
  const config = {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: { rootDirs: [overlay, root], types: ['vite/client'] },
    include: ['packages', 'apps'],
  };
  writeFileSync(join(overlay, 'tsconfig.json'), JSON.stringify(config));
  const checked = spawnSync(bin('tsc'), ['--project', overlay, '--pretty', 'false'], { encoding: 'utf8' });
  const made = Object.keys(files).map((path) => relative(process.cwd(), join(overlay, path)));
  return checked.stdout
    .split('\n')
    .filter((line) => made.some((path) => line.startsWith(path)))
    .join('\n');
}

test('type-checks all generated files, and finds a mistake in them', { timeout: 60_000 }, () => {
  const wrong = { 'packages/ui/src/components/wrong.ts': 'export const wrong: string = 1;' };
  const files = Object.assign(wrong, ...Object.values(made).map((one) => one.files)) as Record<
    string,
    string
  >;
  expect(mistakesIn(files)).toMatch(/^[^\n]*wrong\.ts\(1,14\): error TS2322[^\n]*$/);
});
