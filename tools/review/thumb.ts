import { resizePart, type Box, type Pixels } from './picture-file.ts';

/** Greatest size of a thumb in px. */
const most = { width: 640, height: 800 };
/** Space around the part that a thumb shows, in px. */
const margin = 16;

/**
 * The thumb of a picture: a part of it with some space around it, or its top as high as the window. It is reduced to a
 * width of 640 px and never enlarged.
 */
export function thumbOf(picture: Pixels, shown: Box, isPart: boolean): Promise<Pixels> {
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
  return resizePart(picture, { x, y, width: end - x, height: foot - y }, { width, height });
}
