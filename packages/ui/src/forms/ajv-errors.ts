import type { OutputUnit } from '@cfworker/json-schema';
import { errorText, limitOf } from './ajv-texts.ts';

/** A finding in the shape of AJV's, which react-jsonschema-form reads. */
export interface AjvError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  message: string;
  params: Record<string, unknown>;
  parentSchema: Record<string, unknown>;
}

type Json = Record<string, unknown>;

/** Those that only say that something within them is wrong. */
const containers = new Set(['properties', 'items', 'allOf', '$ref', 'dependencies', 'additionalItems']);

/** The findings of the interpreter as AJV would put them. */
export function ajvErrors(findings: readonly OutputUnit[], schema: object, data: unknown): AjvError[] {
  const seen = new Set<string>();
  const units = located(findings);
  return withoutNeedlessBranches(units).flatMap((unit) => {
    const { keyword, instanceLocation } = unit;
    const instance = segmentsOf(instanceLocation);
    if (keyword === 'false') return neverAllowed(unit.keywordLocation, instance);
    const place = placeOf(schema, unit.keywordLocation);
    const make = (params: Json): AjvError => ({
      instancePath: pointer(instance),
      schemaPath: place.path,
      keyword,
      message: errorText(keyword, params),
      params,
      parentSchema: place.parent,
    });
    const once = `${keyword} ${instanceLocation} ${unit.keywordLocation}`;
    const again = seen.has(once);
    seen.add(once);
    const value = valueAt(data, instance);
    switch (keyword) {
      case 'required':
        return again
          ? []
          : missing(place.parent['required'], value).map((name) => make({ missingProperty: name }));
      case 'dependencies':
        return again ? [] : missingDependencies(place.parent['dependencies'], value).map(make);
      case 'additionalProperties':
        return again || place.parent[keyword] !== false
          ? []
          : extra(place.parent['properties'], value).map((name) => make({ additionalProperty: name }));
      case 'additionalItems':
        return again || place.parent[keyword] !== false
          ? []
          : [make({ limit: listOf(place.parent['items']).length })];
      case 'if':
        return [make({ failingKeyword: /"(then|else)"/.exec(unit.error)?.[1] ?? 'then' })];
      case 'oneOf':
        return [make({ passingSchemas: passing(units, unit, listOf(place.parent['oneOf']).length) })];
      case 'uniqueItems':
        return duplicates(place.parent['items'], listOf(value)).map(make);
      default:
        return containers.has(keyword) ? [] : [make(limitOf(keyword, place.parent[keyword]))];
    }
  });
}

/** What a schema of `false` finds is given no place in the schema: it is that of the container just before it. */
function located(units: readonly OutputUnit[]) {
  return units.map((unit, index) =>
    unit.keyword === 'false'
      ? { ...unit, keywordLocation: `${units[index - 1]?.keywordLocation ?? '#'}/false schema` }
      : unit,
  );
}

/** AJV stops at the second alternative that fits where one must; what later ones lack is not reported. */
function withoutNeedlessBranches(units: readonly OutputUnit[]) {
  const ends = units.flatMap((unit) => {
    if (unit.keyword !== 'oneOf') return [];
    const second = passing(units, unit, 1000)?.[1];
    return second === undefined ? [] : [{ at: `${unit.keywordLocation}/`, unit, second }];
  });
  return units.filter(
    ({ keywordLocation, instanceLocation }) =>
      !ends.some(
        ({ at, unit, second }) =>
          keywordLocation.startsWith(at) &&
          instanceLocation.startsWith(unit.instanceLocation) &&
          Number(keywordLocation.slice(at.length).split('/')[0]) > second,
      ),
  );
}

/** The first two alternatives without a finding; null when every one has some. */
function passing(
  units: readonly OutputUnit[],
  { keywordLocation, instanceLocation }: OutputUnit,
  count: number,
) {
  const at = `${keywordLocation}/`;
  const failed = new Set(
    units
      .filter(
        (unit) => unit.keywordLocation.startsWith(at) && unit.instanceLocation.startsWith(instanceLocation),
      )
      .map((unit) => Number(unit.keywordLocation.slice(at.length).split('/')[0])),
  );
  const fitting = Array.from({ length: count }, (_, index) => index).filter((index) => !failed.has(index));
  return fitting.length === 0 ? null : fitting.slice(0, 2);
}

/** A value where the schema is `false`; its container tells where it concerns additional ones. */
function neverAllowed(schemaPath: string, instance: string[]): AjvError[] {
  if (/\/additional(Properties|Items)\/false schema$/.test(schemaPath)) return [];
  const keyword = 'false schema';
  return [
    {
      instancePath: pointer(instance),
      schemaPath,
      keyword,
      message: errorText(keyword, {}),
      params: {},
      parentSchema: {},
    },
  ];
}

/** The schema that holds a keyword, and the way to it; a reference starts the way anew. */
function placeOf(schema: object, keywordLocation: string): { parent: Json; path: string } {
  const segments = segmentsOf(keywordLocation);
  const keyword = segments.pop() ?? '';
  let parent: unknown = schema;
  let path = '#';
  for (const segment of segments) {
    const next = recordOf(parent)[segment];
    if (segment === '$ref' && typeof next === 'string') {
      parent = valueAt(schema, segmentsOf(next));
      path = next;
    } else {
      parent = next;
      path += `/${encodeURIComponent(escaped(segment))}`;
    }
  }
  return { parent: recordOf(parent), path: `${path}/${keyword}` };
}

function missing(required: unknown, value: unknown) {
  return listOf(required).filter((name): name is string => typeof name === 'string' && !owns(value, name));
}

function extra(properties: unknown, value: unknown) {
  return Object.keys(recordOf(value)).filter((name) => !owns(properties, name));
}

function missingDependencies(dependencies: unknown, value: unknown) {
  return Object.entries(recordOf(dependencies)).flatMap(([property, needs]) =>
    Array.isArray(needs) && owns(value, property)
      ? missing(needs, value).map((missingProperty) => ({
          property,
          missingProperty,
          depsCount: needs.length,
          deps: needs.join(', '),
        }))
      : [],
  );
}

/**
 * Two equal items, as AJV names them. Where the items are of simple types it starts from the front and passes over
 * those of another type, which are reported already.
 */
function duplicates(items: unknown, values: readonly unknown[]): { i: number; j: number }[] {
  const types = typesOf(items);
  const simple = types.length > 0 && !types.includes('object') && !types.includes('array');
  const texts = values.map((value) =>
    simple && !isOfType(value, types) ? undefined : JSON.stringify(value),
  );
  for (let i = texts.length - 1; i >= 0; i--) {
    const text = texts[i];
    if (text === undefined) continue;
    const j = simple ? texts.indexOf(text, i + 1) : i === 0 ? -1 : texts.lastIndexOf(text, i - 1);
    if (j >= 0) return [{ i, j }];
  }
  return [];
}

function typesOf(items: unknown) {
  const { type, nullable } = recordOf(items);
  return [...[type ?? []].flat(), ...(nullable === true ? ['null'] : [])];
}

function isOfType(value: unknown, types: readonly unknown[]) {
  if (value === null) return types.includes('null');
  return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value));
}

function segmentsOf(location: string) {
  return location
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (segments: readonly string[]) => segments.map((segment) => `/${escaped(segment)}`).join('');
const owns = (value: unknown, name: string) => Object.hasOwn(recordOf(value), name);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function valueAt(value: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((at, segment) => recordOf(at)[segment], value);
}
