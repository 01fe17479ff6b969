import { tokenizer, TokenType, type CSSToken } from '@csstools/css-tokenizer';
import { UnreadableFile } from './file-problem.ts';
import { MAX_NESTING, MAX_TOKENS, tooDeep, tooMany } from './limits.ts';

export interface Declaration {
  readonly name: string;
  /** Without comments, and with single spaces. */
  readonly value: string;
  readonly line: number;
}

/**
 * The declarations of a style sheet, in any rule.
 *
 * @throws UnreadableFile if a comment or a rule is not closed.
 */
export function readDeclarations(css: string): readonly Declaration[] {
  const lineOf = lineCounter(css);
  const tokens = tokenizer({ css });
  const declarations: Declaration[] = [];
  const open: number[] = [];
  let part: CSSToken[] = [];

  const end = () => {
    const declaration = declarationIn(part);
    if (declaration) declarations.push({ ...declaration, line: lineOf(part[0]?.[2] ?? 0) });
    part = [];
  };
  while (!tokens.endOfFile()) {
    const token = tokens.nextToken();
    const [type, text, at] = token;
    if (type === TokenType.Comment) {
      if (!/^\/\*[^]*\*\/$/.test(text) || text.length < 4)
        throw new UnreadableFile('a comment is not closed.', { line: lineOf(at) });
    } else if (type === TokenType.OpenCurly) {
      if (open.length === MAX_NESTING) throw new UnreadableFile(tooDeep, { line: lineOf(at) });
      open.push(at);
      part = [];
    } else if (type === TokenType.CloseCurly) {
      end();
      if (open.pop() === undefined) throw new UnreadableFile('a { is missing.', { line: lineOf(at) });
    } else if (type === TokenType.Semicolon || type === TokenType.EOF) end();
    else if (part.length > 0 || type !== TokenType.Whitespace) part.push(token);
  }
  end();
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw new UnreadableFile('a } is missing.', { line: lineOf(unclosed) });
  if (declarations.length > MAX_TOKENS) throw new UnreadableFile(tooMany(declarations.length));
  return declarations;
}

function declarationIn(part: readonly CSSToken[]): Omit<Declaration, 'line'> | undefined {
  const [name, ...rest] = part;
  const colon = rest.findIndex(([type]) => type !== TokenType.Whitespace);
  if (name?.[0] !== TokenType.Ident || rest[colon]?.[0] !== TokenType.Colon) return undefined;
  const value = rest
    .slice(colon + 1)
    .map(([type, text]) => (type === TokenType.Whitespace ? ' ' : text))
    .join('');
  return { name: name[4].value, value: value.trim() };
}

/** The line of a position, by halving. */
function lineCounter(text: string): (at: number) => number {
  const starts = [
    0,
    ...Array.from(text.matchAll(/\r\n|[\n\r\f]/g), ({ 0: end, index }) => index + end.length),
  ];
  return (at) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
