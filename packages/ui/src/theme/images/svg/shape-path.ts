import { SVGPathData } from 'svg-pathdata';
import type { SvgElement } from './svg-element.ts';
import { transformsIn } from './values.ts';

/** The six numbers of `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The outline of a shape as path data, or `''` if it has none. */
export function pathOf({ name, attributes }: SvgElement): string {
  const number = (key: string) => Number(attributes.get(key) ?? 0);
  if (name === 'path') return attributes.get('d') ?? '';
  if (name === 'rect') {
    const [width, height] = [number('width'), number('height')];
    return width > 0 && height > 0
      ? rectPath(number('x'), number('y'), width, height, radiiOf(attributes))
      : '';
  }
  if (name === 'circle' || name === 'ellipse') {
    const { rx, ry } = name === 'circle' ? { rx: number('r'), ry: number('r') } : radiiOf(attributes);
    if (rx <= 0 || ry <= 0) return '';
    const half = (way: number) => `a${rx} ${ry} 0 1 1 ${2 * rx * way} 0`;
    return `M${number('cx') - rx} ${number('cy')}${half(1)}${half(-1)}z`;
  }
  if (name === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  const points = attributes.get('points');
  return points ? `M${points}${name === 'polygon' ? 'z' : ''}` : '';
}

/** The radii of corners or of an ellipse; one that is not set is the other. */
export function radiiOf(attributes: ReadonlyMap<string, string>): {
  readonly rx: number;
  readonly ry: number;
} {
  const [rx, ry] = [attributes.get('rx'), attributes.get('ry')];
  return { rx: Number(rx ?? ry ?? 0), ry: Number(ry ?? rx ?? 0) };
}

function rectPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: { readonly rx: number; readonly ry: number },
): string {
  const [rx, ry] = [Math.min(radii.rx, width / 2), Math.min(radii.ry, height / 2)];
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (right: number, down: number) => `a${rx} ${ry} 0 0 1 ${right} ${down}`;
  const [across, along] = [width - 2 * rx, height - 2 * ry];
  return [
    `M${x + rx} ${y}h${across}${corner(rx, ry)}`,
    `v${along}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-along}${corner(rx, -ry)}z`,
  ].join('');
}

/** The box around the outline of a shape, without its stroke; undefined if it has none. */
export function boundsOf(shape: SvgElement): Bounds | undefined {
  const path = pathOf(shape);
  if (path === '') return undefined;
  const { minX, minY, maxX, maxY } = new SVGPathData(path).getBounds();
  return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
}

/** The transform that an attribute lists. */
export const matrixOf = (transform: string | undefined): Matrix =>
  (transformsIn(transform ?? '') ?? []).map(matrixOfOne).reduce(multiplied, identity);

const multiplied = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
];

function matrixOfOne({ name, numbers }: { name: string; numbers: readonly string[] }): Matrix {
  const [a = 0, b, c, d, e, f] = numbers.map(Number);
  const angle = (a * Math.PI) / 180;
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'skewX') return [1, 0, Math.tan(angle), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan(angle), 0, 1, 0, 0];
  if (name === 'matrix') return [a, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0];
  const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
  const [x, y] = [b ?? 0, c ?? 0];
  return multiplied(multiplied([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
}

/** The transform of a gradient or clip path onto a shape, if it is in shares of the shape's box. */
export function matrixOnto(
  { attributes }: SvgElement,
  transform: string,
  ofShape: boolean,
  bounds: Bounds,
): Matrix {
  const own = matrixOf(attributes.get(transform));
  return ofShape ? multiplied([bounds.width, 0, 0, bounds.height, bounds.x, bounds.y], own) : own;
}

/** Absolute lines and cubic curves only. */
const plainPath = (path: string): SVGPathData =>
  new SVGPathData(path).toAbs().normalizeHVZ(false, true, true).normalizeST().qtToC().aToC();

const mixesCurves = (path: string) => /a/i.test(path) || (/[qt]/i.test(path) && /[cs]/i.test(path));

/** Path data for programs that continue a smooth curve after an arc or another kind of curve in a wrong direction. */
export const simplePath = (path: string): string => (mixesCurves(path) ? plainPath(path).encode() : path);

/** The outlines of a clip path as one path. */
export function clipPathData(clip: SvgElement, bounds: Bounds): string {
  const onto = matrixOnto(
    clip,
    'transform',
    clip.attributes.get('clipPathUnits') === 'objectBoundingBox',
    bounds,
  );
  return clip.children
    .filter((shape) => shape.attributes.get('display') !== 'none')
    .map((shape) => {
      const path = pathOf(shape);
      const matrix = multiplied(onto, matrixOf(shape.attributes.get('transform')));
      return (
        path &&
        new SVGPathData(path)
          .toAbs()
          .matrix(...matrix)
          .encode()
      );
    })
    .join('');
}
