/** An SVG with the size that a browser gives it. */
export interface SizedSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Pixels of each unit. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

const beforeRoot = /<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/gi;
const rootTag = /<(?:[\w.-]+:)?svg(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/;
const sizes = /(\s)(width|height|viewBox)\s*=\s*("[^"]*"|'[^']*')/g;

/** The rasteriser reads transforms of a style as those of an attribute, which have no units. */
const styleTransform = /\btransform\s*:[^;"'}]*/g;
const withoutUnits = (transform: string) => transform.replaceAll(/([\d.])(?:px|deg)\b/g, '$1');

/**
 * Writes the size into the root: the rasteriser would take a side that is missing or relative from somewhere else than
 * a browser. Lines stay where they are. Undefined without a root or a size.
 */
export function sizedSvg(svg: string): SizedSvg | undefined {
  const found = rootTag.exec(svg.replaceAll(beforeRoot, (skipped) => ' '.repeat(skipped.length)));
  if (!found) return undefined;
  const tag = svg.slice(found.index, found.index + found[0].length);
  const values = new Map(
    Array.from(tag.matchAll(sizes), ([, , name, value = '']) => [name, value.slice(1, -1)]),
  );
  const sides = [lengthOf(values.get('width')), lengthOf(values.get('height'))];
  const box = (values.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width = 0, height = 0] = sides.every((side) => side !== undefined) ? sides : box.slice(2);
  if (!(width > 0 && height > 0)) return undefined;
  const unsized = tag.replaceAll(sizes, (all, space: string, name: string) =>
    name === 'viewBox' ? all : space,
  );
  const sized = unsized.replace(/\/?>$/, (end) => ` width="${width}" height="${height}"${end}`);
  const text = svg.slice(0, found.index) + sized + svg.slice(found.index + tag.length);
  return { text: text.replaceAll(styleTransform, withoutUnits), width, height };
}

/** In px. Undefined if it is missing or depends on where the image is. */
function lengthOf(text = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(text) ?? [];
  const pixels = Number(number || Number.NaN) * (units[unit.toLowerCase()] ?? Number.NaN);
  return Number.isNaN(pixels) ? undefined : pixels;
}
