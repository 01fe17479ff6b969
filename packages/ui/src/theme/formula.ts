/** Syntax tree of a CSS value. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number; readonly unit: string }
  | { readonly kind: 'hex'; readonly value: string }
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'sum' | 'product'; readonly sign: 1 | -1; readonly of: readonly [Formula, Formula] }
  /** Arguments separated by commas, each with parts separated by spaces. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly (readonly Formula[])[] };

const PART =
  /\s*(?:(#[0-9a-f]+)|((?:\d+\.?\d*|\.\d+)(?:e\d+)?)([a-z%]*)|(--[\w-]+|[a-z][\w-]*)(\()?|([-+*/(),]))/iy;

interface Part {
  readonly text: string;
  readonly kind: 'hex' | 'number' | 'word' | 'call' | 'sign';
  readonly unit: string;
}

function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  const trimmed = text.trim();
  PART.lastIndex = 0;
  while (PART.lastIndex < trimmed.length) {
    const at = PART.lastIndex;
    const found = PART.exec(trimmed);
    if (!found) throw new SyntaxError(`Not a value: ${trimmed.slice(at)}`);
    const [, hex, number, unit = '', word, opens, sign] = found;
    if (hex) parts.push({ text: hex, kind: 'hex', unit: '' });
    else if (number) parts.push({ text: number, kind: 'number', unit });
    else if (word) parts.push({ text: word, kind: opens ? 'call' : 'word', unit: '' });
    else parts.push({ text: sign ?? '', kind: 'sign', unit: '' });
  }
  return parts;
}

/** Parses the subset of CSS that the tokens use; throws for anything else. */
export function parseFormula(text: string): Formula {
  const parts = partsOf(text);
  let at = 0;
  const signAhead = (...signs: string[]) => {
    const part = parts[at];
    return part?.kind === 'sign' && signs.includes(part.text);
  };

  const single = (): Formula => {
    const part = parts[at++];
    if (!part) throw new SyntaxError(`Cut short: ${text}`);
    if (part.kind === 'number') return { kind: 'number', value: Number(part.text), unit: part.unit };
    if (part.kind === 'hex') return { kind: 'hex', value: part.text };
    if (part.kind === 'call') return { kind: 'call', name: part.text, args: argumentsAhead() };
    if (part.kind === 'word' || part.text === '/') return { kind: 'word', value: part.text };
    if (part.text !== '(') throw new SyntaxError(`${part.text} is out of place: ${text}`);
    const inner = sum();
    at += 1;
    return inner;
  };
  const product = (): Formula => {
    let left = single();
    while (signAhead('*')) {
      at += 1;
      left = { kind: 'product', sign: 1, of: [left, single()] };
    }
    return left;
  };
  const sum = (): Formula => {
    let left = product();
    while (signAhead('+', '-')) {
      const sign = parts[at++]?.text === '-' ? -1 : 1;
      left = { kind: 'sum', sign, of: [left, product()] };
    }
    return left;
  };
  const argumentsAhead = (): Formula[][] => {
    const args: Formula[][] = [[]];
    while (!signAhead(')')) {
      if (signAhead(',')) {
        at += 1;
        args.push([]);
      } else args.at(-1)?.push(sum());
    }
    at += 1;
    return args;
  };

  const whole = sum();
  if (at < parts.length) throw new SyntaxError(`More than one value: ${text}`);
  return whole;
}
