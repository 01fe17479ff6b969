import { formatNumber } from '../texts/english-numbers.ts';
import { useTexts } from '../texts/texts-context.ts';
import { shareOf } from './chart-figures.ts';
import { chartTexts } from './chart.texts.ts';
import type { ChartProps } from './chart-frame.tsx';
import { known, type Figure } from './chart.model.ts';

const numberFormat = { number: formatNumber };

/** The texts of a chart's drawing and table, in the language of the provider. */
export function useChartTexts(format: ChartProps['format']) {
  const texts = useTexts('chart', chartTexts);
  const { number } = useTexts('formats', numberFormat);
  const missing = texts.missingText;
  const short = format ?? ((value: number) => texts.shortFigure({ value }));
  return {
    texts,
    missingText: missing,
    /** A figure next to its bar. */
    figureOf: (value: Figure) => (known(value) ? short(value) : missing),
    tickOf: short,
    /** A figure in the table and in the CSV file. */
    cellOf: (value: Figure) => ({
      text: known(value) ? number({ value }) : missing,
      plain: known(value) ? formatNumber({ value }).replaceAll(',', '') : missing,
    }),
    shareOf: (value: number, total: number) => texts.share({ share: shareOf(value, total) }),
  };
}
