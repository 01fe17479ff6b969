import { applicationFilters, filterNames, type FilterName } from '@portal/api/contract';
import type { ListLocation } from './list.location.ts';

/** A chip of the filter bar. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** The display name of a value, such as a person's name for an id. */
export type NameOf = (filter: FilterName, value: string) => string;

/** The chips of the filter bar, the search first. */
export function filterChipsOf(
  { search, filters: inForce }: ListLocation,
  nameOf: NameOf,
): readonly FilterChip[] {
  const active = filterNames.filter((name) => inForce[name].length > 0);
  return [
    ...(search ? [{ id: 'q', label: 'Search for', values: [search] }] : []),
    ...active.map((name) => {
      const { label, chip = label } = applicationFilters[name];
      const values = inForce[name].map((value) => (value === '' ? '(None)' : nameOf(name, value)));
      return { id: name, label: chip, values };
    }),
  ];
}
