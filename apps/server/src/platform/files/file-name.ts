import { cleanFileName } from '@portal/ui/safe/file-name';

const longest = 150;

/**
 * The name that a file is stored under: without unsafe characters and short enough for any system. The extension is
 * kept.
 */
export function cleanedFileName(sent: string): string {
  const name = cleanFileName(sent);
  return name === '' ? 'unnamed' : withStem(name, (stem) => stem);
}

/** Changes the part before the extension and cuts it to the maximum length. */
function withStem(name: string, change: (stem: string) => string): string {
  const extension = extensionOf(name);
  const stem = change(name.slice(0, name.length - extension.length));
  let kept = '';
  for (const character of stem) {
    if (kept.length + character.length + extension.length > longest) break;
    kept += character;
  }
  return `${kept.trimEnd()}${extension}`;
}

/** The extension with its dot, as written; empty without one. */
export const extensionOf = (name: string): string => /(?<=.)\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';

/** Makes names distinct, ignoring case: `a.pdf`, `a (2).pdf`. */
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
