import { grammarOf, hasEffect, isInherited, NO_EFFECT, type Grammar } from './attributes.ts';
import type { XmlElement } from './parse-xml.ts';
import { reasonsOfAttribute } from './rejections.ts';
import { readDeclarations, shortened, type Declarations } from './style-rules.ts';
import { drawable, gradients, shapes, type SvgElement } from './svg-element.ts';
import { readColour, type ValueContext } from './values.ts';

interface BuildContext extends ValueContext {
  readonly stylesOf: (classes: string) => Declarations;
  readonly inClip: boolean;
  /** Receives what a report cannot draw: a property, or with its value. */
  readonly refuse: (what: string) => void;
  /** Elements as they were written, by their id. */
  readonly byId: ReadonlyMap<string, XmlElement>;
  /** How many stops more there may be: a gradient repeats those of the gradient that it refers to. */
  readonly stops: { left: number };
}

const MAX_STOPS = 1000;

/** Builds the elements that are stored, with the attributes that they may have, from the elements that were written. */
export function buildSvg(
  root: XmlElement,
  size: { readonly width: number; readonly height: number },
  stylesOf: (classes: string) => Declarations,
  refuse: (what: string) => void,
): SvgElement {
  const byId = new Map<string, XmlElement>();
  const collect = (element: XmlElement) => {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    element.children.forEach(collect);
  };
  collect(root);
  return build(root, {
    ...size,
    colour: '#000000',
    inClip: false,
    stylesOf,
    refuse,
    byId,
    stops: { left: MAX_STOPS },
  });
}

function build(element: XmlElement, given: BuildContext): SvgElement {
  const { name } = element;
  const values = valuesOf(element, given);
  const colour = readColour(values.get('color') ?? '') ?? given.colour;
  const context = { ...given, colour, inClip: given.inClip || name === 'clipPath' };
  if (name === 'title' || name === 'desc')
    return { name, attributes: new Map(), children: [], text: plain(element.text) };
  const attributes = gradients.has(name)
    ? gradientAttributes(element, context)
    : readValues(values, grammarOf(name, given.inClip), name, context);
  const id = element.attributes.get('id');
  if (id !== undefined) attributes.set('id', id);
  const source = gradients.has(name) ? (chainOf(element, given).find(hasStops) ?? element) : element;
  const children = source.children.filter((child) => isChildOf(name, child, context));
  if (gradients.has(name) && (context.stops.left -= children.length) < 0) {
    context.refuse(`more than ${MAX_STOPS} colours in gradients`);
    children.length = 0;
  }
  return { name, attributes, children: children.map((child) => build(child, context)), text: '' };
}

const hasStops = ({ children }: XmlElement) => children.some(({ name }) => name === 'stop');

/** Whether a child is drawn or referred to. A browser ignores other ones as well. */
function isChildOf(parent: string, { name }: XmlElement, { inClip, refuse }: BuildContext): boolean {
  if (!drawable.has(name)) return false;
  if (name === 'svg') refuse('<svg> inside itself');
  if (name === 'stop') return gradients.has(parent);
  if (parent === 'stop') return false;
  if (gradients.has(parent)) return false;
  if (shapes.has(parent)) return name === 'title' || name === 'desc';
  return !inClip || shapes.has(name);
}

/** What applies to an element: attributes, then rules of its classes, then its own style. */
function valuesOf({ attributes }: XmlElement, { stylesOf }: BuildContext): ReadonlyMap<string, string> {
  const values = new Map(Array.from(attributes, ([key, value]) => [key, plain(value)]));
  const styles = [stylesOf(attributes.get('class') ?? ''), readDeclarations(attributes.get('style') ?? '')];
  for (const style of styles) for (const [property, value] of style) values.set(property, plain(value));
  return values;
}

function readValues(
  values: ReadonlyMap<string, string>,
  grammar: Grammar,
  element: string,
  context: BuildContext,
): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [property, value] of values) {
    const read = grammar[property];
    if (!read) {
      if (hasEffect(property, value, element)) context.refuse(shortened(property));
      continue;
    }
    if (value === 'inherit' && isInherited(property)) continue;
    const text = read(value, context);
    if (text === undefined) {
      if (reasonsOfAttribute(property, value, element).length === 0)
        context.refuse(`${property}="${shortened(value)}"`);
    } else if (text !== NO_EFFECT) attributes.set(property, text);
  }
  return attributes;
}

/** A gradient takes what it does not set itself from the gradient that it refers to. */
function gradientAttributes(element: XmlElement, context: BuildContext): Map<string, string> {
  const grammar = grammarOf(element.name, false);
  const values = new Map<string, string>();
  const chain = chainOf(element, context);
  for (const name of Object.keys(grammar)) {
    const value = chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
    if (value !== undefined) values.set(name, plain(value));
  }
  const ofShape = values.get('gradientUnits')?.toLowerCase() !== 'userspaceonuse';
  // A percentage is of the shape, or of the whole drawing.
  const whole = ofShape ? { ...context, width: 1, height: 1 } : context;
  return readValues(values, grammar, element.name, whole);
}

const MAX_REFERENCES = 16;

/** The gradient, the one that it refers to, and so on. */
function chainOf(element: XmlElement, { byId }: BuildContext): readonly XmlElement[] {
  const chain = [element];
  while (chain.length < MAX_REFERENCES) {
    const next = byId.get(chain.at(-1)?.attributes.get('href')?.trim().slice(1) ?? '');
    if (!next || !gradients.has(next.name)) break;
    chain.push(next);
  }
  return chain;
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
