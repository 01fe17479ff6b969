import {
  LOGO_HEIGHT,
  MAX_IMAGE_BYTES,
  MAX_LOGO_WIDTH,
  type DrawImage,
  type ImageUse,
  type StoredImage,
} from './image.ts';
import { imageType, pngSize } from './image-type.ts';

export type ImageReading =
  | { readonly ok: true; readonly image: StoredImage; readonly colours: readonly string[] }
  /** Every reason, as sentences with the name of the file: 'icon.png is not square.' */
  | { readonly ok: false; readonly problems: string[] };

const MAX_PNG_SIDE = 1024;
/** The rasteriser's word for bytes that are no image. */
export const NO_IMAGE = 'is neither an SVG nor a PNG with a size';

/**
 * Reads an SVG or a PNG by its bytes, whatever its name, and keeps them as they are. An image has to be drawn, so that
 * reports can show it. The image of an `icon` has to be square.
 */
export async function readImage(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  use: ImageUse,
  draw: DrawImage,
): Promise<ImageReading> {
  const refused = (...problems: string[]): ImageReading => ({
    ok: false,
    problems: problems.map((problem) => `${name} ${problem}.`),
  });
  if (bytes.length > MAX_IMAGE_BYTES)
    return refused(
      `has ${Math.ceil(bytes.length / 1024)} KB, at most ${MAX_IMAGE_BYTES / 1024} KB are asked`,
    );
  const mediaType = imageType(bytes);
  if (!mediaType) return refused(NO_IMAGE);
  if (mediaType === 'image/png') {
    const { width = 0, height = 0 } = pngSize(bytes) ?? {};
    if (Math.max(width, height) > MAX_PNG_SIDE)
      return refused(`is ${width} × ${height} px, at most ${MAX_PNG_SIDE} × ${MAX_PNG_SIDE} px are asked`);
  }
  const result = await draw({ bytes, mediaType });
  if ('problem' in result) return refused(result.problem);
  const { width, height, blank, colours } = result.drawing;
  const problems = [...problemsOfSize({ mediaType, width, height }, use)];
  if (blank) problems.push('shows nothing: it is damaged, or transparent');
  return problems.length > 0
    ? refused(...problems)
    : { ok: true, image: { bytes, mediaType, width, height }, colours };
}

function problemsOfSize(
  { mediaType, width, height }: Omit<StoredImage, 'bytes'>,
  use: ImageUse,
): readonly string[] {
  const isDrawing = mediaType === 'image/svg+xml';
  if (use === 'icon') {
    const problems: string[] = [];
    const unit = isDrawing ? LOGO_HEIGHT / height : 1;
    if (Math.abs(width - height) * unit > 1) problems.push('is not square');
    if (!isDrawing && (width < 16 || width > 512))
      problems.push(`is ${width} px wide, 16 to 512 px are asked`);
    return problems;
  }
  const drawn = (width / height) * LOGO_HEIGHT;
  if (drawn <= MAX_LOGO_WIDTH) return [];
  return [
    `is ${Math.round(drawn)} px wide where it is ${LOGO_HEIGHT} px high, at most ${MAX_LOGO_WIDTH} px are asked`,
  ];
}
