import type { RJSFSchema } from '@rjsf/utils';
import { isPlain, parseJson, reservedKeys } from './json.model.ts';
import { localReferences, schemaParts } from './schema-parts.model.ts';

/** Size of the longest schema, in bytes of UTF-8. */
export const FORM_SCHEMA_BYTES = 1024 * 1024;

export type ParsedFormSchema =
  /** `omitted` names what was left out of the schema, for the log. */
  | { ok: true; schema: RJSFSchema; omitted: readonly string[] }
  /** Why the schema was rejected, for the log. Users only learn that the form cannot be shown. */
  | { ok: false; problems: readonly string[] };

const isField = /\/properties\/[^/]+$/;
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const usable: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(['required', 'enum', 'allOf', 'anyOf', 'oneOf'].map((name) => [name, Array.isArray])),
  ...Object.fromEntries(['properties', 'patternProperties', 'dependencies'].map((name) => [name, isPlain])),
  type: (value) => [value].flat().every((type) => types.has(String(type))),
  pattern: (value) => compiles(String(value)),
};

/**
 * Reads a JSON Schema from a server: an object, as text or parsed, of at most 1 MB (OP-383). References by id become
 * pointers, `enumNames` the titles of the choices, and a `const` its own default. It leaves out keys that reach a
 * prototype and keywords that no validator can use, such as a pattern that does not compile.
 */
export function parseFormSchema(source: unknown): ParsedFormSchema {
  try {
    const text = String(typeof source === 'string' ? source : JSON.stringify(source));
    if (new TextEncoder().encode(text).length > FORM_SCHEMA_BYTES)
      throw new Error(`is longer than ${FORM_SCHEMA_BYTES} bytes`);
    const schema = parseJson(text);
    if (!isPlain(schema)) throw new Error('is not an object');
    return { ok: true, schema: schema as RJSFSchema, omitted: leaveOutUnusable(schema) };
  } catch (failure) {
    return { ok: false, problems: [`#: ${failure instanceof Error ? failure.message : String(failure)}`] };
  }
}

/** Returns the pointers to what it left out. */
function leaveOutUnusable(whole: object): string[] {
  const parts = schemaParts(whole);
  const localReference = localReferences(parts);
  return parts.flatMap((part) => {
    const { schema, pointer } = part;
    const { $ref, enum: values, enumNames: names, patternProperties: patterns } = schema;
    if (typeof $ref === 'string') schema['$ref'] = localReference($ref, part);
    if (Array.isArray(values) && names && !schema['oneOf']) {
      schema['oneOf'] = values.map((value: unknown, index) => ({
        const: value,
        title: titleOf(names, value, index),
      }));
      delete schema['enum'];
    }
    if (isField.test(pointer) && schema['const'] !== undefined && schema['const'] !== true)
      schema['default'] = schema['const'];
    for (const name of ['$id', 'id', '$anchor', '$schema', 'enumNames']) delete schema[name];
    if (Array.isArray(schema['required']))
      schema['required'] = schema['required'].filter((name) => !reservedKeys.has(String(name)));
    const unused = Object.keys(schema).filter(
      (name) => Object.hasOwn(usable, name) && !usable[name]?.(schema[name]),
    );
    for (const name of unused) delete schema[name];
    const unmatched = Object.keys(isPlain(patterns) ? patterns : {}).filter((pattern) => !compiles(pattern));
    for (const name of unmatched) delete (patterns as Record<string, unknown>)[name];
    return [...unused, ...unmatched.map((name) => `patternProperties/${name}`)].map(
      (name) => `${pointer}/${name}`,
    );
  });
}

const titleOf = (names: unknown, value: unknown, index: number) =>
  String((Array.isArray(names) ? names[index] : (names as Record<string, unknown>)[String(value)]) ?? value);

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
