import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './node-version.ts';
import { alikeStates, readAlike } from './review/alike.ts';
import { compare, openIn, summaryOf } from './review/compare.ts';
import { notesFolder, readNotes } from './review/notes.ts';
import { browserName, makePictures } from './review/pictures.ts';
import type { ReviewReport, ReviewStatus } from './review/records.ts';
import { parseLooks, readReport, renameNote, signOff, usage, UsageError } from './review/sign-off.ts';
import { statesOf } from './review/states.ts';
import { BaseError, buildWorkbench, git, picturesOfBase, readStates } from './review/workbenches.ts';
import { root } from './root.ts';

/**
 * `pnpm review` compares the pictures of the branch with those of its base; with `--accept`, `--wants-changes` or
 * `--rename` it writes review notes. Status: 0 nothing to judge, 1 something is not accepted, 2 called wrongly, 3 the
 * base could not be built.
 */
requireNode();
const notes = join(root, notesFolder);

const options = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      looks: { type: 'string', default: 'base' },
      states: { type: 'string', default: '*' },
      out: { type: 'string', default: 'review-report' },
      fresh: { type: 'boolean', default: false },
      accept: { type: 'string' },
      'wants-changes': { type: 'string' },
      rename: { type: 'string' },
      note: { type: 'string', default: '' },
      by: { type: 'string' },
      from: { type: 'string' },
    },
  });
type Options = ReturnType<typeof options>['values'];

async function main(): Promise<0 | 1> {
  const { values, positionals } = usage(options);
  const { rename, accept, note } = values;
  const wantsChanges = values['wants-changes'];
  if (rename !== undefined) {
    const states = statesOf(root).map(({ id }) => id);
    renameNote(notes, rename, positionals[0] ?? '', states);
    return 0;
  }
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')} is no option.`);
  if (accept !== undefined) return judge(values, accept, 'accepted');
  if (wantsChanges === undefined) return review(values);
  if (!note.trim()) throw new UsageError('Say what to change: --note <text>.');
  return judge(values, wantsChanges, 'changes-wanted');
}

function judge({ out, from, by, note }: Options, states: string, status: ReviewStatus) {
  const written = signOff({
    notes,
    report: readReport(resolve(out), from),
    states: states.split(','),
    status,
    by: by ?? usage(() => git('config', 'user.name'), 'Say who signs off: --by <name>.'),
    at: new Date().toLocaleDateString('sv-SE'),
    text: note,
  });
  for (const state of written) console.log(`${notesFolder}/${state}.md`);
  return 0 as const;
}

/** The commit that `--base` names, or at which the branch left `main`; CI may have only the remote's `main`. */
function baseOf(named: string | undefined) {
  const commitOf = (name: string) =>
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (named !== undefined)
    return { name: named, commit: usage(() => commitOf(named), `${named} is no commit.`) };
  const branches = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  const [main = ''] = branches.split('\n');
  if (!main) throw new UsageError('There is no branch main: name a base with --base <commit>.');
  return { name: 'main', commit: git('merge-base', main, 'HEAD') };
}

/** Compares the working tree with its base, writes the report, and returns the exit status. */
async function review({
  base: named,
  looks: list,
  states: pattern,
  out: folder,
  fresh,
}: Options): Promise<0 | 1> {
  const looks = usage(() => parseLooks(list));
  const base = usage(() => baseOf(named));
  const matches = (state: string) => pattern.split(',').some((one) => matchesGlob(state, one));
  const branch = git('branch', '--show-current') || git('rev-parse', '--short', 'HEAD');
  const out = resolve(folder);
  const workbench = await buildWorkbench();
  const states = readStates(workbench);
  const made = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
  try {
    const head = git('rev-parse', 'HEAD');
    const some = states.filter(({ Id }) => matches(Id));
    const { index, failures } = await makePictures({
      workbench,
      states: some,
      looks,
      out: made,
      commit: head,
    });
    const mistakes = [...failures, ...alikeStates(index.Pictures, readAlike(root))];
    for (const line of mistakes) console.log(line);
    const before = await picturesOfBase({ commit: base.commit, looks, states: pattern, matches, fresh });
    const noteOf = new Map(readNotes(notes).notes.map((note) => [note.state, note]));
    const results = await compare({
      base: before,
      branch: { folder: made, pictures: index.Pictures },
      report: out,
      title: `Review: ${branch} against ${base.name}`,
      exists: (state) => states.some(({ Id, Stories }) => Id === state && Stories.length > 0),
      noteOf: (state) => {
        const note = noteOf.get(state);
        return note && `${note.status} by ${note.by}, ${note.at}. ${note.text}`;
      },
      isAccepted: (state, look, hash) => {
        const note = noteOf.get(state);
        return note?.status === 'accepted' && note.pictures[look] === hash;
      },
    });
    const facts = { Base: base.commit, Head: head, Looks: looks, Browser: browserName(), States: results };
    const Id = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8);
    writeFileSync(
      join(out, 'review.json'),
      JSON.stringify({ Id, ...facts } satisfies ReviewReport, undefined, 2),
    );
    for (const { Id: state, Status, Look, Accepted } of results)
      console.log(`${Status.padEnd(8)} ${state} (${Look})${Accepted ? ', accepted' : ''}`);
    console.log(`The report ${Id} is ${join(out, 'index.html')}`);
    console.log(summaryOf(results));
    return openIn(results).length + mistakes.length > 0 ? 1 : 0;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (failure) {
  if (!(failure instanceof UsageError) && !(failure instanceof BaseError)) throw failure;
  console.error(failure.message);
  process.exitCode = failure instanceof UsageError ? 2 : 3;
}
