import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caretIn,
  digitsOf,
  grouped,
  historyFrom,
  charactersBefore,
  readTyped,
  redone,
  remembered,
  replaceSelection,
  undone,
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
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['041', '041'],
  ['0412', '0412'],
  ['04123', '0412 3'],
  ['0412345678', '0412 345 678'],
  ['041234567899', '0412 345 67899'],
])('%j is grouped as %j', (digits, expected) => {
  expect(grouped(digits, [4, 3, 3])).toBe(expected);
});

interface Step {
  kind: 'type' | 'paste' | 'backspace' | 'delete';
  text: string;
  /** Share of the text before the start and before the end of what is selected. */
  from: number;
  to: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('type', 'type', 'paste', 'backspace', 'delete'),
  text: fc.oneof(
    fc.stringMatching(/^\d$/),
    fc.stringMatching(/^[\d -]{0,12}$/),
    fc.constantFrom(' ', 'a', '１２', 'ACN 123-456-789', '😀4', '\ud83d7', 'ع٣'),
  ),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** What a browser leaves of a text after an edit; nothing when the edit changes nothing. */
function byBrowser(text: string, start: number, end: number, { kind, text: typed }: Step) {
  if (kind === 'type') {
    return { text: text.slice(0, start) + typed + text.slice(end), caret: start + typed.length };
  }
  const back = kind === 'backspace' && start === end ? 1 : 0;
  const ahead = kind === 'delete' && start === end ? 1 : 0;
  if (start - back < 0 || end + ahead > text.length) return undefined;
  return {
    text: text.slice(0, start - back) + text.slice(end + ahead),
    caret: start - back,
    forward: kind === 'delete',
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
    const inserted = digitsOf(text).slice(0, max - (digits.length - (end - start)));
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
  test('edits like a plain editor of digits, whatever is typed, pasted or taken away wherever', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let now: Masked = { characters: '', caret: 0 };
        for (const edit of steps) {
          const text = mask.format(now.characters);
          const places = [edit.from, edit.to].map((share) => Math.round(share * text.length));
          const start = Math.min(...places);
          const end = Math.max(...places);
          const expected = byReference(
            mask,
            now.characters,
            charactersBefore(mask, now.characters, start),
            charactersBefore(mask, now.characters, end),
            edit,
          );
          const typed = edit.kind === 'paste' ? undefined : byBrowser(text, start, end, edit);
          if (edit.kind === 'paste') now = replaceSelection(mask, now.characters, [start, end], edit.text);
          else if (typed) now = readTyped(mask, now.characters, typed);
          else continue;
          expect(now).toEqual(expected);
          expect(mask.format(now.characters)).toMatch(/^(\d+( \d+)*)?$/);
        }
      }),
    );
  });

  test('sets the caret behind as many digits as it had before it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,9}$/), fc.nat(9), (characters, at) => {
        const caret = Math.min(at, characters.length);
        const place = caretIn(mask, { characters, caret });
        expect(digitsOf(mask.format(characters).slice(0, place))).toBe(characters.slice(0, caret));
      }),
    );
  });
});

test('a text filled in by the browser is read as a whole', () => {
  expect(readTyped(threes, '999', { text: 'ACN 123 456 789 1', caret: 0 })).toEqual({
    characters: '123456789',
    caret: 0,
  });
});

test('a step back and a step forth meet every state once, and a new edit ends the way forth', () => {
  const first = remembered(historyFrom(''), { characters: '1', caret: 1 });
  const second = remembered(first, { characters: '12', caret: 2 });
  expect(undone(second).now).toEqual({ characters: '1', caret: 1 });
  expect(undone(undone(undone(second))).now.characters).toBe('');
  expect(redone(undone(second))).toEqual(second);
  expect(redone(second)).toEqual(second);
  expect(redone(remembered(undone(second), { characters: '19', caret: 2 })).now.characters).toBe('19');
});
