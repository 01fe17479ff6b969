import { deflateSync } from 'node:zlib';
import { readDrawing, readPixels, writePng, type Drawing, type StoredImage } from '@portal/ui/theme/images';
import { drawSvg } from './svg-drawing.ts';

/** An image that can be drawn into a PDF. */
export interface DrawableLogo {
  /** In points, for the height that was asked for. */
  readonly width: number;
  readonly draw: (page: PDFKit.PDFDocument, x: number, y: number) => void;
}

/** Reads a stored image; undefined if it cannot be read. */
export async function drawableLogo(
  { bytes, mediaType }: Pick<StoredImage, 'bytes' | 'mediaType'>,
  height: number,
): Promise<DrawableLogo | undefined> {
  if (mediaType === 'image/svg+xml') {
    const drawing: Drawing | undefined = readDrawing(bytes);
    return (
      drawing && {
        width: (drawing.width / drawing.height) * height,
        draw: (page, x, y) => drawSvg(page, drawing, x, y, height),
      }
    );
  }
  const pixels = await readPixels(bytes);
  if (!pixels) return undefined;
  // pdfkit reads transparent palettes of 8 bits only, so it gets every image as red, green, blue and alpha.
  const png = Buffer.from(writePng(pixels, deflateSync));
  return {
    width: (pixels.width / pixels.height) * height,
    draw: (page, x, y) => void page.image(png, x, y, { height }),
  };
}
