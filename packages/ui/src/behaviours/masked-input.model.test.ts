import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caretPosition,
  digitsOf,
  grouped,
  createHistory,
  applyEdit,
  redo,
  pushState,
  replaceSelection,
  undo,
  type Mask,
  type Masked,
} from './masked-input.model.ts';

const threes: Mask = { format: (digits) => grouped(digits, [3, 3, 3]), max: 9 };
const mobile: Mask = { format: (digits) => grouped(digits, [4, 3, 3]), max: 10 };

test.each([
  ['ACN 123-456-789', '123456789'],
  ['１２３\u00a0４５６', '123456'],
  ['١٢٣۴۵۶', '123456'],
  ['½ ² ① 👨‍👩‍👧 \ud83d', ''],
  ['9:30', '930'],
  ['', ''],
])('extracts from %j the digits %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['041', '041'],
  ['0412', '0412'],
  ['04123', '0412 3'],
  ['0412345678', '0412 345 678'],
  ['041234567899', '0412 345 67899'],
])('groups %j as %j', (digits, expected) => {
  expect(grouped(digits, [4, 3, 3])).toBe(expected);
});

interface Step {
  kind: 'type' | 'paste' | 'backspace' | 'delete';
  text: string;
  /** Start and end of the selection as shares of the text; without an end there is only a caret. */
  from: number;
  to: number | undefined;
}

const share = fc.nat(20).map((part) => part / 20);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('type', 'type', 'paste', 'backspace', 'delete'),
  text: fc.oneof(
    fc.stringMatching(/^\d$/),
    fc.stringMatching(/^[\d -]{0,12}$/),
    fc.constantFrom(' ', 'a', '１２', 'ACN 123-456-789', '😀4', '\ud83d7', 'ع٣'),
  ),
  from: share,
  to: fc.option(share, { nil: undefined }),
});

/** The text after an edit by a browser; undefined if the edit changes nothing. */
function byBrowser(text: string, start: number, end: number, { kind, text: typed }: Step) {
  if (kind === 'type') {
    return {
      text: text.slice(0, start) + typed + text.slice(end),
      caret: start + typed.length,
      inserted: typed,
    };
  }
  const back = kind === 'backspace' && start === end ? 1 : 0;
  const ahead = kind === 'delete' && start === end ? 1 : 0;
  if (start - back < 0 || end + ahead > text.length) return undefined;
  return {
    text: text.slice(0, start - back) + text.slice(end + ahead),
    caret: start - back,
    ...(kind === 'delete' && { forward: true }),
  };
}

/** The same edit in a plain editor of digits. */
function byReference(
  { max }: Mask,
  digits: string,
  start: number,
  end: number,
  { kind, text }: Step,
): Masked {
  if (kind === 'type' || kind === 'paste') {
    const room = Math.max(Math.min(1, end - start), max - (digits.length - (end - start)));
    const all = digitsOf(text);
    const inserted = all.length > 1 ? all : all.slice(0, room);
    return {
      characters: digits.slice(0, start) + inserted + digits.slice(end),
      caret: start + inserted.length,
    };
  }
  const from = start === end && kind === 'backspace' ? Math.max(0, start - 1) : start;
  const to = start === end && kind === 'delete' ? end + 1 : end;
  return { characters: digits.slice(0, from) + digits.slice(to), caret: from };
}

describe.each([
  ['3 3 3', threes],
  ['4 3 3', mobile],
])('a mask of %s', (_name, mask) => {
  test('edits like a plain editor of digits for any typing, pasting and deleting', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let now: Masked = { characters: '', caret: 0 };
        for (const edit of steps) {
          const text = mask.format(now.characters);
          const places = [edit.from, edit.to ?? edit.from].map((share) => Math.round(share * text.length));
          const start = Math.min(...places);
          const end = Math.max(...places);
          const expected = byReference(
            mask,
            now.characters,
            digitsOf(text.slice(0, start)).length,
            digitsOf(text.slice(0, end)).length,
            edit,
          );
          const typed = edit.kind === 'paste' ? undefined : byBrowser(text, start, end, edit);
          if (edit.kind === 'paste') now = replaceSelection(mask, now.characters, [start, end], edit.text);
          else if (typed) now = applyEdit(mask, now.characters, typed);
          else continue;
          expect(now).toEqual(expected);
          expect(mask.format(now.characters)).toMatch(/^(\d+( \d+)*)?$/);
        }
      }),
    );
  });

  test('keeps the number of digits before the caret', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,9}$/), fc.nat(9), (characters, at) => {
        const caret = Math.min(at, characters.length);
        const place = caretPosition(mask, { characters, caret });
        expect(digitsOf(mask.format(characters).slice(0, place))).toBe(characters.slice(0, caret));
      }),
    );
  });
});

test('reads a text from autofill as a whole', () => {
  expect(applyEdit(threes, '999', { text: 'ACN 123 456 789 1', caret: 0 })).toEqual({
    characters: '1234567891',
    caret: 0,
  });
});

test.each([
  ['Backspace at a separator deletes the digit before it', { text: '1234', caret: 3 }, '124', 2],
  ['Delete at a separator deletes the digit after it', { text: '1234', caret: 3, forward: true }, '123', 3],
  ['a digit that replaces a separator is inserted', { text: '12354', caret: 4 }, '12354', 4],
  [
    'a digit that replaces itself and the separator after it stays',
    { text: '1234', caret: 3, inserted: '3' },
    '1234',
    3,
  ],
  ['an edit without a change deletes nothing', { text: '123 4', caret: 4 }, '1234', 3],
  ['a letter deletes nothing', { text: '123x 4', caret: 4 }, '1234', 3],
])('%s', (_, typed, characters, caret) => {
  expect(applyEdit(threes, '1234', typed)).toEqual({ characters, caret });
});

test('keeps everything that is inserted at once, also over a digit that it begins with', () => {
  const edit = { text: '123 456 7890', caret: 12, inserted: '90' };
  expect(applyEdit(threes, '123456789', edit)).toEqual({ characters: '1234567890', caret: 10 });
});

test('keeps the number of digits before the caret after autofill', () => {
  expect(applyEdit(threes, '999', { text: 'ACN 123 456 789', caret: 7 })).toEqual({
    characters: '123456789',
    caret: 3,
  });
});

test('records no step for a moved caret and keeps redo available', () => {
  const first = pushState(createHistory(''), { characters: '1', caret: 1 });
  const back = undo(pushState(first, { characters: '12', caret: 2 }));
  const moved = pushState(back, { characters: '1', caret: 0 });
  expect(moved.now.caret).toBe(0);
  expect(redo(moved).now.characters).toBe('12');
  expect(undo(moved).now.characters).toBe('');
});

test('keeps a hundred steps, and none before the first or after the last', () => {
  expect(undo(createHistory('1'))).toEqual(createHistory('1'));
  expect(redo(createHistory('1'))).toEqual(createHistory('1'));
  const count = (characters: number) => ({ characters: String(characters), caret: 0 });
  let history = createHistory('0');
  for (let step = 1; step <= 150; step += 1) history = pushState(history, count(step));
  for (let step = 149; step >= 50; step -= 1) {
    history = undo(history);
    expect(history.now.characters).toBe(String(step));
  }
  expect(undo(history)).toEqual(history);
});

test('visits every state once by undo and redo, and a new edit clears redo', () => {
  const first = pushState(createHistory(''), { characters: '1', caret: 1 });
  const second = pushState(first, { characters: '12', caret: 2 });
  expect(undo(second).now).toEqual({ characters: '1', caret: 1 });
  expect(undo(undo(undo(second))).now.characters).toBe('');
  expect(redo(undo(second))).toEqual(second);
  expect(redo(second)).toEqual(second);
  expect(redo(pushState(undo(second), { characters: '19', caret: 2 })).now.characters).toBe('19');
});
