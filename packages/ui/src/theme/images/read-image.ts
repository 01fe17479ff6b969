import { LOGO_HEIGHT, MAX_IMAGE_BYTES, MAX_LOGO_WIDTH, type ImageUse, type ReadImage } from './image.ts';
import { isPng } from './png/png-parts.ts';
import { readPng } from './png/read-png.ts';
import { readSvg } from './svg/read-svg.ts';

export type ImageReading =
  | { readonly ok: true; readonly image: ReadImage }
  /** Every reason, as sentences with the name of the file: 'logo.svg holds a picture.' */
  | { readonly ok: false; readonly problems: string[] };

/**
 * Reads an SVG or a PNG by its bytes, whatever its name, and writes it again from what was read. Refuses what could
 * run, load something or not be drawn in a report. The image of an `icon` has to be square; default `logo`.
 */
export async function readImage(
  bytes: Uint8Array,
  name: string,
  use: ImageUse = 'logo',
): Promise<ImageReading> {
  const reading = bytes.length > MAX_IMAGE_BYTES ? tooMany(bytes.length) : await readContent(bytes);
  const problems =
    'image' in reading
      ? problemsOfSize(reading.image, use)
      : (reading.problems ?? ['is neither an SVG nor a PNG with a size']);
  return 'image' in reading && problems.length === 0
    ? { ok: true, image: reading.image }
    : { ok: false, problems: problems.map((problem) => `${name} ${problem}.`) };
}

const tooMany = (bytes: number) => ({
  problems: [`has ${Math.ceil(bytes / 1024)} KB, at most ${MAX_IMAGE_BYTES / 1024} KB are asked`],
});

async function readContent(bytes: Uint8Array) {
  const reading = isPng(bytes) ? await readPng(bytes) : readSvg(bytes);
  return 'image' in reading && reading.image.bytes.length > MAX_IMAGE_BYTES
    ? tooMany(reading.image.bytes.length)
    : reading;
}

function problemsOfSize({ mediaType, width, height }: ReadImage, use: ImageUse): readonly string[] {
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
