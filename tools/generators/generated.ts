/** The output of a generator. */
export interface Generated {
  /** New files by their path in the repository. */
  readonly files: Readonly<Record<string, string>>;
  /** Lines to add to existing files. */
  readonly additions: readonly Addition[];
  /** A program, with its folder, that regenerates files from these. */
  readonly program?: { readonly file: string; readonly folder: string };
  /** The steps that remain. */
  readonly next: readonly string[];
}

interface Line {
  readonly file: string;
  readonly line: string;
}

/** A line to insert in alphabetical order among lines with the same prefix. */
interface LineAmong extends Line {
  readonly among: string;
}

/** A line to insert before the last line with a prefix. */
interface LineBefore extends Line {
  readonly before: string;
}

export type Addition = LineAmong | LineBefore;

/** The text with the line inserted; unchanged if it has the line already. */
export function withLine(text: string, addition: Addition): string {
  const lines = text.trimEnd().split('\n');
  if (lines.includes(addition.line)) return text;
  return `${lines.toSpliced(positionIn(lines, addition), 0, addition.line).join('\n')}\n`;
}

function positionIn(lines: readonly string[], addition: Addition): number {
  if ('before' in addition) {
    const position = lines.findLastIndex((other) => other.startsWith(addition.before));
    if (position < 0) throw new Error(`${addition.file} has no line that begins with “${addition.before}”.`);
    return position;
  }
  const isLike = (other: string) => other.startsWith(addition.among);
  const later = lines.findIndex((other) => isLike(other) && other > addition.line);
  return later >= 0 ? later : lines.findLastIndex(isLike) + 1 || lines.length;
}
