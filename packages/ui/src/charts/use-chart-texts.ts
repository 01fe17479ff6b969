import { formatNumber } from '../texts/english-numbers.ts';
import { useTexts } from '../texts/texts-context.ts';
import { shareOf } from './chart-figures.ts';
import { chartTexts } from './chart.texts.ts';
import type { MarkLink } from './chart-link.tsx';
import { known, type ChartMark, type Figure } from './chart.model.ts';

const numberFormat = { number: formatNumber };

export interface ChartTextProps {
  labelHeading?: string | undefined;
  format?: ((value: number) => string) | undefined;
  missingText?: string | undefined;
  linkName?: ((mark: ChartMark) => string) | undefined;
}

/** The texts of a chart's drawing and table, in the language of the provider. */
export function useChartTexts({ labelHeading, format, missingText, linkName }: ChartTextProps) {
  const texts = useTexts('chart', chartTexts);
  const { number } = useTexts('formats', numberFormat);
  const missing = missingText ?? texts.missingText;
  const nameOf =
    linkName ??
    (({ label, series, value }: ChartMark) => texts.markName({ label, series, figure: number({ value }) }));
  const short = format ?? ((value: number) => texts.shortFigure({ value }));
  return {
    texts,
    labelHeading: labelHeading ?? texts.labelHeading,
    missingText: missing,
    /** A figure next to its bar. */
    figureOf: (value: Figure) => (known(value) ? short(value) : missing),
    tickOf: short,
    /** A figure in the table and in the CSV file. */
    cellOf: (value: Figure, href?: string) => ({
      href: known(value) && value > 0 ? href : undefined,
      text: known(value) ? number({ value }) : missing,
      plain: known(value) ? formatNumber({ value }).replaceAll(',', '') : missing,
    }),
    /** The link of a figure above zero. */
    linkOf: (
      { value, ...mark }: Omit<ChartMark, 'value'> & { value: Figure },
      href: string | undefined,
    ): MarkLink | undefined =>
      href !== undefined && known(value) && value > 0
        ? { href, name: nameOf({ ...mark, value }) }
        : undefined,
    /** The whole figure, where the drawn one is shortened. */
    titleOf: (value: Figure) =>
      known(value) && short(value) !== number({ value }) ? number({ value }) : undefined,
    shareOf: (value: number, total: number) => texts.share({ share: shareOf(value, total) }),
  };
}
