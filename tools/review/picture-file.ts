import sharp, { type Sharp } from 'sharp';

/** Decoded pixels: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Decodes a PNG or WebP file. */
export const decodePicture = (file: Buffer): Promise<Pixels> => pixelsOf(sharp(file));

/** Encodes a lossless WebP file. */
export const encodePicture = ({ width, height, data }: Pixels): Promise<Buffer> =>
  // A higher effort saves nothing.
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 3 })
    .toBuffer();

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, reduced to a size. */
export const resizePart = (
  { width, height, data }: Pixels,
  part: Box,
  size: Pick<Box, 'width' | 'height'>,
): Promise<Pixels> =>
  pixelsOf(
    sharp(data, { raw: { width, height, channels: 4 } })
      .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
      .resize(size.width, size.height, { fit: 'fill' }),
  );

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
