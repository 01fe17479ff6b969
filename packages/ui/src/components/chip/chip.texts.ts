import { formatNumber } from '../../texts/english-numbers.ts';

export const chipTexts = {
  /** Name of the button that removes a chip. */
  removeName: 'Remove',
  /** On the overflow chip: the number of hidden names. */
  overflow: ({ count }: { count: number }) => `+${count}`,
  /** Tooltip of the overflow chip: up to 100 hidden names, and the number of those beyond. */
  names: ({ names, more }: { names: readonly string[]; more: number }) =>
    `${names.join(', ')}${more > 0 ? ` and ${formatNumber({ value: more })} more` : ''}`,
  /** Name of the overflow chip; `names` is the text of its tooltip. */
  overflowName: ({ count, names }: { count: number; names: string }) => `+${count}: ${names}`,
} as const;
