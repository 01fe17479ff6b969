import { formatNumber } from '../../texts/english-numbers.ts';

export const filterChipsTexts = {
  /** Before the chips, and the name of their group. */
  label: 'Results filtered:',
  /** Button or link that removes every filter. */
  clearText: 'Clear',
  /** Name of the button that removes one filter. */
  removeName: ({ label }: { label: string }) => `Remove ${label}`,
  /** The label of a filter in its chip, before its first value. */
  chipLabel: ({ label }: { label: string }) => `${label}: `,
  /** Title of a chip; `values` is the list of all its values. */
  chipTitle: ({ label, values }: { label: string; values: string }) => `${label}: ${values}`,
  /** The first hundred values of a very long list, and how many more there are. */
  moreValues: ({ list, count }: { list: string; count: number }) =>
    `${list} and ${formatNumber({ value: count })} more`,
  /** How many values a chip has besides the first. */
  more: ({ count }: { count: number }) => `+${count}`,
  /** Name of that number; `values` is the list of them. */
  moreName: ({ count, values }: { count: number; values: string }) => `+${count}: ${values}`,
} as const;
