import { filterNames, type FilterName, type ListLocation } from '../list/list.location.ts';

/** A chip of the filter bar. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
}

const labels: Record<FilterName, string> = {
  status: 'Status',
  label: 'Label',
  assignee: 'Assignee',
  sysLabel: 'Tag',
  subBrand: 'SubBrand',
  products: 'Products',
};

/** The name that stands for a value, such as a person's for an id. */
export type NameOf = (filter: FilterName, value: string) => string;

/** What narrows the list, in the order of the bar: the search first. */
export function filterChipsOf({ search, filters }: ListLocation, nameOf: NameOf): readonly FilterChip[] {
  const active = filterNames.filter((name) => filters[name].length > 0);
  return [
    ...(search ? [{ id: 'q', label: 'Search for', values: [search] }] : []),
    ...active.map((name) => ({
      id: name,
      label: labels[name],
      values: filters[name].map((value) => (value === '' ? '(None)' : nameOf(name, value))),
    })),
  ];
}
