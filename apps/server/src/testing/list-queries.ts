import {
  applicationFilters,
  completionBands,
  mapFilters,
  sortKeys,
  sortTypes,
  type ApplicationRow,
  type FilterName,
} from '@portal/api/contract';
import fc from 'fast-check';
import type { ListInput } from './list-reference.ts';

/** The three most common values of a filter in these rows. */
function commonValues(rows: readonly ApplicationRow[], name: FilterName): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of rows.flatMap((row): readonly unknown[] =>
    [row[applicationFilters[name].field] ?? []].flat(),
  ))
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts.keys()]
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, 3);
}

const day = fc
  .date({ min: new Date('2025-06-01'), max: new Date('2027-01-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.tuple(day, day).map((both) => both.toSorted().join('..'));

/** Values of a filter of one text. */
const momentsOf = (name: FilterName): fc.Arbitrary<string> =>
  name === 'timeToComplete'
    ? fc.constantFrom(...completionBands.map((band) => band.name))
    : name === 'completed'
      ? fc.oneof(days, fc.constantFrom('any', 'none'))
      : days;

/** Filters, searches and sorts for these rows of tenant harbour, some of which find nothing. */
export const queriesOf = (rows: readonly ApplicationRow[]): fc.Arbitrary<ListInput> =>
  fc.record(
    {
      ...(mapFilters((name) =>
        fc.option<string | string[], undefined>(
          applicationFilters[name].accepts
            ? momentsOf(name)
            : fc.uniqueArray(fc.constantFrom('', ...commonValues(rows, name), 'Cancelled'), { maxLength: 3 }),
          { nil: undefined },
        ),
      ) as Readonly<Record<FilterName, fc.Arbitrary<never>>>),
      mustHaveAllSelectedProducts: fc.boolean(),
      q: fc.oneof(
        fc.constantFrom('1', 'EXT-', 'trust', ' fiona ', 'a_', '%', '\\', '.example', 'SPRING', ''),
        fc.string({ maxLength: 3, unit: 'grapheme-ascii' }),
      ),
      sortBy: fc.constantFrom(...sortKeys),
      sortType: fc.constantFrom(...sortTypes),
    },
    { requiredKeys: [] },
  );

/** Removes undefined values, which a URL cannot express. */
export const defined = (input: ListInput) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
