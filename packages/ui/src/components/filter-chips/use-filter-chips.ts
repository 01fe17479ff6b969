import { useMemo } from 'react';
import { summariseFilters, type ActiveFilter } from './filter-chips.model.ts';

export interface FilterChipsOptions {
  filters: readonly ActiveFilter[];
  /** With it each filter can be removed by itself. */
  onFilterRemove?: ((id: string) => void) | undefined;
}

/** The filters that narrow something, and the props of the controls that lift them. */
export function useFilterChips({ filters, onFilterRemove }: FilterChipsOptions) {
  const chips = useMemo(() => summariseFilters(filters), [filters]);
  const getRemoveProps = (id: string, label: string) =>
    onFilterRemove && {
      type: 'button' as const,
      'aria-label': `Remove ${label}`,
      onClick: () => onFilterRemove(id),
    };
  return { chips, getRemoveProps };
}
