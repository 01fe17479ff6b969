import {
  type Matrix,
  colourAndOpacity,
  matrixOnto,
  type Bounds,
  type Drawing,
  type SvgElement,
} from '@portal/ui/theme/images';

/** The types of pdfkit lack the transform of a gradient. */
interface Movable {
  setTransform(...matrix: Matrix): unknown;
}

interface Stop {
  readonly offset: number;
  readonly colour: string;
  readonly opacity: number;
}

/** A gradient for a shape with these bounds; undefined if it paints nothing there. */
export function gradientOn(
  page: PDFKit.PDFDocument,
  gradient: SvgElement,
  bounds: Bounds | undefined,
  drawing: Drawing,
): PDFKit.Mixins.ColorValue | undefined {
  const { name, attributes } = gradient;
  const stops = stopsOf(gradient);
  const ofShape = attributes.get('gradientUnits') !== 'userSpaceOnUse';
  const [first] = stops;
  if (!first || !bounds || (ofShape && (bounds.width === 0 || bounds.height === 0))) return undefined;
  const whole = ofShape ? { width: 1, height: 1 } : drawing;
  const number = (key: string, share: number, side: number) => Number(attributes.get(key) ?? share * side);
  const x = (key: string, share: number) => number(key, share, whole.width);
  const y = (key: string, share: number) => number(key, share, whole.height);
  const size = Math.hypot(whole.width, whole.height) / Math.SQRT2;
  const [cx, cy] = [x('cx', 0.5), y('cy', 0.5)];
  const drawn =
    name === 'linearGradient'
      ? page.linearGradient(x('x1', 0), y('y1', 0), x('x2', 1), y('y2', 0))
      : page.radialGradient(
          x('fx', cx / whole.width),
          y('fy', cy / whole.height),
          number('fr', 0, size),
          cx,
          cy,
          number('r', 0.5, size),
        );
  (drawn as unknown as Movable).setTransform(...matrixOnto(gradient, 'gradientTransform', ofShape, bounds));
  for (const { offset, colour, opacity } of stops) drawn.stop(offset, colour, opacity);
  return drawn;
}

/** The stops in order, with one at each end, as a PDF needs them. */
function stopsOf({ children }: SvgElement): readonly Stop[] {
  let least = 0;
  const stops = children.map(({ attributes }): Stop => {
    least = Math.max(least, Number(attributes.get('offset') ?? 0));
    const { colour, opacity } = colourAndOpacity(attributes.get('stop-color') ?? '#000000');
    return { offset: least, colour, opacity: opacity * Number(attributes.get('stop-opacity') ?? 1) };
  });
  const [first, last] = [stops.at(0), stops.at(-1)];
  if (!first || !last) return [];
  return [
    ...(first.offset > 0 || stops.length === 1 ? [{ ...first, offset: 0 }] : []),
    ...stops.filter(({ offset }) => stops.length > 1 || offset > 0),
    ...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ];
}
