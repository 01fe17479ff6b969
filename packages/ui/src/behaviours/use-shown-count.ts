import { formatNumber } from '../texts/english-numbers.ts';
import { useTexts } from '../texts/texts-context.ts';
import { shownCount } from './shown-count.model.ts';

const formats = { number: formatNumber };

/** The text of a count, in the language of the provider. */
export function useShownCount(count: number | string | undefined): string | undefined {
  const { number } = useTexts('formats', formats);
  return shownCount(count, number);
}
