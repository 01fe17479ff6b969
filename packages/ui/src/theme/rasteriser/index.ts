export { compileRasteriser, startRasteriser, TOO_EXPENSIVE, type Rasterise } from './rasteriser.ts';
