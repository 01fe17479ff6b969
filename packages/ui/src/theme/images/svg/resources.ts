import { elementsIn, gradients, isResource, referenceIn, type SvgElement } from './svg-element.ts';

const references = ['fill', 'stroke', 'clip-path'] as const;

/**
 * Puts the gradients and clip paths that are used into one `defs`, named in their order, and leaves out the rest:
 * unused ones, other contents of `defs`, and ids that nothing refers to.
 */
export function collectResources(root: SvgElement): void {
  const resources = new Map<string, SvgElement>();
  for (const element of elementsIn(root)) {
    const id = element.attributes.get('id');
    if (isResource(element) && id !== undefined && !resources.has(id)) resources.set(id, element);
  }
  const drawn = Array.from(withoutResources(root));
  const used = new Map<SvgElement, string>();
  const clips = Array.from(resources.values());
  for (const element of drawn) for (const name of references) resolve(element, name, resources, used);
  for (const element of [...drawn, ...clips.flatMap((clip) => Array.from(elementsIn(clip)))])
    element.attributes.delete('id');
  const kept = clips.filter((resource) => used.has(resource));
  const names = new Map(kept.map((resource, index) => [used.get(resource), `p${index + 1}`]));
  for (const resource of kept) rename(resource, `${names.get(used.get(resource))}`);
  for (const element of drawn)
    for (const name of references) {
      const id = referenceIn(element.attributes.get(name));
      if (id !== undefined) element.attributes.set(name, `url(#${names.get(id)})`);
    }
  if (kept.length > 0)
    root.children.unshift({ name: 'defs', attributes: new Map(), children: kept, text: '' });
}

function rename(resource: SvgElement, id: string): void {
  const attributes = Array.from(resource.attributes);
  resource.attributes.clear();
  resource.attributes.set('id', id);
  for (const [key, value] of attributes) resource.attributes.set(key, value);
}

/** The elements that are drawn where they stand; takes the others out of the tree. */
function* withoutResources(element: SvgElement): Generator<SvgElement> {
  yield element;
  element.children = element.children.filter((child) => child.name !== 'defs' && !isResource(child));
  for (const child of element.children) yield* withoutResources(child);
}

/** Replaces a reference to nothing by what a browser draws instead: the fallback of a paint, or nothing. */
function resolve(
  { attributes }: SvgElement,
  name: (typeof references)[number],
  resources: ReadonlyMap<string, SvgElement>,
  used: Map<SvgElement, string>,
): void {
  const [reference = '', fallback] = (attributes.get(name) ?? '').split(' ');
  const id = referenceIn(reference);
  if (id === undefined) return;
  const found = resources.get(id);
  const clip = name === 'clip-path';
  if (found && (clip ? found.name === 'clipPath' : gradients.has(found.name))) {
    attributes.set(name, reference);
    used.set(found, id);
  } else if (clip) attributes.delete(name);
  else attributes.set(name, fallback ?? 'none');
}
