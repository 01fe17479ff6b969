import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRows, parseStates, reportCoverage, rowsIn, statesIn } from './coverage.ts';
import { root } from './root.ts';

/** `states`: each state of a screen has a story. `rows`: each row of the requirements has a test. */
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).toSorted();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const coversIn = (files: readonly string[], covers: typeof rowsIn) =>
  files.flatMap((file) => covers(file, read(file)));

const report =
  process.argv[2] === 'states'
    ? reportCoverage(
        parseStates(find('apps/portal/src/**/states.txt').map(read).join('\n')),
        coversIn(find('{packages,apps}/*/src/**/*.stories.tsx'), statesIn),
      )
    : reportCoverage(
        parseRows(read('docs/rows.txt')),
        coversIn(find('{packages,apps}/*/src/**/*.{test.ts,stories.tsx}', 'e2e/*.spec.ts'), rowsIn),
      );
console.log(report.lines.join('\n'));
process.exitCode = report.mistakes.length ? 1 : 0;
