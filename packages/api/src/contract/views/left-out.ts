import { filterNames, type FilterName } from '../applications/application-filters.ts';
import { storedFilterName, type ViewDefinition } from './view-definition.ts';

/** The values of each filter that its lookup knows. Undefined: unknown, or not needed; no value is left out. */
export type KnownValues = Readonly<Record<FilterName, ReadonlySet<string> | undefined>>;

/** The values of a view's filters that no lookup knows any more (VIEWS-026). '(None)' always exists. */
export function unknownValues(definition: ViewDefinition, known: KnownValues) {
  return filterNames.flatMap((filter) => {
    const lookup = known[filter];
    const values = definition[storedFilterName(filter)];
    return lookup === undefined
      ? []
      : values.filter((value) => value !== '' && !lookup.has(value)).map((value) => ({ filter, value }));
  });
}

/** The view without those values. A filter that loses all its values is left out whole. */
export function withoutUnknown(definition: ViewDefinition, known: KnownValues): ViewDefinition {
  const gone = unknownValues(definition, known);
  const changed = Object.fromEntries(
    filterNames.map((filter) => [
      storedFilterName(filter),
      definition[storedFilterName(filter)].filter(
        (value) => !gone.some((one) => one.filter === filter && one.value === value),
      ),
    ]),
  );
  return { ...definition, ...changed };
}
