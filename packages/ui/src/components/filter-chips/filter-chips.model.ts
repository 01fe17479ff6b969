import { joinNames } from '../../behaviours/join-names.model.ts';

export interface ActiveFilter {
  id: string;
  /** What is narrowed, such as `Status`. */
  label: string;
  /** What it is narrowed to; a filter without values, or with blank ones alone, is not drawn. */
  values: readonly string[] | null | undefined;
}

export interface FilterSummary extends ActiveFilter {
  values: readonly string[];
  first: string;
  /** The values behind `+N`. */
  others: readonly string[];
  /** Every value, such as `Status: Locked, Complete`. */
  full: string;
}

/** `Status: Locked +2`, in parts, for every filter that narrows something. */
export function summariseFilters(filters: readonly ActiveFilter[]): FilterSummary[] {
  return filters.flatMap((filter) => {
    const values = (filter.values ?? []).filter((value) => value !== '');
    const [first, ...others] = values;
    if (first === undefined) return [];
    return [{ ...filter, values, first, others, full: `${filter.label}: ${joinNames(values)}` }];
  });
}
