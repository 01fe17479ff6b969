import { useMemo } from 'react';
import { joinNames } from '../../behaviours/join-names.model.ts';
import { formatList } from '../../texts/english-numbers.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { summariseFilters, type ActiveFilter } from './filter-chips.model.ts';
import { filterChipsTexts } from './filter-chips.texts.ts';

export interface FilterChipsOptions {
  filters: readonly ActiveFilter[];
  /** Makes each filter removable by itself. */
  onFilterRemove?: ((id: string) => void) | undefined;
}

const listFormat = { list: formatList };

/** The filters with values as texts, and the props of the buttons that remove them. */
export function useFilterChips({ filters, onFilterRemove }: FilterChipsOptions) {
  const texts = useTexts('filter-chips', filterChipsTexts);
  const { list } = useTexts('formats', listFormat);
  const chips = useMemo(
    () =>
      summariseFilters(filters).map((filter) => {
        const join = (names: readonly string[]) => joinNames(names, { list, more: texts.moreValues });
        return {
          ...filter,
          /** Every value, such as `Status: Locked, Complete`. */
          full: texts.chipTitle({ label: filter.label, values: join(filter.values) }),
          /** The values behind `+N` in one text. */
          othersText: join(filter.others),
        };
      }),
    [filters, list, texts],
  );
  const getRemoveProps = (id: string, label: string) =>
    onFilterRemove && {
      type: 'button' as const,
      'aria-label': texts.removeName({ label }),
      onClick: () => onFilterRemove(id),
    };
  return { chips, getRemoveProps };
}
