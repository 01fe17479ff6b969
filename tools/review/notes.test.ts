import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkNotes, parseNote, readNotes, writeNote, type ReviewNote } from './notes.ts';

const hash = 'ab'.repeat(32);
const note: ReviewNote = {
  state: 'users.page.failed',
  status: 'changes-wanted',
  by: 'Edna Edit',
  at: '2026-11-21',
  pictures: { 'harbour-light-1280': hash },
  text: 'The button is too low.\n\n--- and: <b>no</b> icon',
};
const content = `---
state: users.page.failed
status: changes-wanted
by: Edna Edit
at: 2026-11-21
pictures:
  harbour-light-1280: ${hash}
---

The button is too low.

--- and: <b>no</b> icon
`;

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'review');
}

test('writes a note as text and reads it back (DESK-056)', () => {
  const folder = temporaryFolder();
  expect(readNotes(folder)).toEqual({ notes: [], mistakes: [] });
  writeNote(folder, note);
  expect(readFileSync(join(folder, 'users.page.failed.md'), 'utf8')).toBe(content);
  expect(readNotes(folder)).toEqual({ notes: [note], mistakes: [] });
});

test('replaces the earlier note of a state', () => {
  const folder = temporaryFolder();
  writeNote(folder, note);
  writeNote(folder, { ...note, status: 'accepted', by: 'Fiona\nat: Full', text: '' });
  expect(readNotes(folder).notes).toEqual([{ ...note, status: 'accepted', by: 'Fiona at: Full', text: '' }]);
});

test('writes nothing that it could not read', () => {
  const folder = temporaryFolder();
  for (const wrong of [{ state: '../up.a.b' }, { by: ' ' }, { at: '21 Nov 2026' }]) {
    expect(() => writeNote(folder, { ...note, ...wrong })).toThrow(/is no|names nobody/);
  }
  expect(readNotes(folder).notes).toEqual([]);
});

test('reads a note with the line ends of Windows', () => {
  expect(parseNote(content.replaceAll('\n', '\r\n')).note).toEqual(note);
});

test.each([
  [
    'an unknown state',
    content,
    'users.page.failed does not exist; pnpm review --rename users.page.failed <new> moves the note',
  ],
  ['an unknown key', content.replace('by:', 'colour: red\nby:'), '“colour” is no key of a note'],
  ['a line without a key', content.replace('by:', 'red\nby:'), '“red” is no key of a note'],
  ['a key that is there twice', content.replace('by:', 'by: Me\nby:'), '“by” is there twice'],
  [
    'a wrong status',
    content.replace('changes-wanted', 'done'),
    '“done” is no status: accepted or changes-wanted',
  ],
  ['a missing name', content.replace('by: Edna Edit\n', ''), '“by” names nobody'],
  ['a date that does not exist', content.replace('-21', '-31'), '“2026-11-31” is no date such as 2026-11-21'],
  ['an unknown look', content.replace('harbour-', 'acme-'), '“acme-light-1280” is no look'],
  ['a wrong hash', content.replace(hash, 'abc'), 'the picture harbour-light-1280 has no SHA-256 hash'],
  [
    'a long text',
    content.replace(/The button.*/s, 'x'.repeat(4001)),
    'the text has 4001 characters, at most 4000',
  ],
  ['a missing front matter', 'Looks good.', 'starts with no front matter between two lines of ---'],
])('names %s (DESK-058)', (_, wrong, mistake) => {
  const { mistakes } = checkNotes([['users.page.failed.md', wrong]], ['users.page.populated']);
  expect(mistakes).toContain(`review/users.page.failed.md: ${mistake}`);
  expect(mistakes).toHaveLength(1);
});

test('names a note whose file is not named for its state, such as a second one (DESK-058)', () => {
  expect(checkNotes([['users.page.other.md', content]]).mistakes).toEqual([
    'review/users.page.other.md: is named users.page.failed.md',
  ]);
});
