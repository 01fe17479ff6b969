import { PNG } from 'pngjs';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Greatest size of a thumb in px. */
const most = { width: 640, height: 800 };
/** Space around the part that a thumb shows, in px. */
const margin = 16;

/**
 * The thumb of a picture: a part of it with some space around it, or its top as high as the window. It is reduced to a
 * width of 640 px and never enlarged.
 */
export function thumbOf(picture: PNG, shown: Box, isPart: boolean): PNG {
  const space = isPart ? margin : 0;
  const x = Math.max(0, Math.floor(shown.x) - space);
  const y = Math.max(0, Math.floor(shown.y) - space);
  const end = Math.min(picture.width, Math.ceil(shown.x + shown.width) + space);
  const scale = Math.max(1, (end - x) / most.width);
  const foot = Math.min(
    picture.height,
    Math.ceil(shown.y + shown.height) + space,
    y + Math.floor(most.height * scale),
  );
  const width = Math.max(1, Math.floor((end - x) / scale));
  const height = Math.max(1, Math.floor((foot - y) / scale));
  const thumb = new PNG({ width, height });
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const left = x + Math.floor(column * scale);
      const top = y + Math.floor(row * scale);
      const right = x + Math.floor((column + 1) * scale);
      const bottom = y + Math.floor((row + 1) * scale);
      mix(picture, left, top, right, bottom, thumb.data, (row * width + column) * 4);
    }
  return thumb;
}

/** Writes the mean colour of some pixels to `target`. */
function mix(
  { data, width }: PNG,
  left: number,
  top: number,
  right: number,
  bottom: number,
  target: Buffer,
  at: number,
): void {
  const count = (right - left) * (bottom - top);
  for (let channel = 0; channel < 4; channel += 1) {
    let sum = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) sum += data[(y * width + x) * 4 + channel] ?? 0;
    target[at + channel] = Math.round(sum / count);
  }
}
