import { outsideIn, undrawable } from './rejections.ts';

export type Declarations = ReadonlyMap<string, string>;

export interface Styles {
  /** What the rules set for an element with these classes, as its attribute names them. */
  readonly of: (classes: string) => Declarations;
  readonly rejections: readonly string[];
}

const className = /^\.[\w-]+$/;

/** Reads rules of the form `.name{property:value}`; others are refused. */
export function readStyles(sheets: readonly string[]): Styles {
  const css = sheets.map(withoutComments).join('\n');
  const rejections = new Set<string>();
  if (/@\s*import/i.test(css)) rejections.add('imports a style sheet');
  if (/javascript:/i.test(css)) rejections.add('holds a javascript: address');
  for (const reason of outsideIn(css)) rejections.add(reason);
  const rules: Rule[] = [];
  for (const rule of css.split('}')) {
    const [selector = '', body, ...nested] = rule.split('{');
    const names = selector.split(',').map((name) => name.trim());
    if (body !== undefined && nested.length === 0 && names.every((name) => className.test(name)))
      rules.push({ names: names.map((name) => name.slice(1)), declarations: readDeclarations(body) });
    else if (selector.trim() !== '' && !/^\s*@\s*import/i.test(selector))
      rejections.add(undrawable(`the style rule ${shortened(selector)}`));
  }
  return { of: styleLookup(rules), rejections: Array.from(rejections) };
}

interface Rule {
  readonly names: readonly string[];
  readonly declarations: Declarations;
}

function styleLookup(rules: readonly Rule[]): Styles['of'] {
  const known = new Map<string, Declarations>();
  return (classes) => {
    const found = known.get(classes);
    if (found || rules.length === 0) return found ?? new Map<string, string>();
    const own = new Set(classes.split(/\s+/));
    const applied = rules.filter(({ names }) => names.some((name) => own.has(name)));
    const merged = new Map(applied.flatMap(({ declarations }) => Array.from(declarations)));
    known.set(classes, merged);
    return merged;
  };
}

/** The declarations of a rule or of a `style` attribute; a later one overrides an earlier one. */
export function readDeclarations(css: string): Declarations {
  return new Map(
    withoutComments(css)
      .split(';')
      .flatMap((declaration): [string, string][] => {
        const at = declaration.indexOf(':');
        if (at < 0) return [];
        return [[declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim()]];
      }),
  );
}

/** An unclosed comment reaches to the end. */
function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*');
  return first + rest.map((part) => ` ${part.split('*/').slice(1).join('*/')}`).join('');
}

/** A text from the file for a sentence: at most 40 characters. */
export function shortened(text: string): string {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}
