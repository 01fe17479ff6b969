import type { ChartItem } from './chart.model.ts';

/** Extreme items: labels of 200 characters, other scripts, values that are no numbers. */
export const hostileItems: readonly ChartItem[] = [
  { label: 'N'.repeat(200), value: 1_000_000_000 },
  { label: '👩‍👩‍👧 مرحبا بالعالم', value: 1 },
  { label: '', value: 0.1 + 0.2 },
  { label: '\ud800', value: null },
  { label: 'Below zero', value: -5 },
  { label: 'No number', value: Number.NaN },
  { label: 'Without end', value: Number.POSITIVE_INFINITY },
];

/** Texts that extend beyond the sides of a drawing by more than 1 px. */
export function textsBeyond(svg: Element): string[] {
  const room = svg.getBoundingClientRect();
  return Array.from(svg.querySelectorAll('text'))
    .filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < room.left - 1 || right > room.right + 1;
    })
    .map((text) => text.textContent);
}
