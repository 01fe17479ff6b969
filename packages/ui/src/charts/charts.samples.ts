import type { ChartItem } from './chart.model.ts';

/** What nobody plans for: names of 200 characters, other scripts, figures that are none. */
export const hostileItems: readonly ChartItem[] = [
  { label: 'N'.repeat(200), value: 1_000_000_000 },
  { label: '👩‍👩‍👧 مرحبا بالعالم', value: 1 },
  { label: '', value: 0.1 + 0.2 },
  { label: '\ud800', value: null },
  { label: 'Below zero', value: -5 },
  { label: 'No number', value: Number.NaN },
  { label: 'Without end', value: Number.POSITIVE_INFINITY },
];

/** Texts of a drawing that lie beyond its sides, by more than a hair. */
export function textsBeyond(svg: Element): string[] {
  const room = svg.getBoundingClientRect();
  return Array.from(svg.querySelectorAll('text'))
    .filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < room.left - 1 || right > room.right + 1;
    })
    .map((text) => text.textContent);
}
