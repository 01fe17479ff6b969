import type { RJSFSchema } from '@rjsf/utils';
import { checkEnvelope } from './schema-envelope.model.ts';
import { SCHEMA_LIMITS } from './schema-limits.model.ts';

export type ParsedFormSchema =
  | { ok: true; schema: RJSFSchema }
  /** Why the schema was rejected, for the log. Users only learn that the form cannot be shown. */
  | { ok: false; problems: readonly string[] };

/**
 * Checks a schema from a server: at most 256 KB, 20 levels and 500 properties, known keywords only, local references
 * without cycles, patterns that match in linear time, and no key that reaches a prototype.
 */
export function parseFormSchema(source: unknown): ParsedFormSchema {
  const text = textOf(source);
  if (text === undefined) return { ok: false, problems: ['#: is not JSON'] };
  if (text.length > SCHEMA_LIMITS.bytes || new TextEncoder().encode(text).length > SCHEMA_LIMITS.bytes) {
    return { ok: false, problems: [`#: is longer than ${SCHEMA_LIMITS.bytes} bytes`] };
  }
  const schema = parsed(text);
  const { problems } = checkEnvelope(schema);
  return problems.length ? { ok: false, problems } : { ok: true, schema: schema as RJSFSchema };
}

function textOf(source: unknown) {
  if (typeof source === 'string') return source;
  try {
    return JSON.stringify(source) as string | undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
