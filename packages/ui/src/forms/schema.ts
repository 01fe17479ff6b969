import { fits } from './interpreter.ts';
import { parseFormSchema } from './parse-form-schema.ts';

export { parseFormSchema, type ParsedFormSchema } from './parse-form-schema.ts';

/**
 * Whether data match a form schema. A rejected schema matches nothing. Renders and compiles nothing, so it runs on a
 * server.
 */
export function fitsFormSchema(source: unknown, data: unknown): boolean {
  const parsed = parseFormSchema(source);
  return parsed.ok && fits(parsed.schema, data, parsed.schema);
}
