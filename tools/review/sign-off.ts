import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readNotes, writeNote } from './notes.ts';
import { baseLook, looks, type Look, type ReviewReport, type ReviewStatus } from './records.ts';

/** A command that was called wrongly; its message is for the person who called it. */
export class UsageError extends Error {}

/** Runs a reader of arguments; what it throws is for the person who called the command. */
export function usage<Value>(read: () => Value, message?: string): Value {
  try {
    return read();
  } catch (failure) {
    throw new UsageError(message ?? (failure instanceof Error ? failure.message : String(failure)));
  }
}

/** Reads a list of looks: `base`, `all`, or ids separated by commas. */
export function parseLooks(list: string): readonly Look[] {
  if (list === 'all') return looks;
  return list.split(',').map((name) => {
    const look = looks.find(({ Id }) => Id === (name === 'base' ? baseLook : name));
    if (!look) throw new UsageError(`No look is called “${name}”: base, all, or ids such as ${baseLook}.`);
    return look;
  });
}

export interface SignOff {
  /** Folder of the review notes. */
  readonly notes: string;
  readonly report: ReviewReport;
  /** States of the report, or `all` for every changed and new one. */
  readonly states: readonly string[];
  readonly status: ReviewStatus;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly at: string;
  readonly text: string;
}

/** Reads the last report; with `from` it must be the report with that id. */
export function readReport(out: string, from?: string): ReviewReport {
  const file = join(out, 'review.json');
  if (!existsSync(file)) throw new UsageError('There is no report: run pnpm review first.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as ReviewReport;
  if (from !== undefined && report.Id !== from) {
    throw new UsageError(`The last report is ${report.Id}, not ${from}: run pnpm review again.`);
  }
  return report;
}

/**
 * Writes a note for each state, with the hashes of the report's pictures.
 *
 * @throws a `UsageError` before anything is written.
 */
export function signOff({ notes, report, states, status, by, at, text }: SignOff): readonly string[] {
  const judged = Map.groupBy(
    report.States.filter(({ Status }) => Status !== 'Removed'),
    ({ Id }) => Id,
  );
  const wanted = states.includes('all') ? [...judged.keys()] : states;
  const unknown = wanted.find((state) => !judged.has(state));
  if (unknown !== undefined) throw new UsageError(`${unknown} is not in the report.`);
  const before = new Map(readNotes(notes).notes.map((note) => [note.state, note.pictures]));
  for (const state of wanted) {
    const pictures = Object.fromEntries((judged.get(state) ?? []).map(({ Look, Hash }) => [Look, Hash]));
    writeNote(notes, { state, status, by, at, pictures: { ...before.get(state), ...pictures }, text });
  }
  return wanted;
}

/** Moves the note of a state that was renamed. */
export function renameNote(notes: string, from: string, to: string, states: readonly string[]): void {
  const note = readNotes(notes).notes.find(({ state }) => state === from);
  if (!note) throw new UsageError(`${from} has no note.`);
  if (!states.includes(to)) throw new UsageError(`${to} is no state.`);
  if (existsSync(join(notes, `${to}.md`))) throw new UsageError(`${to} has a note already.`);
  writeNote(notes, { ...note, state: to });
  rmSync(join(notes, `${from}.md`));
}
