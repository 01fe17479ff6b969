export interface ActiveFilter {
  id: string;
  /** What is narrowed, such as `Status`. */
  label: string;
  /** What it is narrowed to; a filter without values is not drawn. */
  values: readonly string[];
}

export interface FilterSummary extends ActiveFilter {
  first: string;
  /** The values behind `+N`. */
  others: readonly string[];
  /** Every value, such as `Status: Locked, Complete`. */
  full: string;
}

/** `Status: Locked +2`, in parts, for every filter that narrows something. */
export function summariseFilters(filters: readonly ActiveFilter[]): FilterSummary[] {
  return filters.flatMap((filter) => {
    const [first, ...others] = filter.values;
    if (first === undefined) return [];
    return [{ ...filter, first, others, full: `${filter.label}: ${filter.values.join(', ')}` }];
  });
}
