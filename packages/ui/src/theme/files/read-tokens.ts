import { VENDOR } from '../design-tokens/theme-tokens.ts';
import { byte, tokenText } from '../design-tokens/token-text.ts';
import { formulas } from '../generated/formulas.ts';
import { fontIds, parseTenantTheme, type TenantTheme } from '../tenant-theme.ts';
import { themeDefaults } from '../theme-draft.ts';
import { readColourText, readSpaceColour } from './colour-spaces.ts';
import {
  factsOf,
  firstFamily,
  imageNote,
  isImageType,
  lengthIn,
  pixels,
  themeKeys,
  type DerivedToken,
  type FileContent,
  type ThemeKey,
} from './file-content.ts';
import { UnreadableFile, type FileNote, type FileProblem } from './file-problem.ts';
import { isObject, type JsonNode, type JsonObject } from './json-tree.ts';
import { MAX_TOKENS, tooMany } from './limits.ts';
import { isToken, referenceReader } from './token-references.ts';

const PREFIX = 'portal.';
const noGroup = `The file has no group portal: put ${themeKeys.join(', ')} into a group of that name.`;

/** Reads the group `portal` of design tokens, version 2025.10. Other groups are only read where a reference leads there. */
export function readTokens(root: JsonObject, syntax: readonly FileProblem[]): FileContent {
  const count = countTokens(root);
  if (count > MAX_TOKENS) throw new UnreadableFile(tooMany(count));
  const roots = rootsOf(root);
  const [portal, another] = roots.map(({ entries }) => entries.get('portal')).filter(isObject);
  if (!portal) throw new UnreadableFile(noGroup, { line: root.line });
  if (another) throw new UnreadableFile('Only one set may have a group portal.', { line: another.line });
  const references = referenceReader(roots);
  const problems: FileProblem[] = [...syntax, ...extensionsOf(root, portal)];
  const notes: FileNote[] = [];
  const values: Partial<Record<ThemeKey, unknown>> = {};
  const lines: Partial<Record<ThemeKey, number>> = { brand: portal.line };
  const derived: DerivedToken[] = [];
  const unknown: { name: string; line: number }[] = [];
  const unread = new Set<ThemeKey>();
  const written = writtenInputs(portal);

  for (const [name, node] of portal.entries) {
    if (name.startsWith('$')) continue;
    const { line } = node;
    const facts = factsOf(name);
    const key = themeKeys.find((each) => each === name);
    if (!facts) unknown.push({ name: `${PREFIX}${name}`, line });
    else if (isImageType(facts)) notes.push({ line, text: imageNote });
    else
      try {
        if (!isToken(node)) throw new UnreadableFile(`${PREFIX}${name} has no $value.`);
        const value = references.valueOf(node);
        if (!key) {
          const text = tokenText(facts.type, facts.type === 'color' ? withoutSpace(value) : value);
          derived.push({
            name: `${PREFIX}${name}`,
            token: name,
            line,
            text: text ?? JSON.stringify(value),
            equals: (expected) =>
              text === expected || (facts.type === 'font-family' && text === firstFamily(expected)),
          });
          continue;
        }
        lines[key] = line;
        if (isColourKey(key) && typeof value === 'string')
          notes.push({ line, text: 'a colour is an object in 2025.10.' });
        values[key] = unlessDefault(key, inputOf(key, value), written);
      } catch (failure) {
        if (!(failure instanceof UnreadableFile)) throw failure;
        problems.push({ line, text: failure.problem.text });
        if (key) unread.add(key);
      }
  }
  return { values, lines, prefix: PREFIX, problems, unread, notes, derived, unknown, images: {}, written };
}

/** The file, and the sets of an export of Tokens Studio, one level down. */
const rootsOf = (root: JsonObject): readonly JsonObject[] =>
  ['$themes', '$metadata'].some((name) => root.entries.has(name))
    ? [root, ...Array.from(root.entries.values()).filter(isObject)]
    : [root];

const isColourKey = (key: ThemeKey) => key === 'brand' || key === 'nav';

/** The number of objects with a value, also those that are not read. */
function countTokens(node: JsonNode): number {
  if (node.kind === 'value') return 0;
  const inner = node.kind === 'array' ? node.items : Array.from(node.entries.values());
  return inner.reduce((sum, each) => sum + countTokens(each), isToken(node) ? 1 : 0);
}

/** A group that takes over another one cannot be read. */
function extensionsOf(...groups: readonly JsonObject[]): readonly FileProblem[] {
  return groups.flatMap(({ entries }) => {
    const node = entries.get('$extends');
    return node ? [{ line: node.line, text: '$extends is not read here: write the tokens out.' }] : [];
  });
}

/** The inputs from which the file was written, if a design tool kept them. */
function writtenInputs({ entries }: JsonObject): TenantTheme | undefined {
  const extensions = entries.get('$extensions');
  const own = isObject(extensions) ? extensions.entries.get(VENDOR) : undefined;
  const inputs = isObject(own) ? own.entries.get('inputs') : undefined;
  if (!isObject(inputs)) return undefined;
  const values = Array.from(inputs.entries, ([name, node]) => [
    name,
    node.kind === 'value' ? node.value : undefined,
  ]);
  const parsed = parseTenantTheme(Object.fromEntries(values));
  return parsed.ok ? parsed.theme : undefined;
}

/** A file has every token: a default that its inputs do not name is not set. */
function unlessDefault(key: ThemeKey, value: unknown, written: TenantTheme | undefined): unknown {
  const isDefault = key !== 'brand' && value === themeDefaults[key];
  return isDefault && written?.[key] === undefined ? undefined : value;
}

/** An input of a theme; what is no such value is returned as it is. */
function inputOf(key: ThemeKey, value: unknown): unknown {
  if (isColourKey(key)) return colourOf(`${PREFIX}${key}`, value);
  if (key === 'radius') return typeof value === 'string' ? (lengthIn(value) ?? value) : lengthOf(value);
  // Older versions of the format write numbers as text.
  if (key === 'density' && typeof value === 'string' && value !== '') return Number(value);
  return key === 'font' ? fontOf(value) : value;
}

function colourOf(name: string, value: unknown): unknown {
  const colour = typeof value === 'string' ? readColourText(value) : readSpaceColour(value);
  if (!colour) return value;
  if (colour.alpha !== 1) throw new UnreadableFile(`${name} lets something through: alpha is 1.`);
  if (!colour.isInside) throw new UnreadableFile(`${name} is outside sRGB. Use ${colour.hex}.`);
  return colour.hex;
}

/** The same colour in sRGB, which is how the expected one is written. */
function withoutSpace(value: unknown): unknown {
  const colour = readSpaceColour(value);
  return colour?.isInside ? `${colour.hex}${byte(colour.alpha)}` : value;
}

/** Design tools write a length as a number too. */
function lengthOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { value: amount, unit } = value as Readonly<Record<string, unknown>>;
  return (typeof amount === 'number' ? pixels(amount, String(unit)) : undefined) ?? value;
}

/** The id of a font, by the first family of its stack. */
function fontOf(value: unknown): unknown {
  const [first] = [value].flat();
  if (typeof first !== 'string') return value;
  const family = firstFamily(first);
  return (
    fontIds.find((id) => id === family || firstFamily(formulas[`--portal-font-${id}`]) === family) ?? value
  );
}
