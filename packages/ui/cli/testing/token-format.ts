/**
 * The rules of the Design Tokens Community Group, version 2025.10, for files and resolver documents: the types that we
 * write, references, groups, and how a resolver document gives the tokens of a look.
 */

export type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const between = (value: unknown, least: number, most: number) =>
  isNumber(value) && value >= least && value <= most;
const isText = (value: unknown): value is string => typeof value === 'string';

/** An object with these keys and no others; those that end in `?` may be absent. */
function hasKeys(value: unknown, keys: readonly string[]): value is Json {
  if (!isObject(value)) return false;
  const known = keys.map((key) => key.replace('?', ''));
  return (
    Object.keys(value).every((key) => known.includes(key)) &&
    keys.every((key) => key.endsWith('?') || Object.hasOwn(value, key))
  );
}

const isColour = (value: unknown) =>
  hasKeys(value, ['colorSpace', 'components', 'alpha?', 'hex?']) &&
  value['colorSpace'] === 'srgb' &&
  Array.isArray(value['components']) &&
  value['components'].length === 3 &&
  value['components'].every((component) => between(component, 0, 1)) &&
  (value['alpha'] === undefined || between(value['alpha'], 0, 1)) &&
  (value['hex'] === undefined || (isText(value['hex']) && /^#[0-9a-f]{6}$/i.test(value['hex'])));

const isMeasure = (value: unknown, units: readonly string[]) =>
  hasKeys(value, ['value', 'unit']) && isNumber(value['value']) && units.includes(String(value['unit']));
const isDimension = (value: unknown) => isMeasure(value, ['px', 'rem']);

const isShadow = (value: unknown) =>
  hasKeys(value, ['color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset?']) &&
  isColour(value['color']) &&
  [value['offsetX'], value['offsetY'], value['blur'], value['spread']].every(isDimension) &&
  (value['inset'] === undefined || typeof value['inset'] === 'boolean');

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  dimension: isDimension,
  duration: (value) => isMeasure(value, ['ms', 's']),
  number: isNumber,
  fontWeight: (value) => between(value, 1, 1000),
  fontFamily: (value) =>
    (isText(value) && value !== '') || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    between(value[0], 0, 1) &&
    between(value[2], 0, 1),
  shadow: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isShadow) : isShadow(value)),
};

const isReference = (value: unknown): value is string => isText(value) && /^\{[^{}]+\}$/.test(value);
const tokenKeys = ['$value', '$type?', '$description?', '$deprecated?', '$extensions?'];

/** What is wrong with a file of tokens, each with its place. Every token must have a type of its own. */
export function formatProblems(group: unknown, path: readonly string[] = []): readonly string[] {
  const place = path.join('.') || 'the file';
  if (!isObject(group)) return [`${place} is not an object`];
  if (Object.hasOwn(group, '$value')) return tokenProblems(group, place);
  return Object.entries(group).flatMap(([name, inner]) => {
    if (name === '$description') return isText(inner) ? [] : [`${place}.${name} is not a text`];
    if (name === '$extensions') return isObject(inner) ? [] : [`${place}.${name} is not an object`];
    if (/^\$|[{}.]|^$/.test(name)) return [`${place} has the name ${name}`];
    return formatProblems(inner, [...path, name]);
  });
}

function tokenProblems(token: Json, place: string): readonly string[] {
  const { $type, $value, $description, $deprecated, $extensions } = token;
  const known = isText($type) && Object.hasOwn(types, $type) ? types[$type] : undefined;
  if (!known) return [`${place} has the type ${JSON.stringify($type)}`];
  return [
    ...(hasKeys(token, tokenKeys) ? [] : [`${place} has other keys`]),
    ...(isReference($value) || known($value) ? [] : [`${place} is not a ${$type as string}`]),
    ...($description === undefined || isText($description) ? [] : [`${place} has no text as $description`]),
    ...($deprecated === undefined || isText($deprecated) || typeof $deprecated === 'boolean'
      ? []
      : [`${place} has no text as $deprecated`]),
    ...($extensions === undefined || isObject($extensions) ? [] : [`${place} has no object as $extensions`]),
  ];
}

const documentKeys = [
  '$schema?',
  'name?',
  'version',
  'description?',
  'sets?',
  'modifiers?',
  'resolutionOrder',
];
const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : []);

/** What is wrong with a resolver document whose sets and modifiers have their tokens in it. */
export function resolverProblems(document: unknown): readonly string[] {
  if (!hasKeys(document, documentKeys)) return ['the document has other keys'];
  const { version, sets, modifiers, resolutionOrder } = document;
  return [
    ...(version === '2025.10' ? [] : ['the version is not 2025.10']),
    ...entriesOf(sets).flatMap(([name, set]) =>
      hasKeys(set, ['sources', 'description?', '$extensions?'])
        ? sourceProblems(set['sources'], name)
        : [`${name} is not a set`],
    ),
    ...entriesOf(modifiers).flatMap(([name, modifier]) => modifierProblems(name, modifier)),
    ...(Array.isArray(resolutionOrder) ? resolutionOrder : [undefined]).flatMap((item: unknown) =>
      targetOf(document, item) ? [] : [`${JSON.stringify(item)} is not in the document`],
    ),
  ];
}

function modifierProblems(name: string, modifier: unknown): readonly string[] {
  if (!hasKeys(modifier, ['contexts', 'default?', 'description?', '$extensions?']))
    return [`${name} is not a modifier`];
  const contexts = entriesOf(modifier['contexts']);
  const standard = modifier['default'];
  return [
    ...(contexts.length >= 2 ? [] : [`${name} has fewer than two contexts`]),
    ...(standard === undefined || contexts.some(([context]) => context === standard)
      ? []
      : [`${name} has the default ${JSON.stringify(standard)}`]),
    ...contexts.flatMap(([context, sources]) => sourceProblems(sources, `${name}.${context}`)),
  ];
}

const sourceProblems = (sources: unknown, place: string): readonly string[] =>
  Array.isArray(sources)
    ? sources.flatMap((source) => formatProblems(source, [place]))
    : [`${place} has no list of sources`];

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
  for (const [name, context] of Object.entries(input)) {
    const modifier = isObject(document['modifiers']) ? document['modifiers'][name] : undefined;
    if (
      !isObject(modifier) ||
      !isObject(modifier['contexts']) ||
      !Object.hasOwn(modifier['contexts'], context)
    )
      throw new Error(`${name} has no context ${context}.`);
  }
  const order = document['resolutionOrder'] as readonly unknown[];
  const sources = order.flatMap((item) => {
    const target = targetOf(document, item);
    if (target?.kind !== 'modifiers') return (target?.of['sources'] ?? []) as readonly Json[];
    const context = input[target.name] ?? target.of['default'];
    if (!isText(context)) throw new Error(`${target.name} needs a context.`);
    return (target.of['contexts'] as Readonly<Record<string, readonly Json[]>>)[context] ?? [];
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
  if (Object.hasOwn(node, '$value')) return { ...node, $value: valueOf(node, all, []) };
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, dereferenced(inner, all)]));
}

function valueOf(token: Json, all: Json, seen: readonly string[]): unknown {
  const value = token['$value'];
  if (!isReference(value)) return value;
  if (seen.includes(value)) throw new Error(`${value} refers to itself.`);
  const target = value
    .slice(1, -1)
    .split('.')
    .reduce<unknown>((group, name) => (isObject(group) ? group[name] : undefined), all);
  if (!isObject(target) || target['$type'] !== token['$type'])
    throw new Error(`${value} is no ${String(token['$type'])}.`);
  return valueOf(target, all, [...seen, value]);
}
