import {
  factsOf,
  imageNote,
  themeKeys,
  type FileContent,
  type ImageKey,
  type ThemeKey,
} from './file-content.ts';
import { UnreadableFile, type FileNote, type FileProblem } from './file-problem.ts';
import type { JsonNode, JsonObject } from './json-tree.ts';
import { MAX_TOKENS, tooMany } from './limits.ts';

const imageKeys: readonly ImageKey[] = ['logo', 'logoDark', 'favicon'];

/** Reads the plain form of a theme: `{ "brand": "#0b5cab" }`. */
export function readPlain(root: JsonObject, syntax: readonly FileProblem[]): FileContent {
  if (root.entries.size > MAX_TOKENS) throw new UnreadableFile(tooMany(root.entries.size));
  const problems: FileProblem[] = [...syntax];
  const notes: FileNote[] = [];
  const values: Partial<Record<ThemeKey, unknown>> = {};
  const lines: Partial<Record<ThemeKey, number>> = { brand: root.line };
  const images: Partial<Record<ImageKey, string>> = {};
  for (const [name, node] of root.entries) {
    const { line } = node;
    const key = themeKeys.find((each) => each === name);
    const image = imageKeys.find((each) => each === name);
    if (key) {
      values[key] = plainValue(node);
      lines[key] = line;
    } else if (image && node.kind === 'value' && typeof node.value === 'string') {
      images[image] = node.value;
      notes.push({ line, text: imageNote });
    } else problems.push({ line, text: whyNot(name) });
  }
  return { values, lines, prefix: '', problems, notes, derived: [], unknown: [], images };
}

/** A value that is no text, number or the like is wrong in every field. */
const plainValue = (node: JsonNode): unknown => (node.kind === 'value' ? node.value : {});

function whyNot(name: string): string {
  if (!name.startsWith('--')) return `${JSON.stringify(name)} is not a part of a theme.`;
  const token = name.slice('--portal-'.length);
  const facts = factsOf(token);
  if (!facts) return `${name} is not in the contract.`;
  const key = token.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return facts.tier === 'input'
    ? `${name} is written ${key} in JSON.`
    : `${name} is derived: a tenant does not set it.`;
}
