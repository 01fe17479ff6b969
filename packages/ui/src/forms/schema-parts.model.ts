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

const addressOf = (reference: string, base: string) =>
  URL.canParse(reference, base) ? new URL(reference, base).href : base;
const pointerTo = (base: string, name: string | number) =>
  `${base}/${encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1'))}`;

/** The schemas in a schema, itself first. */
export function schemaParts(value: unknown, pointer = '#', base = 'schema:/'): SchemaPart[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => schemaParts(entry, pointerTo(pointer, index), base));
  if (!isPlain(value)) return [];
  const address = typeof value['$id'] === 'string' ? addressOf(value['$id'], base) : base;
  const [inner] = address.split('#', 1);
  const parts = Object.entries(value).flatMap(([keyword, held]) => {
    const place = pointerTo(pointer, keyword);
    if (plainValues.has(keyword)) return [];
    if (!schemasByName.has(keyword) || !isPlain(held)) return schemaParts(held, place, inner);
    return Object.entries(held).flatMap(([name, part]) => schemaParts(part, pointerTo(place, name), inner));
  });
  return [{ schema: value, pointer, address }, ...parts];
}

/** Writes a reference to a schema by its id or anchor as a pointer; one that leads elsewhere stays as it is. */
export function localReferences(
  parts: readonly SchemaPart[],
): (reference: string, part: SchemaPart) => string {
  const pointers = new Map<string, string>();
  for (const { schema, pointer, address } of parts) {
    if (pointer === '#' || typeof schema['$id'] === 'string')
      pointers.set(address.replace(/#$/, ''), pointer);
    if (typeof schema['$anchor'] === 'string')
      pointers.set(addressOf(`#${schema['$anchor']}`, address), pointer);
  }
  return (reference, { address }) => {
    const full = addressOf(reference, address);
    const [document = '', fragment = ''] = full.split('#', 2);
    const start = fragment === '' || fragment.startsWith('/') ? pointers.get(document) : undefined;
    return start === undefined ? (pointers.get(full) ?? reference) : start + fragment;
  };
}
