/** What a generator makes. */
export interface Generated {
  /** New files by their path in the repository. */
  readonly files: Readonly<Record<string, string>>;
  /** Lines that join an existing file, after the last line that begins alike or at its end. */
  readonly additions: readonly Addition[];
  /** What remains to be done by hand. */
  readonly next: readonly string[];
}

export interface Addition {
  readonly file: string;
  readonly line: string;
  /** The line goes among the lines that begin with this, in their order. */
  readonly among: string;
}

/** The text with the line in its place; unchanged where it stands already. */
export function withLine(text: string, { line, among }: Addition): string {
  const lines = text.trimEnd().split('\n');
  if (lines.includes(line)) return text;
  const isLike = (other: string) => other.startsWith(among);
  const later = lines.findIndex((other) => isLike(other) && other > line);
  const position = later >= 0 ? later : lines.findLastIndex(isLike) + 1 || lines.length;
  return `${lines.toSpliced(position, 0, line).join('\n')}\n`;
}
