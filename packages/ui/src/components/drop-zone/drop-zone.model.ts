/** What is known of a file before it is read. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
}

export interface FileRules {
  /** Endings that are taken, such as `.pdf`; any without it. */
  endings?: readonly string[] | undefined;
  /** Largest file, in bytes; any size without it. */
  maxBytes?: number | undefined;
  /** Most files at a time, those already there included; any number without it. */
  maxFiles?: number | undefined;
}

export interface RefusedFile<File extends FileFacts> {
  file: File;
  /** A sentence: what is wrong and what is taken instead. */
  reason: string;
}

/** Parts the files that may be taken from those that may not. An empty file has nothing to send. */
export function sortFiles<File extends FileFacts>(
  files: readonly File[],
  { endings, maxBytes, maxFiles = Infinity }: FileRules,
  alreadyThere = 0,
) {
  const taken: File[] = [];
  const refused: RefusedFile<File>[] = [];
  for (const file of files) {
    const reason =
      problemOf(file, endings, maxBytes) ??
      (alreadyThere + taken.length >= maxFiles
        ? `There is room for ${maxFiles === 1 ? 'one file' : `${maxFiles} files`}.`
        : undefined);
    if (reason === undefined) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}

function problemOf({ name, size }: FileFacts, endings?: readonly string[], maxBytes = Infinity) {
  if (endings && !endings.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase())))
    return `Only ${endings.join(', ')} can be uploaded.`;
  if (size === 0) return 'The file is empty.';
  if (size > maxBytes) return `The file is larger than ${fileSize(maxBytes)}.`;
  return undefined;
}

/** Share of a transfer in whole per cent, held at 95 until the answer is there (OP-105). */
export function uploadPercent(sent: number, total: number): number {
  if (!(total > 0) || !(sent > 0)) return 0;
  return Math.min(95, Math.floor((sent / total) * 100));
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Bytes for people: `512 B`, `2.4 MB`; nothing for what is no size. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${power === 0 || amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10} ${units[power] ?? ''}`;
}

/** What a name may not bring into the page: line breaks and other controls, and those that turn its direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/**
 * A file's own name, without folders and without what cannot be seen, cut in the middle so that its ending stays.
 * `longest` counts characters as people do; default 60.
 */
export function shownFileName(name: string, longest = 60): string {
  const own = name.split(/[/\\]/).at(-1)?.replace(unseen, '').trim() ?? '';
  const characters = [...own];
  if (characters.length === 0) return 'Unnamed file';
  if (characters.length <= longest) return own;
  const tail = Math.min(Math.floor(longest / 3), 16);
  return `${characters.slice(0, longest - tail - 1).join('')}…${characters.slice(-tail).join('')}`;
}
