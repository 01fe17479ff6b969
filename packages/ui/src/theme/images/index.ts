export * from './image.ts';
export { imageColours, lookImageOf } from './image-colours.ts';
export { NO_IMAGE, readImage, type ImageReading } from './read-image.ts';
export { pngSize } from './image-type.ts';
