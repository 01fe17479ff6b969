import { dereference, validate, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { registerFormats } from './formats.ts';
import { isPlain } from './json.model.ts';

registerFormats();

type Lookup = ReturnType<typeof dereference>;

interface Prepared {
  schema: Schema;
  lookup: Lookup;
}

/** Parts are looked up by their text: react-jsonschema-form creates a new object for most of them each time. */
const roots = new WeakMap<object, Prepared & { parts: Map<string, Prepared> }>();

/**
 * All findings of the interpreter for data as they are submitted, including those of containers. Throws if a
 * reference cannot be resolved.
 */
export function findings(schema: object, data: unknown): readonly OutputUnit[] {
  const { schema: own, lookup } = prepared(schema);
  return validate(data ?? null, own, '2019-09', lookup, false).errors;
}

/** Whether data match a part of a schema. References in the part are relative to `root`. */
export function fits(
  part: unknown,
  data: unknown,
  root: object,
  draft: '7' | '2019-09' = '2019-09',
): boolean {
  if (typeof part === 'boolean') return part;
  const { schema, lookup } = part === root ? prepared(root) : preparedPart(part as object, root);
  return validate(asJson(data) ?? null, schema, draft, lookup, true).valid;
}

function preparedPart(part: object, root: object): Prepared {
  const whole = prepared(root);
  const text = JSON.stringify(part);
  const known = whole.parts.get(text);
  if (known) return known;
  const schema = interpretable(text);
  const lookup = Object.create(whole.lookup) as Lookup;
  dereference(schema, lookup, undefined, '/of-a-form');
  const fresh = { schema, lookup };
  whole.parts.set(text, fresh);
  return fresh;
}

function prepared(schema: object) {
  const known = roots.get(schema);
  if (known) return known;
  const own = interpretable(JSON.stringify(schema));
  const fresh = { schema: own, lookup: dereference(own), parts: new Map<string, Prepared>() };
  roots.set(schema, fresh);
  return fresh;
}

/**
 * Copies a value as JSON: a cleared field keeps its key with `undefined`, which JSON omits and on which the
 * interpreter throws.
 */
export function asJson(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

/** A schema in which a type that is `nullable` includes null: the interpreter lacks this extension of AJV. */
const interpretable = (text: string): Schema =>
  JSON.parse(text, (_, value: unknown) => {
    if (!isPlain(value) || value['nullable'] !== true || ![value['type']].flat().every(isText)) return value;
    const { nullable: _nullable, type, ...rest } = value;
    return { ...rest, type: [...new Set([type, 'null'].flat())] };
  }) as Schema;

const isText = (value: unknown) => typeof value === 'string';
