import { isSafePattern } from './safe-pattern.model.ts';
import {
  isNames,
  isPlain,
  reservedKeys,
  SCHEMA_LIMITS,
  schemaKeywords,
  valueKeywords,
} from './schema-limits.model.ts';
import { pointerTo, referenceProblems, type SchemaNode } from './schema-references.model.ts';

export interface EnvelopeCheck {
  /** Why the schema is rejected, with the path of each problem; empty if it is accepted. */
  problems: readonly string[];
  /** Number of visited values. */
  steps: number;
}

interface Task {
  value: unknown;
  pointer: string;
  depth: number;
  parent: SchemaNode | undefined;
}

/** Limit of reported problems: a hostile schema could have one for each value. */
const MAX_PROBLEMS = 20;

/** Checks a schema against the limits of a form, in a bounded number of steps for any input. */
export function checkEnvelope(schema: unknown): EnvelopeCheck {
  const problems: string[] = [];
  const nodes = new Map<string, SchemaNode>();
  const tasks: Task[] = [{ value: schema, pointer: '#', depth: 1, parent: undefined }];
  let steps = 0;
  let properties = 0;
  const reject = (pointer: string, reason: string) =>
    void problems.push(`${pointer.slice(0, 200)}: ${reason}`);

  const visit = ({ value, pointer, depth, parent }: Task) => {
    if (!isPlain(value)) return reject(pointer, 'is not a schema');
    if (depth > SCHEMA_LIMITS.depth)
      return reject(pointer, `is nested more than ${SCHEMA_LIMITS.depth} deep`);
    const node: SchemaNode = { pointer, ref: undefined, children: [] };
    nodes.set(pointer, node);
    parent?.children.push(node);
    const within = (inner: unknown, ...path: string[]) =>
      tasks.push({ value: inner, pointer: pointerTo(pointer, ...path), depth: depth + 1, parent: node });
    for (const [keyword, inner] of Object.entries(value)) {
      steps += 1;
      const place = pointerTo(pointer, keyword);
      const fits = Object.hasOwn(valueKeywords, keyword) ? valueKeywords[keyword] : undefined;
      const holds = schemaKeywords.get(keyword);
      if (fits) {
        if (!fits(inner)) reject(place, 'has a value that it cannot have');
        else if (keyword === '$ref') node.ref = String(inner);
        else if (keyword === 'pattern' && !isSafePattern(String(inner)))
          reject(place, 'might take too long to match');
        else steps += plainValueSteps(inner, place, reject);
      } else if (holds === undefined) reject(place, 'is not a keyword of forms');
      else if (holds === 'map') visitMap(keyword, inner, place, within);
      else if (Array.isArray(inner) && holds.includes('list')) {
        if (inner.length === 0 || inner.length > SCHEMA_LIMITS.choices)
          reject(place, 'has too few or too many entries');
        else inner.forEach((part, index) => within(part, keyword, String(index)));
      } else if (holds === 'list') reject(place, 'is not a list');
      else if (holds !== 'closed or one' || inner !== false) within(inner, keyword);
    }
  };

  const visitMap = (
    keyword: string,
    map: unknown,
    place: string,
    within: (inner: unknown, ...path: string[]) => void,
  ) => {
    if (!isPlain(map)) return reject(place, 'is not a set of schemas');
    for (const [name, inner] of Object.entries(map)) {
      steps += 1;
      if (keyword === 'properties') properties += 1;
      if (reservedKeys.has(name) || !name.isWellFormed())
        reject(pointerTo(place, name), 'is a reserved name');
      else if (keyword === 'dependencies' && Array.isArray(inner)) {
        if (!isNames(inner)) reject(pointerTo(place, name), 'is not a list of names');
      } else within(inner, keyword, name);
    }
  };

  for (let task = tasks.pop(); task && problems.length < MAX_PROBLEMS; task = tasks.pop()) {
    steps += 1;
    visit(task);
    // Checked after the last value too, because values that were not visited may be unsafe.
    const over =
      steps > SCHEMA_LIMITS.steps
        ? `${SCHEMA_LIMITS.steps} values`
        : properties > SCHEMA_LIMITS.properties
          ? `${SCHEMA_LIMITS.properties} properties`
          : undefined;
    if (over === undefined) continue;
    reject('#', `has more than ${over}`);
    break;
  }
  if (problems.length === 0) problems.push(...referenceProblems(nodes));
  return { problems, steps: steps + nodes.size };
}

/**
 * Counts the values in any JSON. `default` and similar values are copied into the data, so they must not have
 * reserved names.
 */
function plainValueSteps(value: unknown, place: string, reject: (pointer: string, reason: string) => void) {
  const rest: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let count = 0;
  for (let one = rest.pop(); one && count < SCHEMA_LIMITS.steps; one = rest.pop()) {
    count += 1;
    if (typeof one.value !== 'object' || one.value === null) continue;
    if (one.depth > SCHEMA_LIMITS.depth) {
      reject(place, `is nested more than ${SCHEMA_LIMITS.depth} deep`);
      break;
    }
    for (const [name, inner] of Object.entries(one.value)) {
      if (reservedKeys.has(name)) reject(pointerTo(place, name), 'is a reserved name');
      rest.push({ value: inner, depth: one.depth + 1 });
    }
  }
  return count;
}
