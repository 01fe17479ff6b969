import {
  boundsOf,
  clipPathData,
  colourAndOpacity,
  elementsIn,
  initialStyle,
  isShape,
  matrixOf,
  pathOf,
  radiiOf,
  referenceIn,
  simplePath,
  styleIn,
  type Drawing,
  type SvgElement,
  type SvgStyle,
} from '@portal/ui/theme/images';
import { gradientOn } from './svg-gradient.ts';

type Page = PDFKit.PDFDocument;

interface DrawContext {
  readonly page: Page;
  readonly drawing: Drawing;
  readonly byId: ReadonlyMap<string | undefined, SvgElement>;
}

/** Draws an SVG in a box of this height; the width follows from its view box. */
export function drawSvg(page: Page, drawing: Drawing, x: number, y: number, height: number): void {
  const { root } = drawing;
  const byId = new Map(Array.from(elementsIn(root), (each) => [each.attributes.get('id'), each]));
  page
    .save()
    .translate(x, y)
    .scale(height / drawing.height)
    .translate(-drawing.x, -drawing.y);
  if (!isWithin(drawing)) page.rect(drawing.x, drawing.y, drawing.width, drawing.height).clip();
  const context = { page, drawing, byId };
  if (root.attributes.has('clip-path')) drawElement(context, root, initialStyle);
  else drawChildren(context, root, styleIn(initialStyle, root));
  page.restore();
}

/** Whether nothing can reach over the edges, so that nothing has to be cut off. */
function isWithin({ root, x, y, width, height }: Drawing): boolean {
  return Array.from(elementsIn(root)).every((element) => {
    if (element.attributes.has('transform')) return false;
    const bounds = isShape(element) ? boundsOf(element) : undefined;
    if (!bounds) return true;
    const edge = element.attributes.has('stroke')
      ? Number(element.attributes.get('stroke-width') ?? 1) / 2
      : 0;
    return (
      bounds.x - edge >= x &&
      bounds.y - edge >= y &&
      bounds.x + bounds.width + edge <= x + width &&
      bounds.y + bounds.height + edge <= y + height
    );
  });
}

function drawChildren(context: DrawContext, { children }: SvgElement, style: SvgStyle): void {
  for (const child of children) if (child.name === 'g' || isShape(child)) drawElement(context, child, style);
}

function drawElement(context: DrawContext, element: SvgElement, inherited: SvgStyle): void {
  const { page, byId } = context;
  const { attributes } = element;
  if (attributes.get('display') === 'none') return;
  const style = styleIn(inherited, element);
  page.save();
  if (attributes.has('transform')) page.transform(...matrixOf(attributes.get('transform')));
  const clip = byId.get(referenceIn(attributes.get('clip-path')) ?? '');
  if (clip) clipTo(context, clip, element);
  if (!isShape(element)) drawChildren(context, element, style);
  else if ((style.get('visibility') ?? 'visible') === 'visible') drawShape(context, element, style);
  page.restore();
}

function clipTo({ page, drawing }: DrawContext, clip: SvgElement, element: SvgElement): void {
  const data = clipPathData(clip, boundsOf(element) ?? drawing);
  const evenOdd = clip.children.some(({ attributes }) => attributes.get('clip-rule') === 'evenodd');
  // An empty clip path hides everything.
  if (data === '') page.rect(0, 0, 0, 0);
  else page.path(data);
  page.clip(evenOdd ? 'even-odd' : 'non-zero');
}

function outline(page: Page, element: SvgElement): void {
  const { name, attributes } = element;
  const number = (key: string) => Number(attributes.get(key) ?? 0);
  const { rx, ry } = radiiOf(attributes);
  if (name === 'rect' && rx === ry)
    page.roundedRect(number('x'), number('y'), number('width'), number('height'), rx);
  else if (name === 'circle') page.circle(number('cx'), number('cy'), number('r'));
  else page.path(simplePath(pathOf(element)));
}

function drawShape(context: DrawContext, element: SvgElement, style: SvgStyle): void {
  if (pathOf(element) === '') return;
  const { page } = context;
  const fill = element.name === 'line' ? undefined : paintOf(context, element, style, 'fill');
  const stroke = paintOf(context, element, style, 'stroke');
  if (!fill && !stroke) return;
  outline(page, element);
  page.lineWidth(Number(style.get('stroke-width') ?? 1));
  if (stroke) setLine(page, style);
  page.strokeOpacity(stroke?.opacity ?? 1);
  if (fill && fill.opacity !== 1) page.fillOpacity(fill.opacity);
  const rule = style.get('fill-rule') === 'evenodd' ? 'even-odd' : undefined;
  if (fill && stroke) page.fillAndStroke(fill.paint, stroke.paint, rule);
  else if (fill) page.fill(fill.paint, rule);
  else if (stroke) page.stroke(stroke.paint);
}

function setLine(page: Page, style: SvgStyle): void {
  const [cap, join, limit] = ['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'].map((name) =>
    style.get(name),
  );
  if (cap === 'round' || cap === 'square') page.lineCap(cap);
  if (join === 'round' || join === 'bevel') page.lineJoin(join);
  if (limit !== undefined) page.miterLimit(Number(limit));
  const dashes = (style.get('stroke-dasharray') ?? 'none').split(' ').map(Number);
  // A dash has a length in PDF.
  if (dashes.some((dash) => dash > 0))
    (page as unknown as DashedPage).dash(
      dashes.map((dash) => Math.max(dash, 0.001)),
      { phase: Number(style.get('stroke-dashoffset') ?? 0) },
    );
}

/** The types of pdfkit lack lists of dashes. */
interface DashedPage {
  dash(lengths: readonly number[], options: { readonly phase: number }): unknown;
}

interface Paint {
  readonly paint: PDFKit.Mixins.ColorValue;
  readonly opacity: number;
}

function paintOf(
  { page, drawing, byId }: DrawContext,
  element: SvgElement,
  style: SvgStyle,
  property: 'fill' | 'stroke',
): Paint | undefined {
  const value = style.get(property) ?? 'none';
  const opacity = Number(style.get(`${property}-opacity`) ?? 1) * Number(style.get('opacity'));
  if (value === 'none' || opacity === 0) return undefined;
  const gradient = byId.get(referenceIn(value) ?? '');
  if (gradient) {
    const paint = gradientOn(page, gradient, boundsOf(element), drawing);
    return paint === undefined ? undefined : { paint, opacity };
  }
  const own = colourAndOpacity(value);
  return { paint: own.opacity === 1 ? value : own.colour, opacity: opacity * own.opacity };
}
