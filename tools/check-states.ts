import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStates, reportCoverage, statesIn } from './coverage.ts';
import { root } from './root.ts';

/** Prints which states of the screens have a story; fails if a state that is due has none. */
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const report = reportCoverage(
  parseStates(find('{apps/portal/src/**/,.storybook/}states.txt').map(read).join('\n')),
  find('{{packages,apps}/*/src,.storybook}/**/*.stories.tsx').flatMap((file) => statesIn(file, read(file))),
);
console.log(report.lines.join('\n'));
process.exitCode = report.mistakes.length ? 1 : 0;
