import { formatHex, formatHex8, parse } from 'culori';
import type { TokenFacts } from '../contract.ts';
import { readColourText } from './colour-spaces.ts';
import { formulas } from '../generated/formulas.ts';
import { readDeclarations } from './css-declarations.ts';
import {
  factsOf,
  imageNote,
  isImageType,
  lengthIn,
  themeKeys,
  type DerivedToken,
  type FileContent,
  type ThemeKey,
} from './file-content.ts';
import type { FileNote, FileProblem } from './file-problem.ts';

const PREFIX = '--portal-';
/** Of private properties, which are no part of the contract. */
const PRIVATE = '--_p-';

/** Reads the declarations of a style sheet, such as `themeCss` writes it. */
export function readCss(css: string): FileContent {
  const problems: FileProblem[] = [];
  const notes: FileNote[] = [];
  const values: Partial<Record<ThemeKey, unknown>> = {};
  const lines: Partial<Record<ThemeKey, number>> = {};
  const derived: DerivedToken[] = [];
  const unknown: { name: string; line: number }[] = [];
  for (const { name, value, line } of readDeclarations(css)) {
    const token = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    const facts = factsOf(token);
    const key = themeKeys.find((each) => each === token);
    if (name.startsWith(PRIVATE)) continue;
    if (token === '') problems.push({ line, text: `${name} is not a part of a theme.` });
    else if (!facts) unknown.push({ name, line });
    else if (isImageType(facts)) notes.push({ line, text: imageNote });
    else if (!key) {
      const text = cssText(facts.type, value);
      const formula = plain((formulas as Readonly<Record<string, string>>)[name] ?? '');
      const equals = (expected: string) => text === expected || text === formula;
      derived.push({ name, token, line, text: value, equals });
    } else if (key in values) problems.push({ line, text: `${name} is written twice.` });
    else {
      values[key] = inputOf(key, value);
      lines[key] = line;
    }
  }
  return { values, lines, prefix: PREFIX, problems, notes, derived, unknown, images: {} };
}

/** An input of a theme; what is no such value is returned as it is. */
function inputOf(key: ThemeKey, value: string): unknown {
  if (key === 'radius') return lengthIn(value) ?? value;
  if (key === 'brand' || key === 'nav') return opaqueColour(value) ?? value;
  if (key === 'density') return value === '' ? value : Number(value);
  return key === 'font' ? (/^var\(\s*--portal-font-(\w+)\s*\)$/.exec(value)?.[1] ?? value) : value;
}

function opaqueColour(value: string): string | undefined {
  const colour = readColourText(value);
  return colour?.isInside && colour.alpha === 1 ? colour.hex : undefined;
}

/** A value as the expected one is written. */
function cssText(type: TokenFacts['type'], value: string): string {
  if (type === 'color') {
    const colour = parse(value);
    if (!colour) return plain(value);
    return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
  }
  const length = type === 'length' ? lengthIn(value) : undefined;
  return length === undefined ? plain(value) : `${Number(length.toFixed(3))}px`;
}

/** Without quotes, and with spaces in one way only. */
const plain = (value: string) => value.replaceAll(/['"]/g, '').replaceAll(/\s+/g, ' ').trim();
