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
  const tokens = tokenizer({ css });
  const declarations: Declaration[] = [];
  /** The lines of open brackets, of the declaration that is read, and of the token. */
  const open: number[] = [];
  let [start, line] = [1, 1];
  let part: CSSToken[] = [];

  const end = () => {
    const declaration = declarationIn(part);
    if (declaration) declarations.push({ ...declaration, line: start });
    part = [];
  };
  while (!tokens.endOfFile()) {
    const token = tokens.nextToken();
    const [type, text] = token;
    if (type === TokenType.Comment) {
      if (!/^\/\*[^]*\*\/$/.test(text) || text.length < 4)
        throw new UnreadableFile('a comment is not closed.', { line });
    } else if (type === TokenType.OpenCurly) {
      if (open.length === MAX_NESTING) throw new UnreadableFile(tooDeep, { line });
      open.push(line);
      part = [];
    } else if (type === TokenType.CloseCurly) {
      end();
      if (open.pop() === undefined) throw new UnreadableFile('a { is missing.', { line });
    } else if (type === TokenType.Semicolon || type === TokenType.EOF) end();
    else if (part.length > 0 || type !== TokenType.Whitespace) {
      if (part.length === 0) start = line;
      part.push(token);
    }
    line += text.split(/\r\n|[\n\r\f]/).length - 1;
  }
  end();
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw new UnreadableFile('a } is missing.', { line: unclosed });
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
