import ts from 'typescript';
import { parseTitle } from './requirement-ids.ts';

/** A row of the requirements that the title of a test names. */
export interface NamedRequirement {
  /** As `LIST-048`. */
  readonly id: string;
  /** Screen and story, or the titles of the groups around the test; may be empty. */
  readonly context: string;
  /** Title of the test without the ids. */
  readonly sentence: string;
  readonly file: string;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `WithResult` as `With result`. */
const storyWords = (name: string) =>
  capitalised(
    name
      .replaceAll(/(?<=[a-z0-9])[A-Z]|[A-Z](?=[a-z])/g, ' $&')
      .trim()
      .toLowerCase(),
  );

/** Titles of tables of cases have placeholders, such as `%s` and `$name`. */
const withoutPlaceholders = (title: string) => title.replaceAll(/%[sdijo]|\$[a-zA-Z]+/g, '…');

/** A string, or a template with `…` for its values. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** The group or the test that a call opens: its title, or the story of `Empty.test('…')` unless that is the default. */
function contextOf(call: ts.CallExpression, isStories: boolean): string | undefined {
  const { expression } = call;
  if (!isStories) return withoutPlaceholders(parseTitle(textOf(call.arguments[0]) ?? '').sentence);
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  const story = expression.expression.text;
  return story === 'Default' ? undefined : storyWords(story);
}

/** Reads the requirements that the titles of a file's tests name. */
export function requirementsIn(file: string, source: string): readonly NamedRequirement[] {
  const isStories = file.endsWith('.stories.tsx');
  const screen = isStories ? /^ +title: '([^']+)'/m.exec(source)?.[1]?.replaceAll('/', ' › ') : undefined;
  const found: NamedRequirement[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = parseTitle(textOf(node) ?? '');
    const sentence = capitalised(withoutPlaceholders(title.sentence));
    for (const id of title.rows) found.push({ id, context: groups.join(' › '), sentence, file });
    const opened =
      ts.isCallExpression(node) && textOf(node.arguments[0]) !== undefined && node.arguments.length > 1;
    const context = opened ? contextOf(node, isStories) : undefined;
    const [first] = opened ? node.arguments : [];
    const within = context ? [...groups, context] : groups;
    ts.forEachChild(node, (child) => visit(child, child === first && !isStories ? groups : within));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), screen ? [screen] : []);
  return found;
}
