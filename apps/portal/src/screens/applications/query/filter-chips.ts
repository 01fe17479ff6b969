import { applicationFilters, filterNames, readDays, type FilterName } from '@portal/api/contract';
import type { ActiveFilter } from '@portal/ui/filter-chips';
import { daysText } from '../../../formats/days.ts';
import type { ListLocation } from './list.location.ts';

/** The display name of a value, such as a person's name for an id. */
export type NameOf = (filter: FilterName, value: string) => string;

const completion: Readonly<Record<string, string>> = { any: 'Yes', none: 'No' };

/** A value as its chip shows it (FIGURES-032). */
function shownValue(filter: FilterName, value: string, nameOf: NameOf): string {
  if (!applicationFilters[filter].accepts) return value === '' ? '(None)' : nameOf(filter, value);
  const days = readDays(value);
  return days ? daysText(days) : (completion[value] ?? value);
}

/** The chips of the filter bar, the search first. */
export function filterChipsOf(
  { search, filters: inForce }: ListLocation,
  nameOf: NameOf,
): readonly ActiveFilter[] {
  const active = filterNames.filter((name) => inForce[name].length > 0);
  return [
    ...(search ? [{ id: 'q', label: 'Search for', values: [search] }] : []),
    ...active.map((name) => {
      const { label, chip = label } = applicationFilters[name];
      const values = inForce[name].map((value) => shownValue(name, value, nameOf));
      return { id: name, label: chip, values };
    }),
  ];
}
