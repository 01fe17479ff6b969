/** An element of a drawing that was read: its attributes hold values that pages and reports can draw. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  children: SvgElement[];
  /** Of `title` and `desc`. */
  text: string;
}

export const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);
export const isShape = ({ name }: SvgElement): boolean => shapes.has(name);
export const gradients: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);
/** What is drawn only where another element refers to it. */
export const isResource = ({ name }: SvgElement): boolean => gradients.has(name) || name === 'clipPath';

/** Elements of a drawing (STUDIO-039). `style` is read and not stored. */
export const drawable: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'stop',
  'clipPath',
  'title',
  'desc',
  ...shapes,
  ...gradients,
]);

/** The element and all elements in it, in document order. */
export function* elementsIn(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* elementsIn(child);
}

/** The id that a value such as `url(#a)` refers to. */
export const referenceIn = (value: string | undefined): string | undefined =>
  value?.startsWith('url(#') ? value.slice(5, -1) : undefined;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** The element as text. */
export function svgText({ name, attributes, children, text }: SvgElement): string {
  const head = [name, ...Array.from(attributes, ([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  const inside = escaped(text) + children.map(svgText).join('');
  return inside === '' ? `<${head}/>` : `<${head}>${inside}</${name}>`;
}
