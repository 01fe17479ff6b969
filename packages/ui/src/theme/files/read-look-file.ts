import type { TenantTheme } from '../tenant-theme.ts';
import { factsOf, readContent, type DerivedToken, type FileContent, type ImageKey } from './file-content.ts';
import { UnreadableFile, type FileNote, type FileProblem } from './file-problem.ts';
import { isObject, readJson } from './json-tree.ts';
import { MAX_KILOBYTES } from './limits.ts';
import { readCss } from './read-css.ts';
import { readPlain } from './read-plain.ts';
import { readTokens } from './read-tokens.ts';

export type LookFileReading =
  | {
      readonly ok: true;
      readonly theme: TenantTheme;
      readonly notes: readonly FileNote[];
      /** Paths of images in the plain form of a theme. They are not read. */
      readonly images: Readonly<Partial<Record<ImageKey, string>>>;
    }
  /** In the order of the file. */
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/**
 * Reads a theme from a style sheet (by the name of the file), from design tokens, or from the plain form of a theme. If
 * anything in the file is wrong, there is not a theme.
 */
export function readLookFile(name: string, bytes: Uint8Array): LookFileReading {
  try {
    const content = readFileContent(name, bytes);
    const { theme, problems, changed } = readContent(content);
    const all = [
      ...problems,
      ...content.unknown.map((token) => ({
        line: token.line,
        text: `${token.name} is not in the contract.`,
      })),
      ...changed.flatMap(derivedProblems),
    ];
    return theme && all.length === 0
      ? { ok: true, theme, notes: content.notes, images: content.images }
      : { ok: false, problems: all.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
  } catch (failure) {
    if (failure instanceof UnreadableFile) return { ok: false, problems: [failure.problem] };
    throw failure;
  }
}

/** @throws UnreadableFile if reading cannot go on after a problem. */
export function readFileContent(name: string, bytes: Uint8Array): FileContent {
  const text = textOf(bytes);
  if (/\.css$/i.test(name)) return readCss(text);
  const { root, problems } = readJson(text);
  if (!isObject(root)) throw new UnreadableFile('A theme is an object.', { line: root.line });
  const { entries } = root;
  const isGrouped =
    entries.has('portal') ||
    (entries.get('brand')?.kind !== 'value' && Array.from(entries.values()).some(isObject));
  return isGrouped ? readTokens(root, problems) : readPlain(root, problems);
}

/** UTF-8, with or without a byte order mark. */
function textOf(bytes: Uint8Array): string {
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (kilobytes > MAX_KILOBYTES)
    throw new UnreadableFile(`The file has ${kilobytes} KB, at most ${MAX_KILOBYTES} KB are asked.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('The file is not UTF-8.');
  }
}

function derivedProblems({ name, token, line }: DerivedToken): readonly FileProblem[] {
  const { deprecated } = factsOf(token) ?? {};
  return [
    { line, text: `${name} is derived: a tenant does not set it.` },
    ...(deprecated
      ? [{ line, text: `${name} is superseded since ${deprecated.since}: use ${deprecated.use} instead.` }]
      : []),
  ];
}
