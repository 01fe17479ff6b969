import { parseArgs } from 'node:util';
import { join, matchesGlob, resolve } from 'node:path';
import { requireNode } from './node-version.ts';
import { BaseError } from './review/base.ts';
import { git } from './review/git.ts';
import { parseLooks } from './review/looks.ts';
import { notesFolder } from './review/notes.ts';
import type { ReviewStatus } from './review/records.ts';
import { runReview } from './review/run-review.ts';
import { readReport, renameNote, signOff, UsageError } from './review/sign-off.ts';
import { readStates } from './review/states.ts';
import { root } from './root.ts';

/**
 * `pnpm review` compares the pictures of the branch with those of its base; with `--accept`, `--wants-changes` or
 * `--rename` it writes review notes. Status: 0 nothing to judge, 1 something is not accepted, 2 called wrongly, 3 the
 * base could not be built.
 */
requireNode();
const notes = join(root, notesFolder);

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        looks: { type: 'string', default: 'base' },
        states: { type: 'string', default: '*' },
        out: { type: 'string', default: 'review-report' },
        fresh: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        accept: { type: 'string' },
        'wants-changes': { type: 'string' },
        rename: { type: 'string' },
        note: { type: 'string', default: '' },
        by: { type: 'string' },
        from: { type: 'string' },
      },
    });
  } catch (failure) {
    throw new UsageError(failure instanceof Error ? failure.message : String(failure));
  }
}

async function main(): Promise<0 | 1> {
  const { values, positionals } = options();
  const out = resolve(values.out);
  const judge = (list: string, status: ReviewStatus) => {
    const written = signOff({
      notes,
      report: readReport(out, values.from),
      states: list.split(','),
      status,
      by: values.by ?? gitUser(),
      at: new Date().toLocaleDateString('sv-SE'),
      text: values.note,
    });
    for (const state of written) console.log(`${notesFolder}/${state}.md`);
    return 0 as const;
  };
  if (values.rename !== undefined) {
    const [to = ''] = positionals;
    renameNote(
      notes,
      values.rename,
      to,
      readStates(root).map(({ id }) => id),
    );
    return 0;
  }
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')} is no option.`);
  if (values.accept !== undefined) return judge(values.accept, 'accepted');
  if (values['wants-changes'] !== undefined) {
    if (!values.note.trim()) throw new UsageError('Say what to change: --note <text>.');
    return judge(values['wants-changes'], 'changes-wanted');
  }
  return runReview({
    base: values.base,
    looks: looksOf(values.looks),
    matches: (state) => values.states.split(',').some((pattern) => matchesGlob(state, pattern)),
    out,
    fresh: values.fresh,
    all: values.all,
  });
}

function looksOf(list: string) {
  try {
    return parseLooks(list);
  } catch (failure) {
    throw new UsageError(failure instanceof Error ? failure.message : String(failure));
  }
}

function gitUser(): string {
  try {
    return git('config', 'user.name');
  } catch {
    throw new UsageError('Say who signs off: --by <name>.');
  }
}

try {
  process.exitCode = await main();
} catch (failure) {
  if (!(failure instanceof UsageError) && !(failure instanceof BaseError)) throw failure;
  console.error(failure.message);
  process.exitCode = failure instanceof UsageError ? 2 : 3;
}
