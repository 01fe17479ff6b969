import { isPlain } from './json.model.ts';

/** A schema in a schema: the pointer to it, and the address that its references are relative to (JSON Schema core, 8.2). */
export interface SchemaPart {
  schema: Record<string, unknown>;
  pointer: string;
  address: string;
}

const plainValues = new Set([
  'const',
  'default',
  'enum',
  'enumNames',
  'errorMessage',
  'examples',
  'required',
]);
const schemasByName = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
]);

const addressOf = (reference: string | undefined, base: string) =>
  reference !== undefined && URL.canParse(reference, base) ? new URL(reference, base).href : base;
const pointerTo = (base: string, name: string | number) =>
  `${base}/${encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1'))}`;

/** An id next to a reference counts only at the root (draft-07, 8.3). */
const idOf = ({ $id, $ref }: Record<string, unknown>, pointer: string) =>
  typeof $id === 'string' && (pointer === '#' || $ref === undefined) ? $id : undefined;

/** The schemas in a schema, itself first. */
function schemaParts(value: unknown, pointer = '#', base = 'schema:/'): SchemaPart[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => schemaParts(entry, pointerTo(pointer, index), base));
  if (!isPlain(value)) return [];
  const address = addressOf(idOf(value, pointer), base);
  const [inner] = address.split('#', 1);
  const parts = Object.entries(value).flatMap(([keyword, held]) => {
    const place = pointerTo(pointer, keyword);
    if (plainValues.has(keyword)) return [];
    if (!schemasByName.has(keyword) || !isPlain(held)) return schemaParts(held, place, inner);
    return Object.entries(held).flatMap(([name, part]) => schemaParts(part, pointerTo(place, name), inner));
  });
  return [{ schema: value, pointer, address }, ...parts];
}

/**
 * The schemas in a schema, itself first. References by id or anchor become pointers; those that lead elsewhere stay as
 * they are.
 */
export function localParts(whole: object): SchemaPart[] {
  const parts = schemaParts(whole);
  const pointers = new Map<string, string>();
  for (const { schema, pointer, address } of parts) {
    if (pointer === '#' || idOf(schema, pointer) !== undefined)
      pointers.set(address.replace(/#$/, ''), pointer);
    if (typeof schema['$anchor'] === 'string')
      pointers.set(addressOf(`#${schema['$anchor']}`, address), pointer);
  }
  for (const { schema, address } of parts) {
    const { $ref } = schema;
    if (typeof $ref !== 'string') continue;
    const full = addressOf($ref, address);
    const [document = '', fragment = ''] = full.split('#', 2);
    const start = fragment === '' || fragment.startsWith('/') ? pointers.get(document) : undefined;
    schema['$ref'] = start === undefined ? (pointers.get(full) ?? $ref) : start + fragment;
  }
  return parts;
}
