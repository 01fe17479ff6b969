import { readFileSync, statSync } from 'node:fs';
import { contract, themeInputs, type TokenFacts } from '../src/theme/contract.ts';
import {
  shortName,
  themeTokens,
  VENDOR,
  type DesignTokens,
} from '../src/theme/design-tokens/theme-tokens.ts';
import { tokenText } from '../src/theme/design-tokens/token-text.ts';
import { formulas } from '../src/theme/generated/formulas.ts';
import { fontIds, parseTenantTheme, type TenantTheme } from '../src/theme/tenant-theme.ts';
import { appearances } from '../src/theme/theme-reader.ts';
import { writeResult, type Options, type Outcome } from './commands.ts';

const MAX_MEGABYTES = 2;
const MEGABYTE = 1024 * 1024;

type Group = Readonly<Record<string, unknown>>;

/** A problem of the file, as a sentence that names its place. */
class UnreadableTokens extends Error {}

/**
 * Reads the inputs of a theme from a file with tokens. Derived tokens that differ from what the inputs give are named,
 * and nothing is written unless `--inputs-only` accepts that.
 */
export function fromTokens(path: string, { inputsOnly, out }: Options): Outcome {
  try {
    const group = readGroup(path);
    const theme = readTheme(group);
    const changes = inputsOnly ? [] : changedTokens(group, theme);
    if (changes.length > 0) return { status: 1, text: changes.join('\n') };
    const text = JSON.stringify(theme, null, 2);
    return out === undefined ? { status: 0, text } : writeResult(out, `${text}\n`);
  } catch (failure) {
    if (failure instanceof UnreadableTokens) return { status: 2, text: failure.message };
    throw failure;
  }
}

function readGroup(path: string): Group {
  const megabytes = statSync(path).size / MEGABYTE;
  if (megabytes > MAX_MEGABYTES)
    throw new UnreadableTokens(
      `${path} has ${megabytes.toFixed(1)} MB, at most ${MAX_MEGABYTES} MB are allowed.`,
    );
  const text = readFileSync(path, 'utf8');
  const document = parsed(path, text);
  const group = isGroup(document) && Object.hasOwn(document, 'portal') ? document['portal'] : undefined;
  if (!isGroup(group)) throw new UnreadableTokens(`${path} has no group portal at its top level.`);
  const unsafe = placeOfProto(document);
  if (unsafe !== undefined) throw new UnreadableTokens(`${unsafe} is not a name of a token.`);
  return group;
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (failure) {
    const [, position] = /at position (\d+)/.exec(String(failure)) ?? [];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    throw new UnreadableTokens(
      `${path} is not JSON at line ${before.length}, column ${(before.at(-1) ?? '').length + 1}.`,
    );
  }
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the document has the key that replaces a prototype when objects are merged. */
function placeOfProto(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = key === '__proto__' ? [...path, key].join('.') : placeOfProto(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value of a token as CSS writes it. */
function readToken(group: Group, name: string, type: TokenFacts['type']): string | undefined {
  if (!Object.hasOwn(group, name)) return undefined;
  const token = group[name];
  if (!isGroup(token) || !Object.hasOwn(token, '$value'))
    throw new UnreadableTokens(`portal.${name} has no $value.`);
  const value = token['$value'];
  const [, other] = (typeof value === 'string' && /^\{portal\.([^{}]+)\}$/.exec(value)) || [];
  // One reference, as design tools write it; a chain of them could be a circle.
  if (other !== undefined && other !== name) {
    const target = Object.hasOwn(group, other) ? group[other] : undefined;
    if (isGroup(target) && !String(target['$value']).startsWith('{')) return readToken(group, other, type);
  }
  const text = tokenText(type, value);
  if (text === undefined)
    throw new UnreadableTokens(`The $value of portal.${name} is not a ${type} that can be read.`);
  return text;
}

function readTheme(group: Group): TenantTheme {
  const read = (name: string, type: TokenFacts['type']) => readToken(group, name, type);
  const brand = read('brand', 'color');
  if (brand === undefined) throw new UnreadableTokens('portal.brand is missing.');
  const nav = read('nav', 'color');
  const radius = numberUnlessDefault('--portal-radius', read('radius', 'length'));
  const density = numberUnlessDefault('--portal-density', read('density', 'number'));
  const font = fontOf(read('font', 'font-family'));
  const valid = parseTenantTheme({ brand, nav, radius, density, font });
  if (!valid.ok) throw new UnreadableTokens(`portal.${valid.problems[0] ?? ''}`);
  return valid.theme;
}

function numberUnlessDefault(name: string, text: string | undefined): number | undefined {
  const standard = themeInputs.find((input) => input.name === name)?.initial;
  if (text === undefined) return undefined;
  const value = Number.parseFloat(text);
  return value === Number.parseFloat(standard ?? '') ? undefined : value;
}

const firstFamily = (stack: string) => stack.split(',', 1).join('').trim().replaceAll(/['"]/g, '');

/** The id of a stack by its first family, because a design tool keeps only that one. */
function fontOf(stack: string | undefined): TenantTheme['font'] {
  if (stack === undefined) return undefined;
  const id = fontIds.find((font) => firstFamily(formulas[`--portal-font-${font}`]) === firstFamily(stack));
  if (id === undefined)
    throw new UnreadableTokens(
      `portal.font begins with ${firstFamily(stack)}, which is not a font of a theme.`,
    );
  return id === 'inter' ? undefined : id;
}

/** A sentence for each derived or fixed token that has neither the value of the new inputs nor that of the old ones. */
function changedTokens(group: Group, theme: TenantTheme): readonly string[] {
  const before = writtenInputs(group);
  const looks = appearances.map((look) =>
    [theme, ...(before ? [before] : [])].map((inputs) => themeTokens(inputs, look)),
  );
  // A design tool does not keep the look of a file, so it is the one that fits best.
  const [best = []] = looks
    .map((expected) => changesIn(group, expected))
    .toSorted((one, other) => one.length - other.length);
  return best;
}

/** The inputs from which the file was written, if the design tool kept them. */
function writtenInputs(group: Group): TenantTheme | undefined {
  const extensions = group['$extensions'];
  const own = isGroup(extensions) ? extensions[VENDOR] : undefined;
  const parsedInputs = parseTenantTheme(isGroup(own) ? own['inputs'] : undefined);
  return parsedInputs.ok ? parsedInputs.theme : undefined;
}

function changesIn(group: Group, expected: readonly DesignTokens[]): readonly string[] {
  return Object.keys(group)
    .filter((name) => !name.startsWith('$'))
    .flatMap((name) => {
      const facts = Object.hasOwn(contract, `--portal-${name}`)
        ? contract[`--portal-${name}` as keyof typeof contract]
        : undefined;
      if (!facts) return [`portal.${name} is not in the contract and is not taken over.`];
      const { tier, type } = facts;
      if (tier === 'input' || type === 'image' || type === 'asset-id') return [];
      const text = readToken(group, name, type) ?? '';
      const same = expected.some((tokens) => isSame(type, text, tokenText(type, tokens[name]?.$value) ?? ''));
      return same ? [] : [`portal.${name} was changed to ${text}. ${originOf(name)} and is not taken over.`];
    });
}

const isSame = (type: TokenFacts['type'], one: string, other: string): boolean =>
  one === other || (type === 'font-family' && one === firstFamily(other));

function originOf(name: string): string {
  const inputs = [...inputsOf(`--portal-${name}`)].map(shortName);
  return inputs.length === 0 ? 'It is fixed' : `It is derived from ${inputs.join(' and ')}`;
}

/** The inputs that a formula reads, directly or through other tokens. */
function inputsOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  if (themeInputs.some((input) => input.name === name)) return new Set([name]);
  const formula = (formulas as Readonly<Record<string, string>>)[name] ?? '';
  const read = [...formula.matchAll(/var\((--portal-[\w-]+)/g)].map(([, other = '']) => other);
  return new Set(read.flatMap((other) => [...inputsOf(other, seen)]));
}
