import { drawnImage } from './drawn-image.ts';

/**
 * The pixels of an image as this browser draws it: red, green, blue and alpha. Rejects if it cannot be decoded, or if
 * the browser keeps its pixels to itself, as some do for HTML inside an SVG.
 */
export async function imagePixels(
  source: Blob,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8ClampedArray> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.drawImage(await drawnImage(source), 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}
