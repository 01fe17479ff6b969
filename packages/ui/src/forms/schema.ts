import { fits } from './interpreter.ts';
import { parseFormSchema } from './parse-form-schema.ts';

export { parseFormSchema, type ParsedFormSchema } from './parse-form-schema.ts';

/** Whether data fit a form's schema. A schema that no form would draw fits nothing. Draws nothing and compiles nothing. */
export function fitsFormSchema(source: unknown, data: unknown): boolean {
  const parsed = parseFormSchema(source);
  return parsed.ok && fits(parsed.schema, data, parsed.schema);
}
