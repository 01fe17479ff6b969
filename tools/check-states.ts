import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportCoverage, statesIn } from './coverage.ts';
import { notesFolder, readNotes } from './review/notes.ts';
import { statesOf } from './review/states.ts';
import { root } from './root.ts';

/** Prints which states have a story; fails if a state that is due has none, or if a review note has a mistake. */
const states = statesOf(root);
const stories = globSync('{{packages,apps}/*/src,.storybook}/**/*.stories.tsx', { cwd: root }).toSorted();
const notes = readNotes(
  join(root, notesFolder),
  states.map(({ id }) => id),
);
const report = reportCoverage(
  states,
  stories.flatMap((file) => statesIn(file, readFileSync(join(root, file), 'utf8'))),
);
console.log([...report.lines, ...notes.mistakes].join('\n'));
process.exitCode = report.mistakes.length + notes.mistakes.length ? 1 : 0;
