import { SCHEMA_LIMITS } from './schema-limits.model.ts';

/** A schema within a schema: its pointer, its reference, and the schemas in it. */
export interface SchemaNode {
  pointer: string;
  ref: string | undefined;
  children: SchemaNode[];
}

interface Extent {
  size: number;
  depth: number;
}

export function pointerTo(base: string, ...names: string[]): string {
  return [base, ...names.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/**
 * Reports references that leave the schema, lead nowhere or form a cycle, and references that together expand beyond
 * the limit. Each schema is measured once.
 */
export function referenceProblems(nodes: ReadonlyMap<string, SchemaNode>): string[] {
  const problems: string[] = [];
  const extents = new Map<SchemaNode, Extent | 'under way'>();
  const targetOf = (node: SchemaNode) => {
    if (node.ref === undefined) return [];
    const target = node.ref.startsWith('#') ? nodes.get(decoded(node.ref)) : undefined;
    if (!target)
      problems.push(`${node.pointer}: refers to ${node.ref.slice(0, 200)}, which is not part of it`);
    return target ? [target] : [];
  };

  const measure = (node: SchemaNode, level: number): Extent => {
    if (level > SCHEMA_LIMITS.depth) return { size: 1, depth: 1 + SCHEMA_LIMITS.depth };
    const known = extents.get(node);
    if (known === 'under way') {
      problems.push(`${node.pointer}: contains itself`);
      return { size: 1, depth: 1 };
    }
    if (known) return known;
    extents.set(node, 'under way');
    const parts = [...node.children, ...targetOf(node)].map((part) => measure(part, level + 1));
    const extent = {
      size: parts.reduce((sum, { size }) => sum + size, 1),
      depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    };
    extents.set(node, extent);
    return extent;
  };

  const root = nodes.get('#');
  const extent = root ? measure(root, 1) : { size: 0, depth: 0 };
  if (extent.depth > SCHEMA_LIMITS.depth) problems.push(`#: is nested more than ${SCHEMA_LIMITS.depth} deep`);
  if (extent.size > SCHEMA_LIMITS.expanded)
    problems.push(`#: unfolds into more than ${SCHEMA_LIMITS.expanded} parts`);
  return problems;
}

function decoded(ref: string) {
  try {
    return decodeURIComponent(ref);
  } catch {
    return '';
  }
}
