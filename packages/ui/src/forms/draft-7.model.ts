import { isPlain } from './json.model.ts';

const exclusive = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };
const asSchema = (need: unknown) => (Array.isArray(need) ? { required: need } : need);

/** Adds to a schema of another draft the keywords of draft-07 with the same meaning, which the form reads. */
export function addDraft7Keywords(schema: Record<string, unknown>): void {
  const { prefixItems, items, dependencies, dependentRequired, dependentSchemas, pattern } = schema;
  if (Array.isArray(prefixItems)) Object.assign(schema, { items: prefixItems, additionalItems: items });
  for (const [name, limit] of Object.entries(exclusive))
    if (typeof schema[name] === 'boolean') schema[name] = schema[name] ? schema[limit] : undefined;
  const dependent = [dependentRequired, dependentSchemas].filter(isPlain);
  const needs = new Map(Object.entries(dependencies ?? {}));
  for (const [name, need] of dependent.flatMap(Object.entries<unknown>))
    needs.set(name, needs.has(name) ? { allOf: [needs.get(name), need].map(asSchema) } : need);
  if (dependent.length > 0) schema['dependencies'] = Object.fromEntries(needs);
  if (typeof pattern === 'string') schema['pattern'] = withoutNeedlessEscapes(pattern);
}

/** With the flag `u` only marks of the syntax may be escaped, so that `\-` and `\@` are written as code points. */
const withoutNeedlessEscapes = (pattern: string) =>
  pattern.replaceAll(/\\(.)/gsu, (escape, mark: string) =>
    /[\da-z$()*+./?[\\\]^{|}]/iu.test(mark) ? escape : `\\u{${mark.codePointAt(0)?.toString(16)}}`,
  );
