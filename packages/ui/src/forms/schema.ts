import { fits } from './interpreter.ts';
import { parseFormSchema } from './parse-form-schema.ts';

const laterDraft = /"\$schema":\s*"[^"]*\/draft\/20/;

export { parseJson } from './json.model.ts';
export { parseFormSchema, type ParsedFormSchema } from './parse-form-schema.ts';

/**
 * Whether data match a form schema. Renders and compiles nothing, so it runs on a server. Throws if the schema is
 * rejected or refers to what it does not contain. A pattern can take any time: limit it for a schema that you do not
 * trust. Rules next to a `$ref` are ignored, as draft-07 says, unless the schema names a later draft.
 */
export function fitsFormSchema(source: unknown, data: unknown): boolean {
  if (typeof source === 'boolean') return source;
  // Nothing is copied here, so names such as `constructor` are judged like any other.
  const parsed = parseFormSchema(source, (_, value) => value);
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  return fits(parsed.schema, data, parsed.schema, laterDraft.test(text) ? '2019-09' : '7');
}
