/** What a mask keeps of what is typed: digits, whatever keyboard wrote them. */
export function digitsOf(text: string): string {
  let digits = '';
  for (const character of text) digits += asDigit(character);
  return digits;
}

const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

function asDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? '' : String(code - zero);
}

/** `grouped('412345', [4, 3, 3])` is `4123 45`; what goes beyond the groups stays in the last one. */
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
  /** Sets separators between characters; never changes, drops or adds one of those. */
  format: (characters: string) => string;
  /** What of a text is taken in. Default its digits. */
  accept?: ((text: string) => string) | undefined;
  /** Characters at most; more are not taken in. */
  max: number;
}

/** The characters, and how many of them stand before the caret. */
export interface Masked {
  characters: string;
  caret: number;
}

/** Where the caret stands in the formatted text: right behind the character before it. */
export function caretIn(mask: Mask, { characters, caret }: Masked): number {
  const text = mask.format(characters);
  let passed = 0;
  for (let at = 0; at < text.length; at++) {
    if (passed === caret) return at;
    if (text[at] === characters[passed]) passed++;
  }
  return text.length;
}

/** How many characters stand before a place in the formatted text. */
function charactersBefore(mask: Mask, characters: string, place: number): number {
  const text = mask.format(characters);
  let passed = 0;
  for (let at = 0; at < Math.min(place, text.length); at++) {
    if (text[at] === characters[passed]) passed++;
  }
  return passed;
}

/** `text` in place of what is selected, as far as there is room. */
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
  const room = Math.max(0, mask.max - (characters.length - (end - start)));
  const inserted = accept(text).slice(0, room);
  return {
    characters: characters.slice(0, start) + inserted + characters.slice(end),
    caret: start + inserted.length,
  };
}

export interface Typed {
  /** The whole text as the browser left it. */
  text: string;
  /** Where the browser left the caret. */
  caret: number;
  /** It took away what stood behind the caret, not what stood before it. */
  forward?: boolean | undefined;
}

/**
 * What an edit by the browser means. Everything behind the caret was there before; what differs before it was typed
 * or taken away. Taking away nothing but a separator takes the character beside it.
 */
export function readTyped(mask: Mask, characters: string, { text, caret, forward = false }: Typed): Masked {
  const before = mask.format(characters);
  if (!before.endsWith(text.slice(caret))) return readWhole(mask, text, caret);
  const tail = text.length - caret;
  const headBefore = before.slice(0, Math.max(0, before.length - tail));
  const head = text.slice(0, caret);
  let same = 0;
  while (same < Math.min(headBefore.length, head.length) && headBefore[same] === head[same]) same++;

  const start = charactersBefore(mask, characters, same);
  const end = charactersBefore(mask, characters, headBefore.length);
  const inserted = head.slice(same);
  const onlySeparators = inserted === '' && start === end && headBefore.length > same;
  if (!onlySeparators) return splice(mask, characters, start, end, inserted);
  return forward
    ? splice(mask, characters, start, start + 1, '')
    : splice(mask, characters, Math.max(0, start - 1), start, '');
}

/** A text that something else than a person at the caret has put there, such as a browser's autofill. */
function readWhole(mask: Mask, text: string, caret: number): Masked {
  const { characters } = splice(mask, '', 0, 0, text);
  return {
    characters,
    caret: Math.min(characters.length, splice(mask, '', 0, 0, text.slice(0, caret)).caret),
  };
}

/** What was shown before and after, so that a step back is ours: formatting spoils the browser's own. */
export interface MaskHistory {
  past: readonly Masked[];
  now: Masked;
  future: readonly Masked[];
}

const STEPS = 100;

export function historyFrom(characters: string): MaskHistory {
  return { past: [], now: { characters, caret: characters.length }, future: [] };
}

export function remembered({ past, now, future }: MaskHistory, next: Masked): MaskHistory {
  if (next.characters === now.characters) return { past, now: next, future };
  return { past: [...past, now].slice(-STEPS), now: next, future: [] };
}

export function undone({ past, now, future }: MaskHistory): MaskHistory {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone({ past, now, future }: MaskHistory): MaskHistory {
  const after = future[0];
  return after === undefined
    ? { past, now, future }
    : { past: [...past, now], now: after, future: future.slice(1) };
}
