import ts from 'typescript';
import type { Finding } from './repository-lint.ts';

const blocks = /^packages\/ui\/src\/(behaviours|charts|components|forms|parts|safe)\/.*\.tsx?$/;
/** Texts themselves, examples, and what the form block reports to developers about a schema. */
const exempt =
  /\.(behaviour|docs|stories|test|test-d|texts)\.tsx?$|\/(testing|fixtures)\/|\/forms\/(ajv-errors|parse-form-schema|schema-.*\.model)\.ts$/;

/** Words or punctuation at the end or at the start of a text, next to a value. */
const endsInWords = /\p{L}[,;:.]?\s*$|[,;:]\s+$/u;
const startsWithWords = /^\s*[,;:.]?\s*\p{L}|^[,;:]\s/u;

/**
 * Finds sentences of a block that are put together outside of its texts, where no translation can change their order or
 * their punctuation. Ids, addresses and lengths have no spaces; class names, keys, selectors and errors are known by
 * their position.
 */
export function joinedSentencesIn(path: string, source: string): readonly Finding[] {
  if (!blocks.test(path) || exempt.test(path)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: Finding[] = [];
  const report = (node: ts.Node) =>
    found.push({
      rule: 'whole-sentences',
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: node.getText(),
      instead: 'a function of the block’s `*.texts.ts`',
    });
  const visit = (node: ts.Node): void => {
    if (isTechnical(node)) return;
    if (ts.isTemplateExpression(node) && joinsWords(node)) report(node);
    if (isJoinOfWords(node)) report(node);
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) textsNextToValues(node.children).forEach(report);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Class names, keys, selectors and exceptions. */
function isTechnical(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return /^(className|key)$/.test(node.name.getText());
  if (ts.isNewExpression(node)) return true;
  return ts.isCallExpression(node) && /(^cva|\.querySelector(All)?)$/.test(node.expression.getText());
}

function joinsWords({ head, templateSpans, parent }: ts.TemplateExpression): boolean {
  const after = templateSpans.map(({ literal }) => literal.text);
  const text = [head.text, ...after].join('');
  const isShown = ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
  if (!isShown && !/\s/.test(text)) return false;
  return [head.text, ...after.slice(0, -1)].some((part) => endsInWords.test(part)) || after.some(startsOf);
}

const startsOf = (text: string) => startsWithWords.test(text);

/** `names.join(', ')` or `parts.join(' and ')`. */
function isJoinOfWords(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [separator] = node.arguments;
  const isJoin = node.expression.name.text === 'join' && separator && ts.isStringLiteralLike(separator);
  return Boolean(isJoin && /\p{L}|[,;:]\s/u.test(separator.text));
}

/** The texts among the children of an element that stand directly before or after a value. */
function textsNextToValues(children: readonly ts.JsxChild[]): readonly ts.JsxText[] {
  const parts = children.filter((child) => !isSpace(child));
  return parts.filter(
    (part, index): part is ts.JsxText =>
      ts.isJsxText(part) &&
      ((isValue(parts[index - 1]) && startsOf(part.text)) ||
        (isValue(parts[index + 1]) && endsInWords.test(part.text))),
  );
}

const isValue = (node: ts.JsxChild | undefined) =>
  node !== undefined && ts.isJsxExpression(node) && node.expression !== undefined;

/** `{' '}`, and line breaks between elements. */
const isSpace = (node: ts.JsxChild) =>
  ts.isJsxText(node)
    ? node.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(node) &&
      (!node.expression || (ts.isStringLiteral(node.expression) && node.expression.text.trim() === ''));
