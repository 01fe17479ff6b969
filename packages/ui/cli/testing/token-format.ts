/**
 * The rules of the Design Tokens Community Group, version 2025.10, for files and resolver documents: the types that we
 * write, references, groups, and how a resolver document gives the tokens of a look.
 */

export type Json = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const between =
  (least: number, most: number): Check =>
  (value) =>
    isNumber(value) && Number(value) >= least && Number(value) <= most;
const listOf =
  (isItem: Check, least = 1, most = Infinity): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
/** An object with these keys and no others; those that end in `?` may be absent. */
const objectOf =
  (keys: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => key in keys || `${key}?` in keys) &&
    Object.entries(keys).every(([name, isValue]) => {
      const key = name.replace('?', '');
      return (key !== name && value[key] === undefined) || isValue(value[key]);
    });

const isColour = objectOf({
  colorSpace: oneOf('srgb'),
  components: listOf(between(0, 1), 3, 3),
  'alpha?': between(0, 1),
  'hex?': (hex) => /^#[0-9a-f]{6}$/i.test(String(hex)),
});
const isDimension = objectOf({ value: isNumber, unit: oneOf('px', 'rem') });
const lengths = { offsetX: isDimension, offsetY: isDimension, blur: isDimension, spread: isDimension };
const isShadow = objectOf({ color: isColour, ...lengths, 'inset?': oneOf(true, false) });
const isFont: Check = (value) => isText(value) && value !== '';

const types: Readonly<Record<string, Check>> = {
  color: isColour,
  dimension: isDimension,
  duration: objectOf({ value: isNumber, unit: oneOf('ms', 's') }),
  number: isNumber,
  fontWeight: between(1, 1000),
  fontFamily: (value) => isFont(value) || listOf(isText)(value),
  cubicBezier: (value) =>
    listOf(isNumber, 4, 4)(value) && [0, 2].every((at) => between(0, 1)((value as number[])[at])),
  shadow: (value) => isShadow(value) || listOf(isShadow)(value),
};

const isReference = (value: unknown): value is string => isText(value) && /^\{[^{}]+\}$/.test(value);

const isToken: Check = (token) =>
  objectOf({
    $value: (value) => isReference(value) || types[String((token as Json)['$type'])]?.(value) === true,
    $type: (type) => Object.hasOwn(types, String(type)),
    '$description?': isText,
    '$deprecated?': (value) => isText(value) || typeof value === 'boolean',
    '$extensions?': isObject,
  })(token);

/** The places of what is wrong in a file of tokens. Every token must have a type of its own. */
export function formatProblems(group: unknown, path: readonly string[] = []): readonly string[] {
  const place = path.join('.') || 'the file';
  if (!isObject(group)) return [`${place} is not an object`];
  if (Object.hasOwn(group, '$value')) return isToken(group) ? [] : [`${place} is no token`];
  return Object.entries(group).flatMap(([name, inner]) => {
    if (name === '$description') return isText(inner) ? [] : [`${place}.${name} is not a text`];
    if (name === '$extensions') return isObject(inner) ? [] : [`${place}.${name} is not an object`];
    if (/^\$|[{}.]|^$/.test(name)) return [`${place} has the name ${name}`];
    return formatProblems(inner, [...path, name]);
  });
}

const areSources: Check = (value) =>
  Array.isArray(value) && value.flatMap((source) => formatProblems(source)).length === 0;
const everyOf =
  (isValue: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(isValue);
const described = { 'description?': isText, '$extensions?': isObject };
const isModifier: Check = (modifier) =>
  objectOf({
    ...described,
    contexts: (contexts) => everyOf(areSources)(contexts) && Object.keys(contexts as Json).length >= 2,
    'default?': (context) => Object.hasOwn((modifier as Json)['contexts'] as Json, String(context)),
  })(modifier);

/** Whether a resolver document, whose sets and modifiers have their tokens in it, has the format. */
export const isResolver = (document: unknown): boolean =>
  objectOf({
    '$schema?': isText,
    'name?': isText,
    'description?': isText,
    version: oneOf('2025.10'),
    'sets?': everyOf(objectOf({ ...described, sources: areSources })),
    'modifiers?': everyOf(isModifier),
    resolutionOrder: listOf((item) => targetOf(document as Json, item) !== undefined),
  })(document);

function targetOf(document: Json, item: unknown): { kind: string; name: string; of: Json } | undefined {
  const [, kind = '', name = ''] =
    (isObject(item) && /^#\/(sets|modifiers)\/([^/]+)$/.exec(String(item['$ref']))) || [];
  const group = document[kind];
  const of = isObject(group) ? group[name] : undefined;
  return isObject(of) ? { kind, name, of } : undefined;
}

/**
 * The tokens that a resolver document gives for an input, as the format says: checks the input, merges the sources in
 * order, and resolves references in the result.
 */
export function resolve(document: Json, input: Readonly<Record<string, string>>): Json {
  const modifiers = document['modifiers'] as Readonly<Record<string, { readonly contexts: Json }>>;
  for (const [name, context] of Object.entries(input))
    if (!Object.hasOwn(modifiers[name]?.contexts ?? {}, context))
      throw new Error(`${name} has no context ${context}.`);
  const sources = (document['resolutionOrder'] as readonly unknown[]).flatMap((item) => {
    const { kind, name, of } = targetOf(document, item) ?? { kind: '', name: '', of: {} };
    if (kind !== 'modifiers') return (of['sources'] ?? []) as readonly Json[];
    const context = input[name] ?? String(of['default']);
    return (of['contexts'] as Readonly<Record<string, readonly Json[]>>)[context] ?? [];
  });
  const merged = sources.reduce<Json>(merge, {});
  return dereferenced(merged, merged) as Json;
}

/** The later token replaces the earlier one; groups are merged. */
function merge(one: Json, other: Json): Json {
  const entries = Object.entries(other).map(([name, inner]): [string, unknown] => {
    const before = one[name];
    const areGroups = isObject(before) && isObject(inner) && !('$value' in before) && !('$value' in inner);
    return [name, areGroups ? merge(before, inner) : inner];
  });
  return { ...one, ...Object.fromEntries(entries) };
}

function dereferenced(node: unknown, all: Json): unknown {
  if (!isObject(node)) return node;
  if (Object.hasOwn(node, '$value')) return { ...node, $value: valueOf(node, all) };
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, dereferenced(inner, all)]));
}

function valueOf({ $type, $value }: Json, all: Json): unknown {
  if (!isReference($value)) return $value;
  const names = $value.slice(1, -1).split('.');
  const target = names.reduce<unknown>((group, name) => (isObject(group) ? group[name] : undefined), all);
  if (!isObject(target) || target['$type'] !== $type) throw new Error(`${$value} is no ${String($type)}.`);
  return valueOf(target, all);
}
