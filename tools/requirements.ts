import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAreas, parseSubjects, reportCoverage } from './coverage.ts';
import { requirementPages } from './requirement-pages.ts';
import { requirementsIn } from './requirements-in-tests.ts';
import { root } from './root.ts';

/**
 * Writes `docs/requirements/<AREA>.md` from the titles of the tests. With `--check` it writes nothing and fails if a
 * page is out of date or a row has no test.
 */
const folder = join(root, 'docs/requirements');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const list = read('docs/requirements/areas.txt');
const areas = parseAreas(list);
const tests = globSync(
  [
    '{packages,apps}/*/{src,docs,proof,cli}/**/*.{test.ts,stories.tsx}',
    '.storybook/**/*.stories.tsx',
    '{tools,.storybook}/**/*.{test,suite}.ts',
    'e2e/**/*.{spec,visual}.ts',
  ],
  {
    cwd: root,
  },
).toSorted();
const named = tests.flatMap((file) => requirementsIn(file, read(file)));

const { lines, mistakes } = reportCoverage(
  areas,
  named.map(({ id, file }) => ({ id, by: file, tested: true })),
);
console.log(lines.join('\n'));

const pages = requirementPages(areas, named, parseSubjects(list));
const present = globSync('*.md', { cwd: folder });
const outdated = [
  ...present.filter((file) => !pages.has(file)),
  ...[...pages]
    .filter(([file, text]) => !present.includes(file) || read(`docs/requirements/${file}`) !== text)
    .map(([file]) => file),
];
if (process.argv.includes('--check')) {
  for (const file of outdated) console.log(`docs/requirements/${file} is out of date: run pnpm requirements`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const file of outdated) rmSync(join(folder, file), { force: true });
  for (const [file, text] of pages) writeFileSync(join(folder, file), text);
}
const failed = mistakes.length > 0 || (process.argv.includes('--check') && outdated.length > 0);
process.exitCode = failed ? 1 : 0;
