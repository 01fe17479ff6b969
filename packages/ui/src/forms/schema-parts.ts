import traverse from 'json-schema-traverse';
import { addDraft7Keywords } from './draft-7.model.ts';

/** A schema in a schema: the pointer to it, and the address that its references are relative to (JSON Schema core, 8.2). */
export interface SchemaPart {
  schema: Record<string, unknown>;
  pointer: string;
  address: string;
}

/** Objects that are no schema; `addDraft7Keywords` copies the schemas in `dependentSchemas`. */
const plainValues = new Set(['dependentSchemas', 'enumNames', 'errorMessage', 'examples']);

const addressOf = (reference: string | undefined, base: string) =>
  reference !== undefined && URL.canParse(reference, base) ? new URL(reference, base).href : base;

/**
 * The schemas in a schema, itself first, in the keywords of draft-07. References by id or anchor become pointers; those
 * that lead elsewhere stay as they are.
 */
export function localParts(whole: object): SchemaPart[] {
  const parts = new Map<object, SchemaPart>();
  const pointers = new Map<string, string>();
  const visit: traverse.Callback = (schema, path, _whole, _place, keyword, outer) => {
    const base = outer === undefined ? 'schema:/' : parts.get(outer)?.address;
    if (base === undefined || plainValues.has(String(keyword))) return;
    addDraft7Keywords(schema);
    const { $id, $ref, $anchor }: Record<string, unknown> = schema;
    const pointer = `#${encodeURI(path)}`;
    // An id next to a reference counts only at the root (draft-07, 8.3).
    const id = typeof $id === 'string' && (path === '' || $ref === undefined) ? $id : undefined;
    const address = addressOf(id, base);
    if (path === '' || id !== undefined) pointers.set(address.replace(/#$/, ''), pointer);
    if (typeof $anchor === 'string') pointers.set(addressOf(`#${$anchor}`, address), pointer);
    parts.set(schema, { schema, pointer, address });
  };
  traverse(whole, { allKeys: true, cb: visit });
  for (const { schema, address } of parts.values()) {
    const { $ref } = schema;
    if (typeof $ref !== 'string') continue;
    const full = addressOf($ref, address);
    const [document = '', fragment = ''] = full.split('#', 2);
    const start = fragment === '' || fragment.startsWith('/') ? pointers.get(document) : undefined;
    schema['$ref'] = start === undefined ? (pointers.get(full) ?? $ref) : start + fragment;
  }
  return [...parts.values()];
}
