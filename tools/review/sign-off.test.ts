import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readNotes, writeNote } from './notes.ts';
import type { ReviewReport, StateResult } from './records.ts';
import { renameNote, signOff } from './sign-off.ts';

let notes = '';
beforeEach(() => {
  notes = mkdtempSync(join(tmpdir(), 'notes-'));
});
afterEach(() => rmSync(notes, { recursive: true, force: true }));

const result = (Id: string, Status: StateResult['Status'], hash: string): StateResult => ({
  Id,
  Status,
  Look: 'harbour-light-1280',
  Hash: hash.repeat(64),
  Accepted: false,
});

const report = {
  Id: '7f3a91c2',
  States: [
    result('users.page.empty', 'Changed', 'a'),
    result('users.page.extremes', 'New', 'b'),
    result('users.page.gone', 'Removed', 'c'),
  ],
} as unknown as ReviewReport;

const common = { report, by: 'Edna Edit', at: '2026-11-24', text: '', status: 'accepted' } as const;

test('accepting writes the judged pictures of each state to a file of its own, and all means every changed and new one (DESK-048, DESK-062)', () => {
  expect(signOff({ ...common, notes, states: ['all'] })).toEqual(['users.page.empty', 'users.page.extremes']);
  expect(readdirSync(notes).toSorted()).toEqual(['users.page.empty.md', 'users.page.extremes.md']);
  expect(readNotes(notes)).toEqual({
    mistakes: [],
    notes: ['a', 'b'].map((hash, index) => ({
      state: ['users.page.empty', 'users.page.extremes'][index],
      status: 'accepted',
      by: 'Edna Edit',
      at: '2026-11-24',
      pictures: { 'harbour-light-1280': hash.repeat(64) },
      text: '',
    })),
  });
});

test('a state that the report does not have is refused, and nothing is written (DESK-048)', () => {
  const states = ['users.page.empty', 'users.page.nope'];
  expect(() => signOff({ ...common, notes, states })).toThrow('users.page.nope is not in the report.');
  expect(readdirSync(notes)).toEqual([]);
});

test('the note of a renamed state is moved (DESK-061)', () => {
  const note = { state: 'users.page.old', status: 'accepted', by: 'Edna Edit', at: '2026-11-24' } as const;
  writeNote(notes, { ...note, pictures: {}, text: 'Good.' });
  expect(() => renameNote(notes, 'users.page.old', 'users.page.nope', ['users.page.new'])).toThrow(
    'is no state',
  );
  renameNote(notes, 'users.page.old', 'users.page.new', ['users.page.new']);
  expect(readNotes(notes).notes).toEqual([{ ...note, state: 'users.page.new', pictures: {}, text: 'Good.' }]);
});
