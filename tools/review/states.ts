import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexEntry } from 'storybook/internal/types';
import { parseStates, type Item } from '../coverage.ts';
import { parseTitle } from '../requirement-ids.ts';
import { notesFolder, readNotes, type ReviewNote } from './notes.ts';
import type { Picture, ReviewRecord, StateRecord } from './records.ts';

const prefix = 'state:';

/** Reads every states.txt of a checkout: the portal's, then the workbench's own. */
export function statesOf(checkout: string): readonly Item[] {
  const files = ['apps/portal/src/**/states.txt', '.storybook/states.txt'].flatMap((pattern) =>
    globSync(pattern, { cwd: checkout }).toSorted(),
  );
  return parseStates(files.map((file) => readFileSync(join(checkout, file), 'utf8')).join('\n'));
}

/** Every state of a checkout with its stories, the requirements they prove and its review. */
export const recordsOf = (checkout: string, index: Readonly<Record<string, IndexEntry>>) =>
  stateRecords(statesOf(checkout), Object.values(index), readNotes(join(checkout, notesFolder)).notes);

/** Joins the states with their stories and notes. `entries` are in the order of the sidebar. */
export function stateRecords(
  states: readonly Item[],
  entries: readonly IndexEntry[],
  notes: readonly ReviewNote[],
): readonly StateRecord[] {
  const stories = entries.filter((entry) => entry.type === 'story');
  const tests = Map.groupBy(
    stories.filter(({ subtype }) => subtype === 'test'),
    ({ parent }) => parent,
  );
  const noteOf = new Map(notes.map((note) => [note.state, note]));
  const shown = Map.groupBy(
    stories
      .filter(({ subtype }) => subtype !== 'test')
      .flatMap((entry) =>
        (entry.tags ?? [])
          .filter((tag) => tag.startsWith(prefix))
          .map((tag) => ({ entry, state: tag.slice(prefix.length) })),
      ),
    ({ state }) => state,
  );
  return states.map(({ id: Id, area: Area, due: Due }) => {
    const Stories = (shown.get(Id) ?? []).map(({ entry: { id, title, name } }) => ({
      Id: id,
      Title: title,
      Name: name,
      Tests: (tests.get(id) ?? []).map((test) => test.name),
    }));
    const titles = Stories.flatMap(({ Tests }) => Tests).map(parseTitle);
    return {
      Id,
      Area,
      Due,
      Stories,
      Rows: distinct(titles.flatMap(({ rows }) => rows)),
      Decisions: distinct(titles.flatMap(({ decisions }) => decisions)),
      Review: reviewRecord(noteOf.get(Id)),
    };
  });
}

const distinct = (ids: readonly string[]) => [...new Set(ids)].toSorted();

/** The records with reviews that are compared with new pictures. */
export function withReviews(
  records: readonly StateRecord[],
  notes: readonly ReviewNote[],
  pictures: readonly Picture[],
): readonly StateRecord[] {
  const noteOf = new Map(notes.map((note) => [note.state, note]));
  const picturesOf = Map.groupBy(pictures, ({ State }) => State);
  return records.map((record) => ({
    ...record,
    Review: reviewRecord(noteOf.get(record.Id), picturesOf.get(record.Id)),
  }));
}

/** A review as the workbench shows it. Without pictures of the state it is up to date. */
function reviewRecord(note: ReviewNote | undefined, pictures: readonly Picture[] = []): ReviewRecord | null {
  if (!note) return null;
  const Changed = pictures.some(({ Look, Hash }) => (note.pictures[Look] ?? Hash) !== Hash);
  return { Status: note.status, By: note.by, At: note.at, Text: note.text, Changed };
}
