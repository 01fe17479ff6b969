import { useMemo } from 'react';
import { summariseFilters, type ActiveFilter } from './filter-chips.model.ts';

export interface FilterChipsOptions {
  filters: readonly ActiveFilter[];
  /** With it each filter can be removed by itself. */
  onRemoveFilter?: ((id: string) => void) | undefined;
}

/** The filters that narrow something, and the props of the controls that lift them. */
export function useFilterChips({ filters, onRemoveFilter }: FilterChipsOptions) {
  const chips = useMemo(() => summariseFilters(filters), [filters]);
  const getRemoveProps = (id: string, label: string) =>
    onRemoveFilter && {
      type: 'button' as const,
      'aria-label': `Remove ${label}`,
      onClick: () => onRemoveFilter(id),
    };
  return { chips, getRemoveProps };
}
