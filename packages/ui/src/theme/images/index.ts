export {
  DRAWING_HEIGHT,
  LOGO_HEIGHT,
  MAX_IMAGE_BYTES,
  MAX_LOGO_WIDTH,
  type DrawImage,
  type Drawing,
  type DrawingResult,
  type ImageUse,
  type StoredImage,
} from './image.ts';
export { imageColours, lookImageOf } from './image-colours.ts';
export { NO_IMAGE, readImage, type ImageReading } from './read-image.ts';
export { pngSize } from './image-type.ts';
