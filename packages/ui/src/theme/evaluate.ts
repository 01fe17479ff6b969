import { clampRgb, converter, formatHex, formatHex8, parseHex, type Color } from 'culori';
import { parseFormula, type Formula } from './formula.ts';

/** Context of an evaluation. */
export interface EvaluationContext {
  readonly dark: boolean;
  /** Value of a custom property by name. */
  readonly textOf: (name: string) => string | undefined;
}

export interface Amount {
  readonly value: number;
  readonly unit: string;
}
type Channels = Readonly<Record<string, number>>;

const toOklch = converter('oklch');
const toOklab = converter('oklab');
const toXyz = converter('xyz65');
const toRgb = converter('rgb');

const PX_PER_REM = 16;

/** What formulas may refer to. */
interface Scope {
  readonly dark: boolean;
  readonly formulaOf: (name: string) => Formula;
  readonly colourOf: (name: string) => Color;
}

const parsedFormulas = new Map<string, Formula>();

/** Formulas with functions are those of the contract, so the number of parsed ones is limited. */
function parsedFormula(text: string): Formula {
  const known = parsedFormulas.get(text);
  if (known) return known;
  const formula = parseFormula(text);
  if (text.includes('(')) parsedFormulas.set(text, formula);
  return formula;
}

/** Computes colours and lengths as a browser does, without clipping intermediate results. */
export function evaluator({ dark, textOf }: EvaluationContext) {
  const colours = new Map<string, Color>();
  const scope: Scope = {
    dark,
    formulaOf(name) {
      const text = textOf(name);
      if (text === undefined) throw new ReferenceError(`${name} has no value.`);
      return parsedFormula(text);
    },
    colourOf(name) {
      const known = colours.get(name);
      if (known) return known;
      const colour = colourOf(scope.formulaOf(name), scope);
      colours.set(name, colour);
      return colour;
    },
  };
  return {
    colour: (name: string): string => painted(scope.colourOf(name)),
    /** The first colour in a text, such as the colour of a shadow. */
    colourIn: (text: string): string => painted(colourOf(parseFormula(text), scope)),
    amount: (text: string): Amount => amountOf(parseFormula(text), {}, scope),
  };
}

function colourOf(formula: Formula, scope: Scope): Color {
  const hex = formula.kind === 'hex' ? parseHex(formula.value) : undefined;
  if (hex) return hex;
  if (formula.kind === 'word' && formula.value === 'transparent')
    return { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };
  if (formula.kind !== 'call') throw new TypeError(`Not a colour: ${formula.kind}`);
  const { name, args } = formula;
  const [first = [], second = [], third = []] = args;
  if (name === 'var') return scope.colourOf(wordOf(first[0]));
  if (name === 'light-dark') return colourOf(part(scope.dark ? second : first, 0), scope);
  if (name === 'color-mix') return mix(second, third, scope);
  if (name === 'oklch') return oklch(first, scope);
  if (name === 'color') return xyz(first, scope);
  throw new TypeError(`Not a colour: ${name}()`);
}

function oklch(parts: readonly Formula[], scope: Scope): Color {
  const [from, of, ...rest] = parts;
  const relative = from?.kind === 'word' && from.value === 'from' && of !== undefined;
  const base = relative ? toOklch(colourOf(of, scope)) : undefined;
  const channels: Channels = base ? { l: base.l, c: base.c, h: base.h ?? 0 } : {};
  const { of: values, alpha } = withAlpha(relative ? rest : parts, scope);
  const [l = 0, c = 0, h = 0] = values.map((value) => amountOf(value, channels, scope).value);
  return { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h, ...alpha };
}

function xyz(parts: readonly Formula[], scope: Scope): Color {
  const { x, y, z } = toXyz(colourOf(part(parts, 1), scope));
  const channels = { x, y, z };
  const [newX = 0, newY = 0, newZ = 0] = parts
    .slice(3)
    .map((value) => amountOf(value, channels, scope).value);
  return { mode: 'xyz65', x: newX, y: newY, z: newZ };
}

function withAlpha(parts: readonly Formula[], scope: Scope) {
  const slash = parts.findIndex((one) => one.kind === 'word' && one.value === '/');
  if (slash < 0) return { of: parts, alpha: {} };
  const alpha = amountOf(part(parts, slash + 1), {}, scope).value;
  return { of: parts.slice(0, slash), alpha: { alpha } };
}

function mix(first: readonly Formula[], second: readonly Formula[], scope: Scope): Color {
  const given = first[1] ?? { kind: 'number', value: 50, unit: '%' };
  const share = amountOf(given, {}, scope).value / 100;
  const oklabOf = (parts: readonly Formula[]) => toOklab(colourOf(part(parts, 0), scope));
  const [one, other] = [oklabOf(first), oklabOf(second)];
  const between = (from: number, to: number) => from * share + to * (1 - share);
  return {
    mode: 'oklab',
    l: between(one.l, other.l),
    a: between(one.a, other.a),
    b: between(one.b, other.b),
  };
}

function amountOf(formula: Formula, channels: Channels, scope: Scope): Amount {
  if (formula.kind === 'number') {
    const { value, unit } = formula;
    return unit === 'rem' ? { value: value * PX_PER_REM, unit: 'px' } : { value, unit };
  }
  if (formula.kind === 'word') {
    const value = channels[formula.value];
    if (value === undefined) throw new TypeError(`Not a number: ${formula.value}`);
    return { value, unit: '' };
  }
  if (formula.kind === 'hex') throw new TypeError(`Not a number: ${formula.value}`);
  if (formula.kind === 'call') return called(formula.name, formula.args, channels, scope);
  const [left, right] = formula.of.map((one) => amountOf(one, channels, scope)) as [Amount, Amount];
  const unit = left.unit || right.unit;
  if (formula.kind === 'product') return { value: left.value * right.value, unit };
  return { value: left.value + formula.sign * right.value, unit };
}

function called(
  name: string,
  args: readonly (readonly Formula[])[],
  channels: Channels,
  scope: Scope,
): Amount {
  if (name === 'var') return amountOf(scope.formulaOf(wordOf(args[0]?.[0])), channels, scope);
  const amounts = (name === 'round' ? args.slice(1) : args).map((arg) =>
    amountOf(part(arg, 0), channels, scope),
  );
  const [a = 0, b = 0, c = 0] = amounts.map(({ value }) => value);
  const unit = amounts.find((amount) => amount.unit)?.unit ?? '';
  if (name === 'calc') return { value: a, unit };
  if (name === 'min') return { value: Math.min(a, b), unit };
  if (name === 'max') return { value: Math.max(a, b), unit };
  if (name === 'clamp') return { value: Math.max(a, Math.min(b, c)), unit };
  if (name === 'round') return { value: Math.floor(a / b) * b, unit };
  throw new TypeError(`Not a number: ${name}()`);
}

function part(parts: readonly Formula[], index: number): Formula {
  const found = parts[index];
  if (!found) throw new SyntaxError('An argument is missing.');
  return found;
}

function wordOf(formula: Formula | undefined): string {
  return formula?.kind === 'word' ? formula.value : '';
}

/** Clips each channel, as a screen does. */
function painted(colour: Color): string {
  const rgb = clampRgb(toRgb(colour));
  return rgb.alpha === undefined ? formatHex(rgb) : formatHex8(rgb);
}
