import { expect, test } from 'vitest';
import { pixelHash } from './compare.ts';
import type { Pixels } from './picture-file.ts';
import type { Picture, StateRecord } from './records.ts';
import { resultsOf, summaryLine, summaryOf, type Decode } from './results.ts';

/** A picture that shows one grey. */
const grey = (level: number): Pixels => ({
  width: 10,
  height: 10,
  data: Buffer.alloc(400, 255 - level),
});

/** A commit with states, each with the grey of its picture in the base look. */
function side(greys: Readonly<Record<string, number>>) {
  const decode: Decode = async ({ State }) => grey(greys[State] ?? 0);
  const pictures = Object.keys(greys).map((State): Picture => {
    const Hash = pixelHash(grey(greys[State] ?? 0));
    return {
      State,
      Story: 'story',
      Look: 'harbour-light-1280',
      File: '',
      Thumb: '',
      Width: 10,
      Height: 10,
      Hash,
    };
  });
  const states = Object.keys(greys).map((Id): StateRecord => {
    const Stories = [{ Id: 'story', Title: 'Screens/Users', Name: Id, Tests: [] }];
    return { Id, Area: 'users', Due: true, Stories, Rows: [], Decisions: [], Review: null };
  });
  return { states, pictures, decode };
}

const base = side({ 'a.same': 10, 'a.changed': 20, 'a.old-name': 30, 'a.removed': 40, 'a.faint': 50 });
const branch = side({ 'a.same': 10, 'a.changed': 90, 'a.new-name': 30, 'a.new': 60, 'a.faint': 52 });
const statusesOf = (results: Awaited<ReturnType<typeof resultsOf>>) =>
  Object.fromEntries(results.map(({ Id, Status, From }) => [Id, From ? `${Status} from ${From}` : Status]));

test('names what is changed, new, removed and renamed, and counts the rest (DESK-040)', async () => {
  const results = await resultsOf({ base, branch, isAccepted: () => false });
  expect(statusesOf(results)).toEqual({
    'a.changed': 'Changed',
    'a.new-name': 'Renamed from a.old-name',
    'a.new': 'New',
    'a.removed': 'Removed',
  });
  const summary = summaryOf(results, branch);
  expect(summary).toEqual({
    Changed: 1,
    New: 1,
    Removed: 1,
    Renamed: 1,
    Unchanged: 2,
    Accepted: 0,
    NotReached: 0,
  });
  expect(summaryLine(summary)).toBe('1 changed, 1 new, 1 removed, 0 accepted');
});

test('nothing has changed in a commit that is compared with itself (DESK-039)', async () => {
  expect(await resultsOf({ base, branch: base, isAccepted: () => false })).toEqual([]);
});

test('a note accepts only the very picture that was judged (DESK-049)', async () => {
  const judged = branch.pictures.find(({ State }) => State === 'a.changed')?.Hash;
  const isAccepted = (_state: string, _look: string, hash: string) => hash === judged;
  expect(summaryOf(await resultsOf({ base, branch, isAccepted }), branch).Accepted).toBe(1);
  const changedAgain = side({ 'a.same': 10, 'a.changed': 91 });
  expect(summaryOf(await resultsOf({ base, branch: changedAgain, isAccepted }), changedAgain).Accepted).toBe(
    0,
  );
});

test('a state that was not pictured counts as unchanged, and separately as not reached (DESK-053)', async () => {
  const onlyNew = { ...branch, pictures: branch.pictures.filter(({ State }) => State === 'a.new') };
  const results = await resultsOf({ base, branch: onlyNew, isAccepted: () => false });
  expect(statusesOf(results)).toEqual({ 'a.new': 'New', 'a.old-name': 'Removed', 'a.removed': 'Removed' });
  expect(summaryOf(results, onlyNew)).toMatchObject({ Unchanged: 4, NotReached: 4 });
});
