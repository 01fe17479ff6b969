import { rowsPerPageDefault, rowsPerPageMaximum } from '@portal/api/contract';
import { addressOf, pageIn, rowsIn, searchIn } from './address.ts';

/** What the address of every list says. */
export interface ListLocation {
  /** From 1. */
  readonly page: number;
  /** 1 to 200, default 20. */
  readonly rowsPerPage: number;
  /** Search text, trimmed (OP-178). */
  readonly search: string;
}

type ChoiceValue = string | number | undefined;

/** A parameter of the address whose value is chosen in the toolbar. */
export interface Choice<Value = ChoiceValue> {
  /** Name of the control. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The value of an address without the parameter. */
  readonly usual: Value;
  /** 'Clear filter' resets it. Default true. */
  readonly clearable?: boolean;
}

/** The filters of a list apart from its search, by the name of the parameter. */
export type Choices<Location extends ListLocation> = {
  readonly [Name in Exclude<keyof Location, keyof ListLocation>]: Choice<
    Extract<Location[Name], ChoiceValue>
  >;
};

/** A value as the address and the control have it; the empty text stands for undefined. */
export const textOfChoice = (value: ChoiceValue): string => String(value ?? '');

/** The values of the choices by their names. */
export const choicesOf = (location: ListLocation): Readonly<Record<string, ChoiceValue>> =>
  Object.fromEntries(Object.entries<ChoiceValue>({ ...location }));

/** The page that the list call requests (USER-009). */
export const pageQuery = ({ page, rowsPerPage }: ListLocation) => ({
  PageNo: page,
  RowsPerPage: rowsPerPage,
});

/** The query of a list that is searched and not filtered (USER-037). */
export const searchQuery = ({ search }: ListLocation) => (search ? { SearchQuery: search } : {});

/** Reads and builds the addresses of a list. */
export function listAddress<Location extends ListLocation = ListLocation>(
  /** Address of the list as it is first shown. */
  base: string,
  choices: Choices<Location>,
) {
  const entries = Object.entries<Choice>(choices);
  const clearable = entries.filter(([, choice]) => choice.clearable !== false);
  const unfiltered = {
    search: '',
    ...Object.fromEntries(clearable.map(([name, { usual }]) => [name, usual])),
  } as Partial<Location>;

  /** The page is in the address if it is not the first, or if anything else is (OP-177). */
  const href = (location: Location): string => {
    const values = choicesOf(location);
    const chosen = entries.map(([name, { usual }]) => [
      name,
      values[name] === usual ? undefined : textOfChoice(values[name]),
    ]);
    const { page, rowsPerPage, search } = location;
    const parts: Record<string, string | undefined> = {
      rowsPerPage: rowsPerPage === rowsPerPageDefault ? undefined : String(rowsPerPage),
      q: search,
      ...Object.fromEntries(chosen),
    };
    const usual = page === 1 && Object.values(parts).every((part) => !part);
    return addressOf(usual ? base : `${base}/${page}`, parts);
  };

  return {
    choices,
    href,
    /** Unknown parameters and values count as unset; an invalid page number makes the address unknown (OP-008). */
    parse(pageNo: string | undefined, query: URLSearchParams): Location | undefined {
      const page = pageIn(pageNo);
      if (page === undefined) return undefined;
      const chosen = entries.map(([name, { options, usual }]) => {
        const option = options.find(({ value }) => textOfChoice(value) === query.get(name));
        return [name, option ? option.value : usual];
      });
      return {
        page,
        rowsPerPage: rowsIn(query.get('rowsPerPage') ?? undefined, rowsPerPageMaximum) ?? rowsPerPageDefault,
        search: searchIn(query.get('q')),
        ...Object.fromEntries(chosen),
      } as Location;
    },
    /** The same list with another query: on its first page, unless the change names one. */
    changed: (location: Location, change: Partial<Location>): Location => ({
      ...location,
      page: 1,
      ...change,
    }),
    /** Without search and filters. */
    cleared: (location: Location): Location => ({ ...location, page: 1, ...unfiltered }),
    isFiltered: (location: Location): boolean => href(location) !== href({ ...location, ...unfiltered }),
  };
}

export type ListAddress<Location extends ListLocation> = ReturnType<typeof listAddress<Location>>;
