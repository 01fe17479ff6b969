import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { picturesOfBase } from './base.ts';
import { branchName, changedSince, commitOf, commitRecord, git, mergeBase } from './git.ts';
import { needsAcceptance } from './needs-acceptance.ts';
import { notesFolder, readNotes, type ReviewNote } from './notes.ts';
import { buildWorkbench } from './built-workbench.ts';
import { decodePicture } from './picture-file.ts';
import { browserName, makePictures } from './pictures.ts';
import { reachedBy, readModules } from './reach.ts';
import type { Look, Picture, StateRecord } from './records.ts';
import { reportHtml } from './report-file.ts';
import type { ReviewRecordFile } from './result.ts';
import { resultsOf, summaryLine, summaryOf } from './results.ts';
import { shownStates } from './shown-states.ts';
import { UsageError } from './sign-off.ts';

export interface ReviewOptions {
  /** Name of a commit. Default: where the branch left `main`. */
  readonly base: string | undefined;
  readonly looks: readonly Look[];
  /** Limits the states that are compared. */
  readonly matches: (state: string) => boolean;
  /** Folder of the report. */
  readonly out: string;
  readonly fresh: boolean;
  /** Pictures every state, not only those that a change can reach. */
  readonly all: boolean;
}

/** Compares the working tree with its base, writes the report, and returns the exit status. */
export async function runReview({
  base: named,
  looks,
  matches,
  out,
  fresh,
  all,
}: ReviewOptions): Promise<0 | 1> {
  const base = baseOf(named);
  const workbench = await buildWorkbench();
  const states = readJson<StateRecord[]>(join(workbench, 'states.json'));
  const reached = all ? 'everything' : reachedBy(changedSince(base.commit), readModules(workbench));
  const files = storyFiles(workbench);
  const pictured = states.filter(
    ({ Id, Stories: [story] }) =>
      matches(Id) && story && (reached === 'everything' || reached.has(files.get(story.Id) ?? '')),
  );
  console.log(`${pictured.length} of ${states.length} states can look different.`);

  const made = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
  try {
    const browser = await browserName();
    const branch = await makePictures({
      workbench,
      states: pictured,
      looks,
      out: made,
      commit: git('rev-parse', 'HEAD'),
    });
    for (const line of [...branch.failures, ...branch.alike]) console.log(line);
    const before = await picturesOfBase({ commit: base.commit, looks, browser, fresh, say: console.log });
    const notes = new Map(readNotes(join(root, notesFolder)).notes.map((note) => [note.state, note]));
    const sides = {
      base: { states: before.states, pictures: before.pictures.filter(({ State }) => matches(State)) },
      branch: { states, pictures: branch.index.Pictures },
    };
    const fileOfBranch = ({ File }: Picture) => join(made, File);
    const results = await resultsOf({
      base: { ...sides.base, decode: (picture) => decodePicture(readFileSync(before.fileOf(picture))) },
      branch: { ...sides.branch, decode: (picture) => decodePicture(readFileSync(fileOfBranch(picture))) },
      isAccepted: (state, look, hash) => {
        const note = notes.get(state);
        return note?.status === 'accepted' && note.pictures[look] === hash;
      },
    });
    const summary = summaryOf(results, sides.branch);
    const review: ReviewRecordFile = {
      Id: createHash('sha256')
        .update(JSON.stringify([base.commit, browser, results]))
        .digest('hex')
        .slice(0, 8),
      Base: commitRecord(base.commit, base.name),
      Head: commitRecord('HEAD', branchName()),
      Looks: looks,
      Browser: browser,
      Summary: summary,
      States: results,
    };
    const { states: shown, reduced } = await shownStates(results, states, {
      base: (result) => fileIn(before.pictures, result.From ?? result.Id, result.Look, before.fileOf),
      branch: (result) => fileIn(branch.index.Pictures, result.Id, result.Look, fileOfBranch),
    });
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'review.json'), JSON.stringify(review, undefined, 2));
    writeFileSync(join(out, 'index.html'), await reportHtml({ review, states: shown, reduced }));

    const unjudged = results.filter((result) => needsAcceptance(result) && !result.Accepted);
    for (const { Id, Status, Look } of results)
      console.log(`${Status.padEnd(8)} ${Id} (${Look})${verdict(notes.get(Id))}`);
    console.log(`The report is ${join(out, 'index.html')}`);
    console.log(summaryLine(summary));
    return unjudged.length + branch.failures.length + branch.alike.length > 0 ? 1 : 0;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function baseOf(named: string | undefined) {
  const base = named === undefined ? mergeBase() : { commit: commitOf(named), name: named };
  if (base?.commit === undefined) {
    throw new UsageError(
      named === undefined
        ? 'There is no branch main: name a base with --base <commit>.'
        : `${named} is no commit.`,
    );
  }
  return { commit: base.commit, name: base.name };
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The files of the stories, by their ids. */
function storyFiles(workbench: string): ReadonlyMap<string, string> {
  const { entries } = readJson<{ entries: Record<string, { importPath: string }> }>(
    join(workbench, 'index.json'),
  );
  return new Map(
    Object.entries(entries).map(([id, { importPath }]) => [id, importPath.replace(/^\.\//, '')]),
  );
}

function fileIn(
  pictures: readonly Picture[],
  state: string,
  look: string,
  fileOf: (picture: Picture) => string,
) {
  const picture = pictures.find(({ State, Look }) => State === state && Look === look);
  return picture && { picture, file: fileOf(picture) };
}

const verdict = (note: ReviewNote | undefined) =>
  note?.status === 'changes-wanted' ? `: ${note.by} wants changes` : '';
