import { UnreadableFile } from './file-problem.ts';
import { isObject, type JsonNode, type JsonObject } from './json-tree.ts';

/** References can multiply: each may lead to a value with more of them. */
const MAX_STEPS = 10_000;

export const isToken = (node: JsonNode | undefined): node is JsonObject =>
  isObject(node) && (node.entries.has('$ref') || writtenValue(node) !== undefined);

/** What a token holds under `$value`, or under `value`, as older versions of the format and Tokens Studio write it. */
const writtenValue = ({ entries }: JsonObject): JsonNode | undefined =>
  entries.get('$value') ?? (entries.has('type') || entries.has('$type') ? entries.get('value') : undefined);

/**
 * Reads values of tokens in a file, with all references replaced by what they name.
 *
 * @param roots Where the path of a reference begins; the first one that has it counts.
 */
export function referenceReader(roots: readonly JsonObject[]) {
  let steps = 0;

  /**
   * @param outer References that lead to this value.
   * @throws UnreadableFile if a reference leads nowhere or back to itself.
   */
  function read(start: JsonNode, outer: ReadonlySet<string> = new Set()): unknown {
    const path = new Set(outer);
    let node = start;
    for (let reference = referenceIn(node); reference !== undefined; reference = referenceIn(node)) {
      count();
      if (path.has(reference)) throw new UnreadableFile(`${reference} leads back to itself.`);
      path.add(reference);
      const target = targetOf(reference);
      if (!target) throw new UnreadableFile(`${reference} names no token.`);
      node = target;
    }
    count();
    if (node.kind === 'value') return node.value;
    if (node.kind === 'array') return node.items.map((item) => read(item, path));
    return Object.fromEntries(Array.from(node.entries, ([name, inner]) => [name, read(inner, path)]));
  }

  function count() {
    steps += 1;
    if (steps > MAX_STEPS) throw new UnreadableFile('The file has too many references.');
  }

  function targetOf(reference: string): JsonNode | undefined {
    const target = reference.startsWith('#')
      ? follow(pointerPath(reference))
      : follow(
          reference
            .slice(1, -1)
            .replace(/\.value$/, '')
            .split('.'),
        );
    if (isToken(target)) return valueOf(target);
    return reference.startsWith('#') ? target : undefined;
  }

  function follow(path: readonly string[] | undefined): JsonNode | undefined {
    const ends = roots.map((root) =>
      path?.reduce<JsonNode | undefined>((node, name) => {
        if (node?.kind === 'object') return node.entries.get(name);
        return node?.kind === 'array' ? node.items[Number(name)] : undefined;
      }, root),
    );
    return ends.find((end) => end !== undefined);
  }

  return { valueOf: (token: JsonObject) => read(valueOf(token)) };
}

/** The value of a token; the token itself if it is a reference as a whole. */
const valueOf = (token: JsonObject): JsonNode => writtenValue(token) ?? token;

/** `{group.token}`, or the JSON pointer of `$ref`. */
function referenceIn(node: JsonNode): string | undefined {
  if (node.kind === 'value')
    return typeof node.value === 'string' && /^\{[^{}]+\}$/.test(node.value) ? node.value : undefined;
  const pointer = node.kind === 'object' ? node.entries.get('$ref') : undefined;
  return pointer?.kind === 'value' && typeof pointer.value === 'string' ? pointer.value : undefined;
}

function pointerPath(pointer: string): readonly string[] | undefined {
  if (!pointer.startsWith('#/')) return undefined;
  return pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
