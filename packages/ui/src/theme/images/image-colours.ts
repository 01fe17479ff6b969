import type { StoredImage } from './image.ts';

/** The share of the visible pixels that a colour has to cover. */
const MIN_SHARE = 0.02;

/**
 * The colours `#rrggbb` that people see in pixels of red, green, blue and alpha: those that cover 2 % of the opaque
 * ones. Similar colours count as one, which is the most frequent of them.
 */
export function imageColours(rgba: ArrayLike<number>): readonly string[] {
  const counts = new Map<number, number>();
  let visible = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    const colour = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    visible += 1;
  }
  const similar = Map.groupBy(counts, ([colour]) => colour & 0xf0_f0_f0);
  return Array.from(similar.values())
    .filter((group) => group.reduce((sum, [, count]) => sum + count, 0) >= visible * MIN_SHARE)
    .map((group) => group.reduce((most, each) => (each[1] > most[1] ? each : most))[0])
    .map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
}

/** What `checkLook` needs to know of an image that has these colours. */
export const lookImageOf = ({
  image: { mediaType, height },
  colours,
}: {
  readonly image: Pick<StoredImage, 'mediaType' | 'height'>;
  readonly colours: readonly string[];
}): { readonly colours: readonly string[]; readonly pixelHeight?: number } =>
  mediaType === 'image/png' ? { colours, pixelHeight: height } : { colours };
