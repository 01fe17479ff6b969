import type { ReadImage } from '../image.ts';
import { sizeText } from '../image.ts';
import { inflateExactly } from './inflate.ts';
import { decompressedBytes, PALETTE, readHeader, type PngHeader } from './png-header.ts';
import { joinPng, splitPng, type PngPart } from './png-parts.ts';
import { unfilter } from './unfilter.ts';

const MAX_SIDE = 1024;
const MAX_DECOMPRESSED = 4 * 1024 * 1024;

/** Parts that are stored, in their order. */
const kept = ['IHDR', 'sRGB', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['acTL', 'fcTL', 'fdAT'].map((type) => [type, 'animation'])),
  ...Object.fromEntries(['iCCP', 'gAMA', 'cHRM', 'cICP'].map((type) => [type, 'colour profile'])),
};

/** A PNG with its rows decompressed and unfiltered. */
export interface PngPixels {
  readonly header: PngHeader;
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
  readonly rows: Uint8Array;
}

export type PngReading =
  | { readonly image: ReadImage; readonly pixels: PngPixels }
  /** Predicates of the file: 'is damaged: …'. Undefined if it is no PNG with a size. */
  | { readonly problems: readonly string[] | undefined };

export async function readPng(bytes: Uint8Array): Promise<PngReading> {
  try {
    const { parts, trailing } = splitPng(bytes);
    const [first] = parts;
    const header = first?.type === 'IHDR' ? readHeader(first.data) : undefined;
    if (!header) return { problems: undefined };
    const problems = tooLarge(header);
    if (problems.length > 0) return { problems };
    const clean = cleanParts(parts, header);
    const dataOf = (type: string) => clean.find((part) => part.type === type)?.data;
    const rows = await inflateExactly(new Uint8Array(dataOf('IDAT') ?? []), decompressedBytes(header, true));
    unfilter(header, rows);
    const { width, height } = header;
    return {
      image: {
        bytes: joinPng(clean),
        mediaType: 'image/png',
        width,
        height,
        removed: leftOut(parts, trailing),
      },
      pixels: { header, palette: dataOf('PLTE'), transparency: dataOf('tRNS'), rows },
    };
  } catch (error) {
    if (error instanceof RangeError) return { problems: [`is damaged: ${error.message}`] };
    throw error;
  }
}

function tooLarge(header: PngHeader): readonly string[] {
  if (header.width > MAX_SIDE || header.height > MAX_SIDE)
    return [`is ${sizeText(header)} px, at most ${MAX_SIDE} × ${MAX_SIDE} px are asked`];
  const pixelBytes = decompressedBytes(header, false);
  if (pixelBytes <= MAX_DECOMPRESSED) return [];
  return [`decompresses to ${Math.ceil(pixelBytes / 1024 / 1024)} MB, at most 4 MB are asked`];
}

/** One part of each kept type. Throws a `RangeError` for parts that contradict the header. */
function cleanParts(parts: readonly PngPart[], header: PngHeader): readonly PngPart[] {
  const unknown = parts.find(({ type }) => !kept.includes(type) && /^[^a-z]/.test(type));
  if (unknown) throw new RangeError('it has a part that is not known');
  const all = (type: string) => parts.filter((part) => part.type === type).map(({ data }) => data);
  const one = (type: string, holds: (length: number) => boolean): readonly PngPart[] => {
    const [data, ...more] = all(type);
    if (!data) return [];
    if (more.length > 0 || !holds(data.length)) throw new RangeError('its colours cannot be read');
    return [{ type, data }];
  };
  const palette = one('PLTE', (length) => length > 0 && length <= 768 && length % 3 === 0);
  const indexed = header.colourType === PALETTE;
  if (indexed && palette.length === 0) throw new RangeError('its colours cannot be read');
  if (all('IHDR').length > 1) throw new RangeError('it has two headers');
  const entries = (palette[0]?.data.length ?? 0) / 3;
  const isTransparency = (length: number) =>
    indexed ? length <= entries : length === { 0: 2, 2: 6, 4: -1, 6: -1 }[header.colourType];
  return [
    { type: 'IHDR', data: all('IHDR')[0] ?? new Uint8Array() },
    ...one('sRGB', (length) => length === 1),
    ...(indexed ? palette : []),
    ...one('tRNS', isTransparency),
    { type: 'IDAT', data: joined(all('IDAT')) },
    { type: 'IEND', data: new Uint8Array() },
  ];
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function leftOut(parts: readonly PngPart[], trailing: boolean): readonly string[] {
  const types = parts.map(({ type }) => type).filter((type) => !kept.includes(type));
  return [
    ...new Set([
      ...types.map((type) => names[type] ?? 'metadata'),
      ...(trailing ? ['data after the image'] : []),
    ]),
  ];
}
