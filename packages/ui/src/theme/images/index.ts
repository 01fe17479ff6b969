export {
  LOGO_HEIGHT,
  MAX_IMAGE_BYTES,
  MAX_LOGO_WIDTH,
  type ImageUse,
  type ReadImage,
  type StoredImage,
} from './image.ts';
export { imageColours } from './image-colours.ts';
export { readImage, type ImageReading } from './read-image.ts';
