import { drawnImage } from '../safe/drawn-image.ts';

const namespace = 'http://www.w3.org/2000/svg';
/** Pixels for each CSS pixel: sharp on paper and on dense screens. */
const sharpness = 2;
const margin = 16;
const headHeight = 36;
const legendHeight = 24;
const swatchWidth = 18;

/** Styles that a picture must have as attributes: the style sheets of the page do not apply to it. */
const copiedStyles = ['fill', 'stroke', 'stroke-width'] as const;

/** A text of the picture, its anchor, and the width that it has on the page. */
interface PictureText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: CanvasTextAlign;
  readonly fill: string;
  readonly style: CSSStyleDeclaration;
}

/** The drawing of a chart as a PNG, with title and legend, in the colours and the font of the page. */
export async function chartPicture(figure: HTMLElement): Promise<Blob> {
  const drawing = figure.querySelector<SVGSVGElement>('svg[data-drawing]');
  if (!drawing) throw new Error('The chart is not drawn.');
  const { svg, texts } = pictureOf(figure, drawing);
  const source = new XMLSerializer().serializeToString(svg);
  const image = await drawnImage(new Blob([source], { type: 'image/svg+xml' }));
  const canvas = document.createElement('canvas');
  canvas.width = Number(svg.getAttribute('width')) * sharpness;
  canvas.height = Number(svg.getAttribute('height')) * sharpness;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.scale(sharpness, sharpness);
  for (const text of texts) write(context, text);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png');
  });
}

/** An image has no access to the fonts of the page, a canvas has. */
function write(
  context: CanvasRenderingContext2D,
  { text, x, y, width, align, fill, style }: PictureText,
): void {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = align;
  const place = [text, x, y, Math.ceil(width)] as const;
  if (style.paintOrder.startsWith('stroke')) {
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineJoin = 'round';
    context.strokeText(...place);
  }
  context.fillStyle = fill;
  context.fillText(...place);
}

function pictureOf(figure: HTMLElement, drawing: SVGSVGElement) {
  const { width, height } = drawing.getBoundingClientRect();
  const legend = Array.from(figure.querySelectorAll<HTMLElement>('[data-legend] li'), legendEntry(width));
  const top = margin + headHeight + (legend.at(-1)?.bottom ?? 0);
  const size = { width: Math.ceil(width + 2 * margin), height: Math.ceil(top + height + margin) };
  const svg = element('svg', size);
  svg.append(element('rect', { ...size, fill: getComputedStyle(figure).backgroundColor }));
  for (const patterns of figure.querySelectorAll('defs')) svg.append(styledCopy(patterns));
  svg.append(...legend.map(({ swatch }) => swatch));
  const marks = element('g', { transform: `translate(${margin} ${top})` });
  marks.append(...Array.from(drawing.children, styledCopy));
  for (const text of marks.querySelectorAll('text')) text.remove();
  svg.append(marks);
  const heading = figure.querySelector('figcaption :first-child');
  const texts = [
    ...(heading ? [htmlText(heading, margin, margin + 16, width)] : []),
    ...legend.map(({ text }) => text),
    ...Array.from(drawing.querySelectorAll('text')).flatMap((text) => svgTexts(text, drawing, top)),
  ];
  return { svg, texts };
}

/** Returns a function that places each entry after the previous one, or below it. */
function legendEntry(width: number) {
  let x = margin;
  let bottom = legendHeight;
  return (entry: HTMLElement) => {
    const wide = entry.getBoundingClientRect().width;
    if (x > margin && x + wide > margin + width) {
      x = margin;
      bottom += legendHeight;
    }
    const y = margin + headHeight + bottom - legendHeight;
    const swatch = element('g', { transform: `translate(${x} ${y - 2})` });
    swatch.append(...Array.from(entry.querySelector('svg')?.children ?? [], styledCopy));
    const text = htmlText(entry, x + swatchWidth, y + 8, wide);
    x += wide + 16;
    return { swatch, text, bottom };
  };
}

function htmlText(source: Element, x: number, y: number, width: number): PictureText {
  const style = getComputedStyle(source);
  return { text: source.textContent.trim(), x, y, width, align: 'left', style, fill: style.color };
}

/** A text of the drawing in the parts that differ in style. */
function svgTexts(whole: SVGTextElement, drawing: SVGSVGElement, top: number): PictureText[] {
  if (whole.getNumberOfChars() === 0) return [];
  const { left } = drawing.getBoundingClientRect();
  const y = top + whole.getStartPositionOfChar(0).y;
  const parts = [whole, ...whole.querySelectorAll('tspan')].flatMap((part) =>
    Array.from(part.childNodes, (node) => ({ node, style: getComputedStyle(part) })),
  );
  return parts.flatMap(({ node, style }) => {
    if (!(node instanceof Text)) return [];
    const range = document.createRange();
    range.selectNode(node);
    const at = range.getBoundingClientRect();
    const [align, offset] = anchors[style.textAnchor as keyof typeof anchors];
    const x = margin + at.left - left + offset * at.width;
    return [{ text: node.data, x, y, width: at.width, align, style, fill: style.fill }];
  });
}

/** Where a text is aligned on a canvas, and where its anchor is in its width. */
const anchors = {
  start: ['left', 0],
  middle: ['center', 0.5],
  end: ['right', 1],
} as const;

/**
 * Attributes instead of styles: the page's content security policy applies to a picture from a Blob and blocks style
 * attributes.
 */
function styledCopy(source: Element): Element {
  const copy = source.cloneNode(true) as Element;
  const originals = [source, ...source.querySelectorAll('*')];
  for (const [index, to] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(originals[index] ?? source);
    to.removeAttribute('class');
    for (const name of copiedStyles) {
      const value = look.getPropertyValue(name);
      if (value && !value.startsWith('url(')) to.setAttribute(name, value);
    }
  }
  return copy;
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
