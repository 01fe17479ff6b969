/** The values of custom properties outside of media queries. */
export function readFormulas(css: string): Readonly<Record<string, string>> {
  const formulas: Record<string, string> = {};
  let depth = 0;
  let run = '';
  for (const character of css.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if ('{};'.includes(character)) {
      const [, name, value] = /^\s*(--[\w-]+):\s*([^]+)$/.exec(run) ?? [];
      if (depth === 2 && name && value) formulas[name] ??= flat(value);
      run = '';
    } else run += character;
  }
  return formulas;
}

/** Removes the line breaks that the formatter adds to a long value. */
function flat(value: string): string {
  return value.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();
}
