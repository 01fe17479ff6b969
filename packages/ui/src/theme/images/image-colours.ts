import type { StoredImage } from './image.ts';
import { readDrawing, readPixels } from './read-stored.ts';
import type { Drawing } from './svg/read-svg.ts';
import { colourAndOpacity, initialStyle, styleIn, type SvgStyle } from './svg/style-of.ts';
import { elementsIn, gradients, isShape, referenceIn, type SvgElement } from './svg/svg-element.ts';

/** Colours that are more translucent than this are not counted. */
const MIN_OPACITY = 0.5;
/** The share of the visible pixels that a colour has to cover. */
const MIN_SHARE = 0.02;

/**
 * The colours `#rrggbb` that people see in an image: of the fills, strokes and gradients of an SVG, and of a PNG those
 * that cover 2 % of its pixels. Empty if the bytes are not an image.
 */
export async function imageColours(
  image: Pick<StoredImage, 'bytes' | 'mediaType'>,
): Promise<readonly string[]> {
  if (image.mediaType === 'image/svg+xml') {
    const drawing = readDrawing(image.bytes);
    return drawing ? coloursOfDrawing(drawing) : [];
  }
  const pixels = await readPixels(image.bytes);
  return pixels ? coloursOfPixels(pixels.rgba) : [];
}

/** What `checkLook` needs to know of an image. */
export async function lookImageOf(
  image: StoredImage,
): Promise<{ readonly colours: readonly string[]; readonly pixelHeight?: number }> {
  const colours = await imageColours(image);
  return image.mediaType === 'image/png' ? { colours, pixelHeight: image.height } : { colours };
}

function coloursOfDrawing({ root }: Drawing): readonly string[] {
  const byId = new Map(Array.from(elementsIn(root), (element) => [element.attributes.get('id'), element]));
  const colours = new Set<string>();
  const visit = (element: SvgElement, inherited: SvgStyle) => {
    if (element.attributes.get('display') === 'none') return;
    const style = styleIn(inherited, element);
    if (isShape(element) && !/hidden|collapse/.test(style.get('visibility') ?? ''))
      for (const paint of ['fill', 'stroke'] as const)
        if (paint === 'stroke' || element.name !== 'line')
          for (const colour of coloursOf(paint, style, byId)) colours.add(colour);
    for (const child of element.children) if (child.name !== 'defs') visit(child, style);
  };
  visit(root, initialStyle);
  return Array.from(colours);
}

function coloursOf(
  paint: 'fill' | 'stroke',
  style: SvgStyle,
  byId: ReadonlyMap<string | undefined, SvgElement>,
): readonly string[] {
  const value = style.get(paint) ?? 'none';
  if (value === 'none') return [];
  const gradient = byId.get(referenceIn(value));
  const stops =
    gradient && gradients.has(gradient.name)
      ? gradient.children.map(({ attributes }) => ({
          value: attributes.get('stop-color') ?? '#000000',
          share: Number(attributes.get('stop-opacity') ?? 1),
        }))
      : [{ value, share: 1 }];
  const whole = Number(style.get(`${paint}-opacity`) ?? 1) * Number(style.get('opacity'));
  return stops
    .map((stop) => ({ ...colourAndOpacity(stop.value), share: stop.share * whole }))
    .filter(({ opacity, share }) => opacity * share >= MIN_OPACITY)
    .map(({ colour }) => colour);
}

/** Similar colours count as one, which is the most frequent of them. */
function coloursOfPixels(pixels: Uint8Array): readonly string[] {
  const counts = new Map<number, number>();
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    visible += 1;
  }
  const similar = Map.groupBy(counts, ([colour]) => colour & 0xf0_f0_f0);
  return Array.from(similar.values())
    .filter((group) => group.reduce((sum, [, count]) => sum + count, 0) >= visible * MIN_SHARE)
    .map((group) => group.reduce((most, each) => (each[1] > most[1] ? each : most))[0])
    .map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
}
