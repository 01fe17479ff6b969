export interface ActiveFilter {
  id: string;
  /** What is filtered, such as `Status`. */
  label: string;
  /** The values that rows must have. A filter without values, or with blank ones alone, is not shown. */
  values: readonly string[] | null | undefined;
}

export interface FilterSummary extends ActiveFilter {
  values: readonly string[];
  first: string;
  /** The values behind `+N`. */
  others: readonly string[];
}

/** `Status: Locked +2`, in parts, for every filter with values. */
export function summariseFilters(filters: readonly ActiveFilter[]): FilterSummary[] {
  return filters.flatMap((filter) => {
    const values = (filter.values ?? []).filter((value) => value !== '');
    const [first, ...others] = values;
    return first === undefined ? [] : [{ ...filter, values, first, others }];
  });
}
