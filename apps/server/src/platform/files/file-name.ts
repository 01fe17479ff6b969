const longest = 150;

/** Controls, what turns or hides the writing, and what breaks the line. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff\u{e0000}-\u{e007f}]/gu;
/** What some system cannot have in a name. */
const impossible = /[:*?"<>|]/g;

/**
 * A file's name as it is stored: without folders, without signs that make it read as another, and short enough to be
 * saved anywhere. The extension stays.
 */
export function cleanedFileName(sent: string): string {
  const last = sent
    .toWellFormed()
    .normalize('NFC')
    .split(/[/\\]/)
    .findLast((part) => part.trim() !== '');
  const name = (last ?? '')
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(impossible, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return name === '' ? 'unnamed' : withStem(name, (stem) => stem);
}

/** The name with something done to what stands before its extension, cut to the length that a name may have. */
function withStem(name: string, change: (stem: string) => string): string {
  const extension = extensionOf(name);
  const stem = change(name.slice(0, name.length - extension.length));
  const kept = Array.from(stem);
  while (kept.join('').length + extension.length > longest) kept.pop();
  return `${kept.join('').trimEnd()}${extension}`;
}

/** The extension as it is written, with its dot; empty without one. */
export const extensionOf = (name: string): string => /(?<=.)\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';

/** The same names, made distinct also for systems that do not tell cases apart: `a.pdf`, `a (2).pdf`. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const highest = new Map<string, number>();
  return names.map((name) => {
    const first = name.toLowerCase();
    let number = highest.get(first) ?? 1;
    let distinct = name;
    while (taken.has(distinct.toLowerCase())) {
      number += 1;
      distinct = numbered(name, number);
    }
    highest.set(first, number);
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

function numbered(name: string, number: number): string {
  const mark = ` (${number})`;
  return withStem(
    name,
    (stem) =>
      Array.from(stem)
        .slice(0, longest - 20)
        .join('') + mark,
  );
}
