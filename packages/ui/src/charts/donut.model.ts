import { shareText } from './chart-text.model.ts';
import { known, sumOf, type ChartItem, type Figure } from './chart.model.ts';

export interface DonutSlice {
  label: string;
  value: Figure;
  share: string;
}

const SLICES = 6;

/** At most six slices: what goes beyond is one slice together, so that no colour is used twice. */
export function donutSlices(items: readonly ChartItem[], restLabel: (count: number) => string): DonutSlice[] {
  const total = sumOf(items.map(({ value }) => value));
  const withShare = ({ label, value }: ChartItem): DonutSlice => ({
    label,
    value: known(value) ? value : null,
    share: known(value) && value >= 0 && total > 0 ? shareText(value, total) : '',
  });
  if (items.length <= SLICES) return items.map(withShare);
  const rest = items.slice(SLICES - 1);
  const value = sumOf(rest.map((item) => item.value));
  return [...items.slice(0, SLICES - 1).map(withShare), withShare({ label: restLabel(rest.length), value })];
}
