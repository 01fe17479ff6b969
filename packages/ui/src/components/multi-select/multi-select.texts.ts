import { formatNumber } from '../../texts/english-numbers.ts';

const figure = (value: number) => formatNumber({ value });

export const multiSelectTexts = {
  /** Shown while no option is selected. */
  placeholder: 'Please Select',
  /** Read out as the content of the button: the first selected options, and the number of the others. */
  summary: ({ names, more }: { names: readonly string[]; more: number }) =>
    `${names.join(', ')}${more > 0 ? ` +${more}` : ''}`,
  /** After the chips: the number of selected options without a chip. */
  moreChips: ({ count }: { count: number }) => `+${count}`,
  /** Name of the button that removes a selected option. */
  removeName: ({ name }: { name: string }) => `Remove ${name}`,
  /** Name of the filter box of a long list, and its placeholder. */
  filter: 'Filter',
  /** Button that removes all selected options. */
  clear: 'Clear',
  /** Below the list: the number of selected options, announced when it changes. */
  selected: ({ count }: { count: number }) => `${figure(count)} selected`,
  /** Announced after that number while the list is filtered: the number of matching options. */
  found: ({ count }: { count: number }) => `, ${figure(count)} found`,
  /** Below a list that is too long to be shown: the number of hidden options. */
  more: ({ count }: { count: number }) => `${figure(count)} more. Type to narrow the list.`,
  /** No option matches the filter. */
  empty: 'No Results.',
} as const;
