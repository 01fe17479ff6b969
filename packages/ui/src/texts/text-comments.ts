/** Reads where each text is used: the comment above its key in the source of a `*.texts.ts` file. */
export function textComments(source: string): ReadonlyMap<string, string> {
  const commented = source.matchAll(/\/\*\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*(\w+)(?=[:,(])/g);
  return new Map(
    [...commented].map(([, comment = '', name = '']) => [name, comment.replaceAll(/\s*\n\s*\*\s*/g, ' ')]),
  );
}
