import type { RJSFSchema } from '@rjsf/utils';
import { nameChoices } from './choices.model.ts';
import { isPlain, readFormJson, withoutReserved } from './json.model.ts';
import { localParts, type SchemaPart } from './schema-parts.ts';

/** `omitted` names what was left out of the schema, `problems` why it was rejected; both are for the log. */
export type ParsedFormSchema =
  | { ok: true; schema: RJSFSchema; omitted: readonly string[] }
  | { ok: false; problems: readonly string[] };

const type = /^(?:string|number|integer|boolean|object|array|null)$/;
const usable = new Map<string, (value: unknown) => boolean>([
  ...['required', 'enum', 'allOf', 'anyOf', 'oneOf'].map((name) => [name, Array.isArray] as const),
  ...['properties', 'patternProperties', 'dependencies'].map((name) => [name, isPlain] as const),
  ['type', (value) => [value].flat().every((name) => type.test(String(name)))],
  ['pattern', (value) => compiles(String(value))],
]);

/**
 * Reads a JSON Schema from a server: an object, as text or parsed, of at most 1 MB (OP-383). References by id become
 * pointers, `enumNames` the titles of the choices, and a `const` its own default. It leaves out keys that reach a
 * prototype, unless `revive` keeps them, and keywords that no validator can use, such as a pattern that does not compile.
 */
export function parseFormSchema(source: unknown, revive = withoutReserved): ParsedFormSchema {
  try {
    const schema = readFormJson(source, revive);
    if (!isPlain(schema)) throw new Error('is not an object');
    return { ok: true, schema, omitted: localParts(schema).flatMap(leaveOutUnusable) };
  } catch (failure) {
    return { ok: false, problems: [`#: ${failure instanceof Error ? failure.message : String(failure)}`] };
  }
}

/** Returns the pointers to what it left out. */
function leaveOutUnusable({ schema, pointer }: SchemaPart): string[] {
  nameChoices(schema);
  const { const: constant } = schema;
  if (/\/properties\/[^/]+$/.test(pointer) && constant !== undefined && constant !== true)
    schema['default'] = constant;
  for (const name of ['$id', 'id', '$anchor', '$schema', 'enumNames']) delete schema[name];
  const leaveOut = (from: Record<string, unknown>, at: string, isUsable: (name: string) => boolean) =>
    Object.keys(from).flatMap((name) => (!isUsable(name) && delete from[name] ? [at + name] : []));
  return [
    ...leaveOut(schema, `${pointer}/`, (name) => usable.get(name)?.(schema[name]) ?? true),
    ...leaveOut(Object(schema['patternProperties']), `${pointer}/patternProperties/`, compiles),
  ];
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
