import { formatNumber } from '../texts/english-numbers.ts';
import { chartTexts } from './chart.texts.ts';

/** A figure in English with every digit: `1,250`. */
export const fullFigure = (value: number): string => formatNumber({ value });

/** A figure in English, short enough for a bar: `1,250`, from ten thousand on `1.3M`, for very large ones `3.9e24`. */
export const shortFigure = (value: number): string => chartTexts.shortFigure({ value });

/** The share of a total in English, such as `43%`. A share that rounds to nothing or to all is `<1%` or `>99%`. */
export const shareText = (value: number, total: number): string =>
  chartTexts.share({ share: shareOf(value, total) });

/** From 0 to 1. */
export const shareOf = (value: number, total: number): number => (total > 0 ? Math.max(0, value) / total : 0);
