export type Rgb = readonly [number, number, number];

/** WCAG 2.2 contrast ratio, 1 to 21, of two colours with channels from 0 to 255. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast ratio of two colours `#rrggbb`. */
export const contrastOf = (one: string, other: string): number =>
  contrastRatio(channelsOf(one), channelsOf(other));

function channelsOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
