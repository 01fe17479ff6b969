/** Returns the digits of a text, in any script, as ASCII digits. */
export const digitsOf = (text: string): string => Array.from(text, asDigit).join('');

const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

function asDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? '' : String(code - zero);
}

/** `grouped('412345', [4, 3, 3])` is `4123 45`; digits beyond the groups stay in the last one. */
export function grouped(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let start = 0;
  for (const [index, size] of sizes.entries()) {
    const end = index === sizes.length - 1 ? digits.length : start + size;
    if (start < digits.length) groups.push(digits.slice(start, end));
    start = end;
  }
  return groups.join(' ');
}

export interface Mask {
  /** Inserts separators between characters; must not change, drop or add characters. */
  format: (characters: string) => string;
  /** Returns the characters of a text that the mask keeps. Default its digits. */
  accept?: ((text: string) => string) | undefined;
  /** Most characters that single keys can make; more at once, as in a paste, are kept, so that nothing is cut. */
  max: number;
}

/** The characters, and the number of them before the caret. */
export interface Masked {
  characters: string;
  caret: number;
}

/** Position of the caret in the formatted text: right after the character before it. */
export function caretPosition(mask: Mask, { characters, caret }: Masked): number {
  const { length } = mask.format(characters);
  const places = Array.from({ length }, (_, place) => place);
  return places.find((place) => charactersBefore(mask, characters, place) === caret) ?? length;
}

/** Number of characters before a position in the formatted text. */
function charactersBefore(mask: Mask, characters: string, place: number): number {
  const text = mask.format(characters);
  let passed = 0;
  for (let at = 0; at < Math.min(place, text.length); at++) {
    if (text[at] === characters[passed]) passed++;
  }
  return passed;
}

/** Replaces the selection by `text`. */
export function replaceSelection(
  mask: Mask,
  characters: string,
  selection: readonly [start: number, end: number],
  text: string,
): Masked {
  const start = charactersBefore(mask, characters, selection[0]);
  const end = charactersBefore(mask, characters, selection[1]);
  return splice(mask, characters, start, end, text);
}

function splice(mask: Mask, characters: string, start: number, end: number, text: string): Masked {
  const accept = mask.accept ?? digitsOf;
  // A key always replaces what is selected.
  const room = Math.max(Math.min(1, end - start), mask.max - (characters.length - (end - start)));
  const accepted = accept(text);
  const inserted = accepted.length > 1 ? accepted : accepted.slice(0, room);
  return {
    characters: characters.slice(0, start) + inserted + characters.slice(end),
    caret: start + inserted.length,
  };
}

export interface BrowserEdit {
  /** The whole text after the edit. */
  text: string;
  /** Position of the caret after the edit. */
  caret: number;
  /** The edit deleted the text after the caret, not before it. */
  forward?: boolean | undefined;
  /** The text that the edit inserted, perhaps over a selection; `''` if the browser does not name it. */
  inserted?: string | undefined;
}

/**
 * Derives the edit from the text that the browser left. Everything after the caret was there before; a difference
 * before it was typed or deleted. Deleting only a separator deletes the character next to it.
 */
export function applyEdit(
  mask: Mask,
  characters: string,
  { text, caret, forward = false, inserted: named }: BrowserEdit,
): Masked {
  const before = mask.format(characters);
  if (!before.endsWith(text.slice(caret))) return applyWholeText(mask, text, caret);
  const tail = text.length - caret;
  const headBefore = before.slice(0, Math.max(0, before.length - tail));
  const head = text.slice(0, caret);
  // What was inserted is new, even if it begins like what it replaces.
  const kept = named !== undefined && head.endsWith(named) ? caret - named.length : caret;
  let same = 0;
  while (same < Math.min(headBefore.length, kept) && headBefore[same] === head[same]) same++;

  const start = charactersBefore(mask, characters, same);
  const end = charactersBefore(mask, characters, headBefore.length);
  const inserted = head.slice(same);
  const onlySeparators = named === undefined && inserted === '' && start === end && headBefore.length > same;
  if (!onlySeparators) return splice(mask, characters, start, end, inserted);
  return forward
    ? splice(mask, characters, start, start + 1, '')
    : splice(mask, characters, Math.max(0, start - 1), start, '');
}

/** A text that was not typed at the caret, such as autofill. */
function applyWholeText(mask: Mask, text: string, caret: number): Masked {
  const { characters } = splice(mask, '', 0, 0, text);
  return {
    characters,
    caret: Math.min(characters.length, splice(mask, '', 0, 0, text.slice(0, caret)).caret),
  };
}

/** States for undo and redo. The undo of the browser does not work, because the text is formatted after each edit. */
export interface MaskHistory {
  past: readonly Masked[];
  now: Masked;
  future: readonly Masked[];
}

const STEPS = 100;

export function createHistory(characters: string): MaskHistory {
  return { past: [], now: { characters, caret: characters.length }, future: [] };
}

export function pushState({ past, now, future }: MaskHistory, next: Masked): MaskHistory {
  if (next.characters === now.characters) return { past, now: next, future };
  return { past: [...past, now].slice(-STEPS), now: next, future: [] };
}

export function undo({ past, now, future }: MaskHistory): MaskHistory {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo({ past, now, future }: MaskHistory): MaskHistory {
  const after = future[0];
  return after === undefined
    ? { past, now, future }
    : { past: [...past, now], now: after, future: future.slice(1) };
}
