import { contract, type TokenFacts } from '../contract.ts';
import { themeTokens, type DesignTokens } from '../design-tokens/theme-tokens.ts';
import { tokenText } from '../design-tokens/token-text.ts';
import { themeProblems, type TenantTheme } from '../tenant-theme.ts';
import { themeDefaults } from '../theme-draft.ts';
import { appearances } from '../theme-reader.ts';
import type { FileNote, FileProblem } from './file-problem.ts';

export type ThemeKey = keyof TenantTheme;
export const themeKeys: readonly ThemeKey[] = ['brand', 'nav', 'radius', 'density', 'font'];

export const imageNote = 'images are uploaded, not imported.';
export type ImageKey = 'logo' | 'logoDark' | 'favicon';

/** A token that a tenant does not set. It is passed over if it has the value that it has anyway. */
export interface DerivedToken {
  /** As the file writes it, and in the contract without prefix. */
  readonly name: string;
  readonly token: string;
  readonly line: number;
  /** Its value, for people. */
  readonly text: string;
  /** Whether that is a value as `tokenText` writes it. */
  readonly equals: (expected: string) => boolean;
}

/** What a file says, before it is clear whether that is a theme. */
export interface FileContent {
  readonly values: Readonly<Partial<Record<ThemeKey, unknown>>>;
  readonly lines: Readonly<Partial<Record<ThemeKey, number>>>;
  /** Begin of the names of tokens in this format: `portal.`, `--portal-`, or nothing. */
  readonly prefix: string;
  readonly problems: readonly FileProblem[];
  /** The values that could not be read; `problems` says why. */
  readonly unread?: ReadonlySet<ThemeKey>;
  readonly notes: readonly FileNote[];
  readonly derived: readonly DerivedToken[];
  /** Names that the contract does not have. */
  readonly unknown: readonly { readonly name: string; readonly line: number }[];
  /** Paths of images, in the format that may have them. */
  readonly images: Readonly<Partial<Record<ImageKey, string>>>;
  /** The inputs from which the file was written, if it has them. */
  readonly written?: TenantTheme | undefined;
}

export interface ContentReading {
  /** Undefined if a value is wrong. */
  readonly theme: TenantTheme | undefined;
  readonly problems: readonly FileProblem[];
  /** Derived tokens with another value than they have in the theme. */
  readonly changed: readonly DerivedToken[];
}

/** The theme of a file, what is wrong in it, and which derived tokens it changes. */
export function readContent({
  values,
  lines,
  prefix,
  problems: found,
  unread,
  derived,
  written,
}: FileContent): ContentReading {
  const wrong = themeProblems(values);
  const problems = Object.entries(wrong)
    .filter(([key]) => !unread?.has(key as ThemeKey))
    .map(([key, text]) => ({ line: lines[key as ThemeKey] ?? 1, text: `${prefix}${text}` }));
  const good = themeKeys.filter((key) => values[key] !== undefined && !Object.hasOwn(wrong, key));
  const theme = {
    brand: themeDefaults.brand,
    ...(Object.fromEntries(good.map((key) => [key, values[key]])) as Partial<TenantTheme>),
  };
  const isWhole = found.length + problems.length === 0;
  return {
    theme: isWhole ? theme : undefined,
    problems: [...found, ...problems],
    changed: changedTokens(derived, written ? [theme, written] : [theme]),
  };
}

/** A value that fits the theme in one of its appearances is not changed. */
function changedTokens(
  derived: readonly DerivedToken[],
  themes: readonly TenantTheme[],
): readonly DerivedToken[] {
  let left = derived;
  for (const theme of themes)
    for (const appearance of appearances) {
      if (left.length === 0) return left;
      const tokens: DesignTokens = themeTokens(theme, appearance);
      left = left.filter(({ token, equals }) => !equals(expectedText(token, tokens)));
    }
  return left;
}

function expectedText(token: string, tokens: DesignTokens): string {
  const type = factsOf(token)?.type;
  return (type && tokenText(type, tokens[token]?.$value)) ?? '';
}

/** The facts of a token by its name without prefix. */
export const factsOf = (token: string): TokenFacts | undefined =>
  Object.hasOwn(contract, `--portal-${token}`)
    ? contract[`--portal-${token}` as keyof typeof contract]
    : undefined;

export const isImageType = ({ type }: TokenFacts): boolean => type === 'image' || type === 'asset-id';

/** The first font of a stack, without quotes: a design tool keeps only that one. */
export const firstFamily = (stack: string): string =>
  stack.split(',', 1).join('').trim().replaceAll(/['"]/g, '');

/** A length in px; undefined if the value is not a length. */
export function pixels(value: number, unit: string): number | undefined {
  if (unit === 'px') return value;
  return unit === 'rem' ? value * 16 : undefined;
}

/** A length in px, of a text such as `8px` or `0.5rem`. */
export function lengthIn(text: string): number | undefined {
  const [, amount, unit = 'px'] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(px|rem)$/i.exec(text) ?? [];
  if (text === '0') return 0;
  return amount === undefined ? undefined : pixels(Number(amount), unit.toLowerCase());
}
