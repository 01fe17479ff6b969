export { type ActiveFilter } from './filter-chips.model.ts';
export { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
export { useFilterChips, type FilterChipsOptions } from './use-filter-chips.ts';
