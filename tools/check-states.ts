import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStates, reportCoverage, statesIn } from './coverage.ts';
import { notesFolder, readNotes } from './review/notes.ts';
import { root } from './root.ts';

/** Prints which states have a story; fails if a state that is due has none, or if a review note has a mistake. */
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const states = parseStates(find('{apps/portal/src/**/,.storybook/}states.txt').map(read).join('\n'));
const notes = readNotes(
  join(root, notesFolder),
  states.map(({ id }) => id),
);
const report = reportCoverage(
  states,
  find('{{packages,apps}/*/src,.storybook}/**/*.stories.tsx').flatMap((file) => statesIn(file, read(file))),
);
console.log([...report.lines, ...notes.mistakes].join('\n'));
process.exitCode = report.mistakes.length + notes.mistakes.length ? 1 : 0;
