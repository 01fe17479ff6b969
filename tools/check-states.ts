import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { parseStates, reportStates, statesOfStories } from './states.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const stories = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).toSorted();
const states = globSync('apps/portal/src/**/states.txt', { cwd: root }).toSorted();
const report = reportStates(
  parseStates(states.map(read).join('\n')),
  stories.flatMap((file) => statesOfStories(file, read(file))),
);
console.log(report.lines.join('\n'));
process.exitCode = report.mistakes.length ? 1 : 0;
