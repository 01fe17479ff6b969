import * as v from 'valibot';
import { applicationFilters, mapFilters, type FilterName } from '../applications/application-filters.ts';
import { sortKeys, sortTypes } from '../applications/list-applications.ts';
import { rowsPerPageMaximum } from '../paging.ts';
import { typedText } from '../text.ts';
import { shortText, shortTextMaximum } from '../wire.ts';

/** Limits of a stored view (VIEWS-020). */
export const viewLimits = {
  /** Private views of a person. */
  private: 50,
  /** Shared views of a tenant. */
  shared: 100,
  /** Length of a name, in characters. */
  name: 60,
  /** Size of a definition as JSON, in bytes. */
  definitionBytes: 8192,
  /** Values of one filter. */
  values: 50,
  /** Length of a search text, in characters. */
  search: shortTextMaximum,
} as const;

/** Widths of a column, in px. */
export const columnWidths = { minimum: 48, maximum: 640 } as const;

const valuesOf = (name: FilterName) => {
  const { accepts } = applicationFilters[name];
  return v.pipe(
    v.array(accepts ? v.pipe(shortText, v.check(accepts)) : shortText),
    v.maxLength(accepts ? 1 : viewLimits.values),
  );
};

const viewColumn = v.strictObject({
  /** A name of C02. */
  Name: shortText,
  /** In px. Default: the width of the column. */
  Width: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(columnWidths.minimum), v.maxValue(columnWidths.maximum)),
  ),
});
export type ViewColumn = v.InferOutput<typeof viewColumn>;

/** The name of a filter in a stored view. */
export const storedFilterName = <Name extends FilterName>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

type StoredFilters<T> = { readonly [Name in FilterName as Capitalize<Name>]: T };
const filters = Object.fromEntries(
  Object.entries(mapFilters(valuesOf)).map(([name, values]) => [
    storedFilterName(name as FilterName),
    values,
  ]),
) as StoredFilters<ReturnType<typeof valuesOf>>;

/** What a view stores: a list question and its layout. Values of filters as in OP-246; `""` is '(None)'. */
export const viewDefinition = v.strictObject({
  ...filters,
  MustHaveAllSelectedProducts: v.boolean(),
  /** Search text; empty without a search. Null: it named a person whose application was depersonalised since. */
  Q: v.nullable(typedText(viewLimits.search)),
  SortBy: v.picklist(sortKeys),
  SortType: v.picklist(sortTypes),
  RowsPerPage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(rowsPerPageMaximum)),
  /** Null: by the preference of the reader. */
  View: v.nullable(v.picklist(['list', 'email'])),
  /** In shown order. Null: the columns of the tenant, also those that it adds later. */
  Columns: v.nullable(v.pipe(v.array(viewColumn), v.minLength(1), v.maxLength(100))),
});
export type ViewDefinition = v.InferOutput<typeof viewDefinition>;

/** A definition as another release stored it: a filter that it does not name is empty, one that is gone is dropped. */
export const storedViewDefinition = (stored: Partial<ViewDefinition>): ViewDefinition =>
  Object.fromEntries(
    Object.keys(viewDefinition.entries).map((name) => [
      name,
      stored[name as keyof ViewDefinition] ?? (name in filters ? [] : null),
    ]),
  ) as ViewDefinition;
