/** The header of a PNG (`IHDR`). */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of a channel. */
  readonly depth: number;
  readonly colourType: ColourType;
  readonly interlaced: boolean;
}

export type ColourType = 0 | 2 | 3 | 4 | 6;

const grey = 0;
const rgb = 2;
export const PALETTE = 3;
const greyAlpha = 4;
const rgbAlpha = 6;

const depths: Readonly<Record<ColourType, readonly number[]>> = {
  [grey]: [1, 2, 4, 8, 16],
  [rgb]: [8, 16],
  [PALETTE]: [1, 2, 4, 8],
  [greyAlpha]: [8, 16],
  [rgbAlpha]: [8, 16],
};
export const channelsOf: Readonly<Record<ColourType, number>> = {
  [grey]: 1,
  [rgb]: 3,
  [PALETTE]: 1,
  [greyAlpha]: 2,
  [rgbAlpha]: 4,
};

const isColourType = (value: number): value is ColourType => Object.hasOwn(depths, value);

/** Returns undefined if the bytes are not a header with a size. */
export function readHeader(data: Uint8Array): PngHeader | undefined {
  if (data.length !== 13) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colourType = 0, compression, filter, interlace = 0] = data.subarray(8);
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0 || interlace > 1) return undefined;
  if (!isColourType(colourType) || !depths[colourType].includes(depth)) return undefined;
  return { width, height, depth, colourType, interlaced: interlace === 1 };
}

/** A rectangle of pixels that is stored together: the whole image, or a pass of an interlaced one. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

const interlacing = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function passesOf({ width, height, interlaced }: PngHeader): readonly Pass[] {
  const steps = interlaced ? interlacing : ([[0, 0, 1, 1]] as const);
  return steps
    .map(([x, y, stepX, stepY]) => ({
      x,
      y,
      stepX,
      stepY,
      width: Math.ceil((width - x) / stepX),
      height: Math.ceil((height - y) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

/** Bytes of a row of so many pixels, without the byte that names its filter. */
export const rowBytes = ({ depth, colourType }: PngHeader, pixels: number): number =>
  Math.ceil((pixels * depth * channelsOf[colourType]) / 8);

/** Bytes of all rows after decompression, each with the byte that names its filter if `filters`. */
export const decompressedBytes = (header: PngHeader, filters: boolean): number =>
  passesOf(header).reduce(
    (sum, pass) => sum + pass.height * (rowBytes(header, pass.width) + Number(filters)),
    0,
  );
