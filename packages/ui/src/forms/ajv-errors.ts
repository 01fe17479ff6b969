import type { OutputUnit } from '@cfworker/json-schema';
import { fits } from './interpreter.ts';
import { stepOf } from './path.model.ts';

/** A finding in the format of AJV, which react-jsonschema-form reads; `error-texts.model.ts` adds the message. */
export interface AjvError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  message: string;
  params: Record<string, unknown>;
}

type Json = Record<string, unknown>;

/** Keywords that only report an error inside them. */
const containers = /^(?:\$ref|allOf|properties|items|prefixItems|dependentSchemas|unevaluated.+)$/;

/** Converts the findings of the interpreter into those of AJV. */
export function ajvErrors(findings: readonly OutputUnit[], schema: object, data: unknown): AjvError[] {
  const seen = new Set<string>();
  const units = located(findings);
  return withoutNeedlessBranches(units).flatMap((unit) => {
    const { keyword, instanceLocation } = unit;
    const instance = segmentsOf(instanceLocation);
    if (keyword === 'false') return falseSchemaErrors(unit.keywordLocation, instance);
    const rule = ruleAt(schema, unit.keywordLocation);
    const own = rule['errorMessage'] === undefined ? {} : { errorMessage: rule['errorMessage'] };
    const make = (params: Json) => findingAt(instance, keyword, { ...params, ...own });
    const once = `${keyword} ${instanceLocation} ${unit.keywordLocation}`;
    const again = seen.has(once);
    seen.add(once);
    const value = valueAt(data, instance);
    switch (keyword) {
      case 'required':
        return again ? [] : missing(rule['required'], value).map(make);
      case 'dependencies':
      case 'dependentRequired':
        return again ? [] : missingDependencies(rule[keyword], value).map(make);
      case 'additionalProperties':
        return again ? [] : [make({})];
      case 'additionalItems':
        return again || rule[keyword] !== false ? [] : [make({ limit: listOf(rule['items']).length })];
      case 'uniqueItems':
        return repeats(rule['items'], listOf(value)) ? [make({})] : [];
      default:
        return containers.test(keyword) ? [] : [make(paramsOf(keyword, rule[keyword]))];
    }
  });
}

const scalar = /^(?:string|number|integer|boolean|null)$/;

/**
 * Whether an array has duplicates that AJV reports: if the items have a scalar type, it compares only items of that
 * type.
 */
function repeats(items: unknown, values: readonly unknown[]): boolean {
  const { type, nullable } = recordOf(items);
  if (![type].flat().every((name) => scalar.test(String(name)))) return true;
  const one = { type, nullable };
  const compared = values.filter((value) => fits(one, value, one));
  return new Set(compared).size < compared.length;
}

/** The path in the schema matters only to AJV's own messages, which are not shown. */
const findingAt = (instance: readonly string[], keyword: string, params: Json): AjvError => ({
  instancePath: instance.map((segment) => `/${escaped(stepOf(segment))}`).join(''),
  schemaPath: '',
  keyword,
  // react-jsonschema-form ignores a finding without a message.
  message: keyword,
  params,
});

/** The AJV params that a message may need. */
function paramsOf(keyword: string, value: unknown): Json {
  if (keyword === 'type' || keyword === 'format') return { [keyword]: value };
  return keyword === 'const' ? { allowedValue: value } : { limit: value };
}

/**
 * The interpreter gives findings of a `false` schema no path in the schema, so they get that of the preceding
 * container.
 */
function located(units: readonly OutputUnit[]) {
  return units.map((unit, index) =>
    unit.keyword === 'false'
      ? { ...unit, keywordLocation: `${units[index - 1]?.keywordLocation ?? '#'}/false schema` }
      : unit,
  );
}

/** AJV stops at the second matching alternative of `oneOf`; errors of later ones are not reported. */
function withoutNeedlessBranches(units: readonly OutputUnit[]) {
  const choices = units.filter(({ keyword }) => keyword === 'oneOf');
  const needless = choices.flatMap((choice) => {
    const failed = new Set(units.map((unit) => alternativeOf(unit, choice)));
    const indexes = Array.from({ length: failed.size + 2 }, (_, index) => index);
    const [, second = 0] = indexes.filter((index) => !failed.has(index));
    return units.filter((unit) => alternativeOf(unit, choice) > second);
  });
  return units.filter((unit) => !needless.includes(unit));
}

/** The index of the alternative that a finding is in, or -1. */
function alternativeOf(unit: OutputUnit, { keywordLocation, instanceLocation }: OutputUnit) {
  const at = `${keywordLocation}/`;
  const isWithin = unit.keywordLocation.startsWith(at) && unit.instanceLocation.startsWith(instanceLocation);
  return isWithin ? Number.parseInt(unit.keywordLocation.slice(at.length), 10) : -1;
}

/** A value where the schema is `false`; for additional properties or items, the error is at the container. */
function falseSchemaErrors(schemaPath: string, instance: string[]): AjvError[] {
  if (/\/additional(Properties|Items)\/false schema$/.test(schemaPath)) return [];
  return [findingAt(instance, 'false schema', {})];
}

/** Returns the schema that contains a keyword. */
function ruleAt(schema: object, keywordLocation: string): Json {
  let rule: unknown = schema;
  for (const segment of segmentsOf(keywordLocation).slice(0, -1)) {
    const next = recordOf(rule)[segment];
    rule = segment === '$ref' && typeof next === 'string' ? valueAt(schema, segmentsOf(next)) : next;
  }
  return recordOf(rule);
}

function missing(required: unknown, value: unknown) {
  return listOf(required)
    .filter((name): name is string => typeof name === 'string' && !Object.hasOwn(recordOf(value), name))
    .map((name) => ({ missingProperty: stepOf(name) }));
}

function missingDependencies(dependencies: unknown, value: unknown) {
  return Object.entries(recordOf(dependencies)).flatMap(([property, needs]) =>
    Object.hasOwn(recordOf(value), property) ? missing(needs, value) : [],
  );
}

function segmentsOf(location: string) {
  return location
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function valueAt(value: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((at, segment) => recordOf(at)[segment], value);
}
