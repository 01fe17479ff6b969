import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

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

/** A line to insert in order among lines with the same prefix. */
interface LineAmong extends Line {
  readonly among: string;
}

/** A line to insert before the last line with a prefix. */
interface LineBefore extends Line {
  readonly before: string;
}

export type Addition = LineAmong | LineBefore;

/** Fills the templates of some kinds with values; `generator.json` of the first has everything but the files. */
export function fromTemplates(
  kinds: readonly [string, ...string[]],
  values: Readonly<Record<string, string>> | Names,
): Generated {
  const filled = (text: string) =>
    text.replaceAll(/\{\{([\w -]+)\}\}/g, (_, name: string) => {
      const value = (values as Readonly<Record<string, string>>)[name];
      if (value === undefined) throw new Error(`The templates have no value for ${name}.`);
      return value;
    });
  const folderOf = (kind: string) => join(import.meta.dirname, 'templates', kind);
  const read = (kind: string, file: string) => filled(readFileSync(join(folderOf(kind), file), 'utf8'));
  const files = kinds.flatMap((kind) =>
    globSync('**/*.template', { cwd: folderOf(kind) })
      .toSorted()
      .map((file) => [filled(file).replace(/\.template$/, ''), read(kind, file)] as const),
  );
  const more = JSON.parse(read(kinds[0], 'generator.json')) as Omit<Generated, 'files'>;
  return { ...more, files: Object.fromEntries(files) };
}

/** The text with the line inserted. */
export function withLine(text: string, addition: Addition): string {
  const lines = text.trimEnd().split('\n');
  if (lines.includes(addition.line))
    throw new Error(`${addition.file} has the line “${addition.line.trim()}”.`);
  return `${lines.toSpliced(positionIn(lines, addition), 0, addition.line).join('\n')}\n`;
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

function positionIn(lines: readonly string[], addition: Addition): number {
  if ('before' in addition) {
    const position = lines.findLastIndex((other) => other.startsWith(addition.before));
    if (position < 0) throw new Error(`${addition.file} has no line that begins with “${addition.before}”.`);
    return position;
  }
  const isLike = (other: string) => other.startsWith(addition.among);
  const later = lines.findIndex((other) => isLike(other) && inOrder(other, addition.line) > 0);
  return later >= 0 ? later : lines.findLastIndex(isLike) + 1 || lines.length;
}
