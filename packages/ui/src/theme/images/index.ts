export {
  LOGO_HEIGHT,
  MAX_IMAGE_BYTES,
  MAX_LOGO_WIDTH,
  type ImageUse,
  type ReadImage,
  type StoredImage,
} from './image.ts';
export { imageColours, lookImageOf } from './image-colours.ts';
export { writePng, type Pixels } from './png/write-png.ts';
export { readImage, type ImageReading } from './read-image.ts';
export { readDrawing, readPixels } from './read-stored.ts';
export type { Drawing } from './svg/read-svg.ts';
export {
  boundsOf,
  clipPathData,
  matrixOf,
  matrixOnto,
  pathOf,
  radiiOf,
  simplePath,
  type Bounds,
  type Matrix,
} from './svg/shape-path.ts';
export { colourAndOpacity, initialStyle, styleIn, type SvgStyle } from './svg/style-of.ts';
export { elementsIn, isShape, referenceIn, type SvgElement } from './svg/svg-element.ts';
