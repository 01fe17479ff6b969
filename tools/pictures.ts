import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWorkbench } from './review/built-workbench.ts';
import { parseLooks } from './review/looks.ts';
import { notesFolder, readNotes } from './review/notes.ts';
import { makePictures } from './review/pictures.ts';
import type { StateRecord } from './review/records.ts';
import { withReviews } from './review/states.ts';
import { root } from './root.ts';

const usage =
  'pnpm pictures [--looks base|all|<look>,…] [--states <pattern>] [--jobs 2] [--out storybook-static/pictures]';

class UsageError extends Error {}

/** Makes pictures of the states. Fails if a story fails, or if two states look the same. */
try {
  process.exitCode = await pictures(options());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 2;
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        looks: { type: 'string', default: 'base' },
        states: { type: 'string', default: '*' },
        jobs: { type: 'string', default: '2' },
        out: { type: 'string' },
      },
    });
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`${values.jobs} is no number of jobs.`);
    return { ...values, jobs, looks: parseLooks(values.looks) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function pictures({ looks, states: pattern, jobs, out }: ReturnType<typeof options>): Promise<0 | 1> {
  const workbench = await buildWorkbench();
  const list = join(workbench, 'states.json');
  const records = JSON.parse(readFileSync(list, 'utf8')) as readonly StateRecord[];
  const states = records.filter(({ Id }) => matchesGlob(Id, pattern));
  const started = performance.now();
  const folder = resolve(out ?? join(workbench, 'pictures'));
  const { index, failures, alike } = await makePictures({
    workbench,
    states,
    looks,
    out: folder,
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    jobs,
  });
  if (!out) {
    const { notes } = readNotes(join(root, notesFolder));
    writeFileSync(list, JSON.stringify(withReviews(records, notes, index.Pictures)));
  }
  for (const line of [...failures, ...alike]) console.error(line);
  const seconds = Math.round((performance.now() - started) / 1000);
  const bytes = globSync('**/*.webp', { cwd: folder }).map((file) => statSync(join(folder, file)).size);
  const megabytes = bytes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(
    `${index.Pictures.length} pictures of ${states.length} states in ${seconds} s, ${megabytes.toFixed(1)} MB`,
  );
  return failures.length + alike.length > 0 ? 1 : 0;
}
