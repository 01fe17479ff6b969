import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import {
  DRAWING_HEIGHT,
  imageColours,
  NO_IMAGE,
  pngSize,
  type DrawingResult,
  type StoredImage,
} from '../images/index.ts';
import { limitMemory } from './limit-memory.ts';
import { sizedSvg, type SizedSvg } from './sized-svg.ts';

/** Draws an image in this thread, for as long as it takes. */
export type Rasterise = (image: Pick<StoredImage, 'bytes' | 'mediaType'>) => DrawingResult;

export const TOO_EXPENSIVE = 'takes too long or too much memory to draw';

const MAX_MEGABYTES = 256;
const MAX_DRAWING_WIDTH = 1024;

/** The types of Node have it as a namespace only. */
const { compile, RuntimeError } = (
  globalThis as unknown as {
    WebAssembly: {
      compile(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module>;
      RuntimeError: ErrorConstructor;
    };
  }
).WebAssembly;

/** Compiles `@resvg/resvg-wasm/index_bg.wasm`. It can never take more than 256 MB of memory. */
export const compileRasteriser = (wasm: Uint8Array): Promise<WebAssembly.Module> =>
  compile(limitMemory(wasm, MAX_MEGABYTES));

let started: Promise<void> | undefined;

/**
 * Starts the rasteriser in this thread. It loads nothing by itself: `fonts` returns the files in which it draws text,
 * the first one by default.
 */
export async function startRasteriser(
  module: WebAssembly.Module,
  fonts: () => readonly Uint8Array[],
): Promise<Rasterise> {
  started ??= initWasm(module);
  await started;
  return (image) => {
    try {
      return { drawing: drawn(image, fonts) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  };
}

function drawn({ bytes, mediaType }: Parameters<Rasterise>[0], fonts: () => readonly Uint8Array[]) {
  const isSvg = mediaType === 'image/svg+xml';
  const svg = isSvg ? sizedSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : svgAround(bytes);
  if (!svg) throw new TypeError('No size.');
  const wide = (svg.width / svg.height) * DRAWING_HEIGHT > MAX_DRAWING_WIDTH;
  const fitTo: ResvgRenderOptions['fitTo'] = !isSvg
    ? { mode: 'original' }
    : wide
      ? { mode: 'width', value: MAX_DRAWING_WIDTH }
      : { mode: 'height', value: DRAWING_HEIGHT };
  // Reading fonts takes longer than drawing.
  const font = { fontBuffers: /text/i.test(svg.text) && isSvg ? [...fonts()] : [], ...families };
  const tree = new Resvg(svg.text, { fitTo, font });
  const image = tree.render();
  const rgba = image.pixels;
  const drawing = {
    width: rounded(svg.width),
    height: rounded(svg.height),
    png: image.asPng(),
    blank: rgba.every((value) => value === 0),
    colours: imageColours(unmultiplied(rgba)),
  };
  image.free();
  tree.free();
  return drawing;
}

const families = Object.fromEntries(
  [
    'defaultFontFamily',
    'sansSerifFamily',
    'serifFamily',
    'cursiveFamily',
    'fantasyFamily',
    'monospaceFamily',
  ].map((family) => [family, 'Inter']),
);

const rounded = (side: number) => Number(side.toFixed(2));

function svgAround(png: Uint8Array): SizedSvg | undefined {
  const size = pngSize(png);
  if (!size) return undefined;
  const { width, height } = size;
  const sides = `width="${width}" height="${height}"`;
  const data = btoa(Array.from(png, (byte) => String.fromCodePoint(byte)).join(''));
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${sides}><image ${sides} href="data:image/png;base64,${data}"/></svg>`;
  return { text, width, height };
}

/** The rasteriser's pixels are multiplied by their alpha. */
const unmultiplied = (rgba: Uint8Array): Uint8Array =>
  rgba.map((value, at) => {
    const alpha = rgba[at | 3] ?? 0;
    return (at & 3) === 3 || alpha === 0 ? value : Math.round((value * 255) / alpha);
  });

/** The rasteriser throws its sentence, and fails as WebAssembly when it needs more memory or a deeper stack. */
function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RuntimeError || error instanceof RangeError) return TOO_EXPENSIVE;
  if (/limit reached|reference loop/.test(message)) return TOO_EXPENSIVE;
  if (/never closed|end of stream/.test(message)) return 'is not well-formed: it ends too early';
  const [, line] = /at (\d+):\d+/.exec(message) ?? [];
  return line === undefined ? NO_IMAGE : `is not well-formed at line ${line}`;
}
