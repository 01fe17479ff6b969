import { drawnImage } from '../safe/drawn-image.ts';

const namespace = 'http://www.w3.org/2000/svg';
/** Pixels for each CSS pixel: sharp on paper and on dense screens. */
const sharpness = 2;
const margin = 16;
const headHeight = 36;
const legendHeight = 24;

/** Styles that a picture must have as attributes: the style sheets of the page do not apply to it. */
const copiedStyles = [
  'fill',
  'stroke',
  'stroke-width',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
] as const;

/** The drawing of a chart as a PNG, with title and legend, in the colours of the page. */
export async function chartPicture(figure: HTMLElement): Promise<Blob> {
  const drawing = figure.querySelector<SVGSVGElement>('svg[role=img]');
  if (!drawing) throw new Error('The chart is not drawn.');
  const svg = pictureOf(figure, drawing);
  const source = new XMLSerializer().serializeToString(svg);
  const image = await drawnImage(new Blob([source], { type: 'image/svg+xml' }));
  const canvas = document.createElement('canvas');
  canvas.width = Number(svg.getAttribute('width')) * sharpness;
  canvas.height = Number(svg.getAttribute('height')) * sharpness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png');
  });
}

function pictureOf(figure: HTMLElement, drawing: SVGSVGElement): SVGSVGElement {
  const { width, height } = drawing.getBoundingClientRect();
  const legend = Array.from(figure.querySelectorAll<HTMLElement>('[data-legend] li'));
  const top = margin + headHeight + (legend.length > 0 ? legendHeight : 0);
  const size = { width: Math.ceil(width + 2 * margin), height: Math.ceil(top + height + margin) };
  const svg = element('svg', size);
  svg.append(element('rect', { ...size, fill: getComputedStyle(figure).backgroundColor }));
  for (const patterns of figure.querySelectorAll('defs')) svg.append(styledCopy(patterns));
  svg.append(...titleOf(figure), ...legend.flatMap(legendEntry()));
  const marks = element('g', { transform: `translate(${margin} ${top})` });
  marks.append(...Array.from(drawing.children, styledCopy));
  svg.append(marks);
  return svg;
}

function titleOf(figure: HTMLElement): SVGElement[] {
  const heading = figure.querySelector('figcaption :first-child');
  return heading ? [textLike(heading, margin, margin + 16)] : [];
}

/** Returns a function that places each entry after the previous one. */
function legendEntry() {
  let x = margin;
  const y = margin + headHeight;
  return (entry: HTMLElement): SVGElement[] => {
    const swatch = entry.querySelector('svg');
    const at = element('g', { transform: `translate(${x} ${y - 2})` });
    at.append(...Array.from(swatch?.children ?? [], styledCopy));
    const text = textLike(entry, x + 18, y + 8);
    x += entry.getBoundingClientRect().width + 16;
    return [at, text];
  };
}

function textLike(source: Element, x: number, y: number): SVGElement {
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(source);
  const text = element('text', {
    x,
    y,
    fill: color,
    'font-family': fontFamily,
    'font-size': fontSize,
    'font-weight': fontWeight,
  });
  text.textContent = source.textContent.trim();
  return text;
}

/**
 * Attributes instead of styles: the page's content security policy applies to a picture from a Blob and blocks style
 * attributes.
 */
function styledCopy(source: Element): Element {
  const copy = source.cloneNode(true) as Element;
  const pairs = [
    [source, copy] as const,
    ...zipped(source.querySelectorAll('*'), copy.querySelectorAll('*')),
  ];
  for (const [from, to] of pairs) {
    const look = getComputedStyle(from);
    to.removeAttribute('class');
    for (const name of copiedStyles) {
      const value = look.getPropertyValue(name);
      if (value && !value.startsWith('url(')) to.setAttribute(name, value);
    }
  }
  return copy;
}

const zipped = (one: NodeListOf<Element>, other: NodeListOf<Element>) =>
  Array.from(one).flatMap((from, index) => {
    const to = other[index];
    return to ? [[from, to] as const] : [];
  });

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
