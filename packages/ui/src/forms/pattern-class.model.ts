/** The matching ASCII characters, and whether white space or other characters beyond ASCII may match. */
export interface CharSet {
  ascii: readonly boolean[];
  spaces: boolean;
  others: boolean;
}

const LAST = 127;

export function overlap(one: CharSet, other: CharSet): boolean {
  if ((one.others && other.others) || (one.spaces && other.spaces)) return true;
  return one.ascii.some((fits, code) => fits && other.ascii[code] === true);
}

/** Reads the character, escape or class at a position of a pattern, and its end. */
export function classAt(source: string, from: number): { set: CharSet; end: number } | undefined {
  const text = textAt(source, from);
  if (text === undefined) return undefined;
  const single = patternOf(text);
  if (!single) return undefined;
  const ascii = Array.from({ length: LAST + 1 }, (_, code) => single.test(String.fromCharCode(code)));
  return { set: { ascii, ...beyond(text) }, end: from + text.length };
}

function textAt(source: string, from: number) {
  const rest = source.slice(from);
  if (rest.startsWith('[')) return /^\[(?:\\[^]|[^\\\]])*\]/.exec(rest)?.[0];
  if (!rest.startsWith('\\')) return /^[^*+?{}()|[\]\\^$]/u.exec(rest)?.[0];
  return /^\\(?:[pP]\{[\w=]+\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|[^k1-9bB])/u.exec(
    rest,
  )?.[0];
}

function patternOf(text: string) {
  try {
    return new RegExp(`^${text}$`, 'u');
  } catch {
    return undefined;
  }
}

const plain = /^(?:[\0-\x7F]|\\[dwtnrvf0]|\\[^a-zA-Z0-9])$/;
const plainClass = /^\[(?!\^)(?:[\0-\x5B\x5D-\x7F]|\\[dswtnrvf0]|\\[^a-zA-Z0-9])*\]$/;
const negatedClass = /^\[\^(?:[\0-\x5B\x5D-\x7F]|\\[dswtnrvf0]|\\[^a-zA-Z0-9])*\]$/;

/** Plain and escaped characters, and classes of them, are exact; anything else is assumed to match everything. */
function beyond(text: string) {
  const named = text.includes('\\s');
  if (text === '\\s' || (plainClass.test(text) && named)) return { spaces: true, others: false };
  if (text === '\\S' || (negatedClass.test(text) && named)) return { spaces: false, others: true };
  const within = text !== '.' && (plain.test(text) || plainClass.test(text));
  return { spaces: !within, others: !within };
}
