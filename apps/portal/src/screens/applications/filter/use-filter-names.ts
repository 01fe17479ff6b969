import { useFilterLookups } from './filter-lookups.ts';
import type { NameOf } from './list-filters.ts';
import type { ListLocation } from '../list/list.location.ts';

/** Names for the values of the filters in force; only the look-ups that a filter needs are asked for. */
export function useFilterNames({ filters }: ListLocation): NameOf {
  const lookups = useFilterLookups((filter) => filters[filter].some(Boolean));
  return (filter, value) => lookups[filter].data?.find((option) => option.Value === value)?.Name ?? value;
}
