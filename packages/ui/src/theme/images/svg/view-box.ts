import type { XmlElement } from './parse-xml.ts';
import { readLength, numbersIn } from './values.ts';

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** As the attribute. */
  readonly text: string;
}

const aligned: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 };
/** Ratios that differ less look the same. */
const TOLERANCE = 0.005;

/**
 * The part of the plane that the image shows; undefined if the image has no size. If `width` and `height` have
 * another ratio than the view box, it grows to theirs, as in a page.
 */
export function viewBoxOf({ attributes }: XmlElement): ViewBox | undefined {
  const [width, height] = ['width', 'height'].map((side) =>
    Number(readLength(attributes.get(side)?.trim() ?? '')),
  ) as [number, number];
  const sized = width > 0 && height > 0;
  const given = fourNumbers(attributes.get('viewBox') ?? '');
  if (given === undefined) return sized ? box(0, 0, width, height) : undefined;
  const [x, y, boxWidth, boxHeight] = given.split(' ').map(Number) as [number, number, number, number];
  if (boxWidth <= 0 || boxHeight <= 0) return undefined;
  const ratio = sized ? width / height : boxWidth / boxHeight;
  const difference = (ratio * boxHeight) / boxWidth;
  if (Math.abs(difference - 1) < TOLERANCE) return { x, y, width: boxWidth, height: boxHeight, text: given };
  const [, alignX = 'Mid', alignY = 'Mid'] =
    /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(attributes.get('preserveAspectRatio') ?? '') ?? [];
  const newWidth = Math.max(boxWidth, boxHeight * ratio);
  const newHeight = Math.max(boxHeight, boxWidth / ratio);
  return box(
    x - (newWidth - boxWidth) * (aligned[alignX] ?? 0),
    y - (newHeight - boxHeight) * (aligned[alignY] ?? 0),
    newWidth,
    newHeight,
  );
}

/** Whether the ratio of the view box changes the shapes or cuts them off. */
export function isDistorted({ attributes }: XmlElement): boolean {
  return /none|slice/.test(attributes.get('preserveAspectRatio') ?? '');
}

function fourNumbers(text: string): string | undefined {
  const numbers = numbersIn(text);
  return numbers?.length === 4 ? numbers.join(' ') : undefined;
}

function box(...numbers: readonly number[]): ViewBox {
  const rounded = numbers.map((each) => Number(each.toFixed(4)));
  const [x = 0, y = 0, width = 0, height = 0] = rounded;
  return { x, y, width, height, text: rounded.join(' ') };
}
