import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportCoverage, statesIn } from './coverage.ts';
import { readStates } from './review/states.ts';
import { root } from './root.ts';

/** Prints which states of the screens have a story; fails if a state that is due has none. */
const stories = globSync('{{packages,apps}/*/src,.storybook}/**/*.stories.tsx', { cwd: root }).toSorted();
const report = reportCoverage(
  readStates(root),
  stories.flatMap((file) => statesIn(file, readFileSync(join(root, file), 'utf8'))),
);
console.log(report.lines.join('\n'));
process.exitCode = report.mistakes.length ? 1 : 0;
