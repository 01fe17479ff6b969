import { globSync, statSync, writeFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { alikeStates, readAlike } from './review/alike.ts';
import { notesFolder, readNotes } from './review/notes.ts';
import { makePictures } from './review/pictures.ts';
import { parseLooks, usage, UsageError } from './review/sign-off.ts';
import { withReviews } from './review/states.ts';
import { buildWorkbench, git, readStates } from './review/workbenches.ts';
import { root } from './root.ts';

const help =
  'pnpm pictures [--looks base|all|<look>,…] [--states <pattern>] [--jobs 2] [--out storybook-static/pictures]';

const options = () =>
  usage(() => {
    const { values } = parseArgs({
      options: {
        looks: { type: 'string', default: 'base' },
        states: { type: 'string', default: '*' },
        jobs: { type: 'string', default: '2' },
        out: { type: 'string' },
      },
    });
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`${values.jobs} is not a number of jobs.`);
    return { ...values, jobs, looks: parseLooks(values.looks) };
  });

/** Makes pictures of the states. Fails if a story fails, or if two states look the same. */
async function pictures({ looks, states: pattern, jobs, out }: ReturnType<typeof options>): Promise<0 | 1> {
  const workbench = await buildWorkbench();
  const records = readStates(workbench);
  const states = records.filter(({ Id }) => matchesGlob(Id, pattern));
  const started = performance.now();
  const folder = resolve(out ?? join(workbench, 'pictures'));
  const commit = git('rev-parse', 'HEAD');
  const { index, failures } = await makePictures({ workbench, states, looks, out: folder, commit, jobs });
  const alike = alikeStates(index.Pictures, readAlike(root));
  if (!out) {
    const { notes } = readNotes(join(root, notesFolder));
    writeFileSync(
      join(workbench, 'states.json'),
      JSON.stringify(withReviews(records, notes, index.Pictures)),
    );
  }
  for (const line of [...failures, ...alike]) console.error(line);
  const seconds = Math.round((performance.now() - started) / 1000);
  const bytes = globSync('**/*.png', { cwd: folder }).map((file) => statSync(join(folder, file)).size);
  const megabytes = bytes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(
    `${index.Pictures.length} pictures of ${states.length} states in ${seconds} s, ${megabytes.toFixed(1)} MB`,
  );
  return failures.length + alike.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await pictures(options());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${help}`);
  process.exitCode = 2;
}
