import type { XmlElement, XmlReading } from './parse-xml.ts';
import { drawable } from './svg-element.ts';

const MAX_PARTS = 2000;
const MAX_NESTING = 16;

const running = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'handler',
  'listener',
  'audio',
  'video',
]);
/** Names of metadata vocabularies too, unless they are HTML or SVG. */
const runningAnywhere = new Set(['script', 'foreignobject', 'iframe', 'embed', 'handler', 'listener']);
const changing = /^(?:set|animate\w*|discard|mpath)$/;
const texts = new Set(['text', 'tspan', 'textpath', 'tref', 'font', 'font-face', 'glyph', 'altglyph']);
const pictures = new Set(['image', 'feimage', 'img']);
/** Elements that are left out, or read before the drawing is written. */
const passedOver = new Set(['', 'metadata', 'style']);

/** What an SVG is refused for, in the order of the specification, as predicates: 'declares a document type'. */
export function rejectionsOf(xml: XmlReading, css: readonly string[]): readonly string[] {
  const elements = xml.root ? within(xml.root) : [];
  const found = new Set(elements.flatMap(reasonsOf));
  if (xml.doctype) found.add('declares a document type');
  if (Array.from(xml.foreignNames).some((name) => runningAnywhere.has(name)))
    found.add('holds something that runs');
  for (const reason of css) found.add(reason);
  if (xml.instructions.includes('xml-stylesheet')) found.add('imports a style sheet');
  if (xml.errorLine !== undefined) found.add(`is not well-formed at line ${xml.errorLine}`);
  const parts = partsOf(xml);
  if (parts > MAX_PARTS) found.add(`has ${parts} parts, at most ${MAX_PARTS} are asked`);
  if (xml.nesting > MAX_NESTING) found.add(`is nested ${xml.nesting} deep, at most ${MAX_NESTING} are asked`);
  return Array.from(found).toSorted((one, other) => rank(one) - rank(other));
}

/** The elements in the root that could be drawn. */
const partsOf = ({ root }: XmlReading): number =>
  root ? within(root).filter(({ name }) => drawable.has(name)).length - 1 : 0;

/** Whether the file is too broken or too large to look at its attributes. */
export const hasNoTree = (xml: XmlReading): boolean =>
  xml.errorLine !== undefined || xml.nesting > MAX_NESTING || partsOf(xml) > MAX_PARTS;

export const undrawable = (what: string): string => `uses ${what}, which cannot be drawn in a report`;

const order = [
  'declares a document type',
  'holds something that runs',
  'holds an event handler',
  'changes itself',
  'holds a javascript: address',
  'points outside itself',
  'imports a style sheet',
  'holds text: turn it into outlines',
  'holds a picture',
];
const rank = (reason: string) => (order.indexOf(reason) + order.length + 1) % (order.length + 1);

function reasonsOf({ name, attributes }: XmlElement): readonly string[] {
  const reasons = Array.from(attributes).flatMap(([key, value]) => reasonsOfAttribute(key, value, name));
  const lower = name.toLowerCase();
  if (running.has(lower)) reasons.push('holds something that runs');
  else if (changing.test(lower)) reasons.push('changes itself');
  else if (texts.has(lower)) reasons.push('holds text: turn it into outlines');
  else if (pictures.has(lower)) reasons.push('holds a picture');
  else if (lower === 'link') reasons.push('imports a style sheet');
  else if (!drawable.has(name) && !passedOver.has(name)) reasons.push(undrawable(`<${name}>`));
  return reasons;
}

/** Spaces and control characters, which browsers ignore in an address. */
const ignored = /[\p{Cc}\p{Z}]+/gu;

/** What an attribute is refused for, whether or not it could be drawn. */
export function reasonsOfAttribute(name: string, value: string, element: string): string[] {
  if (/^on[a-z]+$/i.test(name)) return ['holds an event handler'];
  const refers = /^(?:href|src)$/i.test(name);
  const address = refers || value.includes(':') ? value.replaceAll(ignored, '').toLowerCase() : '';
  if (/^vbscript:|javascript:/.test(address)) return ['holds a javascript: address'];
  if (name === 'base') return ['points outside itself'];
  if (!refers) return outsideIn(value);
  const picture = pictures.has(element.toLowerCase()) && address.startsWith('data:');
  return address === '' || address.startsWith('#') || picture ? [] : ['points outside itself'];
}

/** Finds `url()` of anything but an element of the same file, also in style rules. */
export function outsideIn(value: string): string[] {
  if (!/url/i.test(value)) return [];
  const outside = Array.from(value.matchAll(/url\(\s*(["']?)\s*(.?)/gi)).some(([, , sign]) => sign !== '#');
  return outside ? ['points outside itself'] : [];
}

const within = (element: XmlElement): readonly XmlElement[] => [element, ...element.children.flatMap(within)];
