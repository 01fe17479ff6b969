import { printParseErrorCode, visit } from 'jsonc-parser';
import { UnreadableFile, type FilePlace, type FileProblem } from './file-problem.ts';
import { MAX_NESTING, tooDeep } from './limits.ts';

/** A value of JSON with its place. An object is a map, so a key such as `__proto__` is only a key. */
export type JsonNode = FilePlace &
  (
    | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, JsonNode> }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  );

export type JsonObject = JsonNode & { readonly kind: 'object' };

export const isObject = (node: JsonNode | undefined): node is JsonObject => node?.kind === 'object';

/** What is open while the file is read. */
type Open =
  | (FilePlace & { readonly kind: 'object'; readonly entries: Map<string, JsonNode>; name: string })
  | (FilePlace & { readonly kind: 'array'; readonly items: JsonNode[] });

/**
 * Reads JSON. A name that is written twice keeps its first value and is a problem.
 *
 * @throws UnreadableFile at the first place where the syntax is wrong.
 */
export function readJson(text: string): { root: JsonNode; problems: readonly FileProblem[] } {
  const problems: FileProblem[] = [];
  const open: Open[] = [];
  let root: JsonNode | undefined;

  const put = (node: JsonNode) => {
    const into = open.at(-1);
    if (!into) root = node;
    else if (into.kind === 'array') into.items.push(node);
    else if (into.name !== '__proto__' && !into.entries.has(into.name)) into.entries.set(into.name, node);
  };
  const begin = (node: Open) => {
    if (open.length === MAX_NESTING) throw new UnreadableFile(tooDeep, node);
    put(node);
    open.push(node);
  };

  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, column) =>
        begin({ kind: 'object', entries: new Map(), name: '', ...place(line, column) }),
      onArrayBegin: (_offset, _length, line, column) =>
        begin({ kind: 'array', items: [], ...place(line, column) }),
      onObjectEnd: () => void open.pop(),
      onArrayEnd: () => void open.pop(),
      onObjectProperty: (name, _offset, _length, line) => {
        const into = open.at(-1);
        if (into?.kind !== 'object') return;
        into.name = name;
        if (name === '__proto__') problems.push({ line: line + 1, text: '"__proto__" is not read here.' });
        else if (into.entries.has(name))
          problems.push({ line: line + 1, text: `${JSON.stringify(name)} is written twice.` });
      },
      onLiteralValue: (value: string | number | boolean | null, _offset, _length, line, column) =>
        put({ kind: 'value', value, ...place(line, column) }),
      onError: (code, _offset, _length, line, column) => {
        throw new UnreadableFile(
          `${wrongSyntax(printParseErrorCode(code), open.at(-1))}.`,
          place(line, column),
        );
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  if (!root) throw new UnreadableFile('a value is missing.', place(0, 0));
  return { root, problems };
}

const place = (line: number, column: number): FilePlace => ({ line: line + 1, column: column + 1 });

/** What is wrong, by the name of the error. */
const syntaxTexts: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  EndOfFileExpected: 'nothing may follow the value',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a quote is missing',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidNumberFormat: 'a number is not complete',
  InvalidUnicode: 'a \\ is not followed by a character that JSON knows',
  InvalidEscapeCharacter: 'a \\ is not followed by a character that JSON knows',
  InvalidCharacter: 'a character has to be written with \\u',
};

function wrongSyntax(error: string, into: Open | undefined): string {
  if (/^(Comma|CloseBrace|CloseBracket)Expected$/.test(error))
    return `a comma or ${into?.kind === 'array' ? ']' : '}'} is missing`;
  return syntaxTexts[error] ?? 'this is not JSON';
}
