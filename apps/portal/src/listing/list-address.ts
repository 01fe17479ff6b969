import { rowsPerPageDefault, rowsPerPageMaximum } from '@portal/api/contract';
import { addressOf, pageIn, rowsIn, searchIn } from './address.ts';

/** State of every list that is stored in its address. */
export interface ListLocation {
  /** From 1. */
  readonly page: number;
  /** 1 to 200, default 20. */
  readonly rowsPerPage: number;
  /** Search text, trimmed (OP-178). */
  readonly search: string;
  /** Parameters that the list does not know or cannot read, as the address has them. They filter nothing and stay. */
  readonly unreadable?: Readonly<Record<string, string>> | undefined;
}

type ChoiceValue = string | number | undefined;

/** A filter of the toolbar that is stored in a parameter of the address. */
export interface Choice<Value = ChoiceValue> {
  /** Label of the control. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The value if the address has no such parameter. */
  readonly defaultValue: Value;
  /** 'Clear filter' resets it. Default true. */
  readonly clearable?: boolean;
}

/** The filters of a list except its search, by parameter name. */
export type Choices<Location extends ListLocation> = {
  readonly [Name in Exclude<keyof Location, keyof ListLocation>]: Choice<
    Extract<Location[Name], ChoiceValue>
  >;
};

/** Text of a value in the address and the control; the empty text means undefined. */
export const textOfChoice = (value: ChoiceValue): string => String(value ?? '');

/** The filter values by name. */
export const choicesOf = ({
  unreadable: _,
  ...location
}: ListLocation): Readonly<Record<string, ChoiceValue>> => location;

/** The parameters that are no filter. */
const ownParameters: readonly string[] = ['rowsPerPage', 'q'];

/** The query of a list with a search and no filters (USER-037). */
export const searchQuery = ({ search }: ListLocation) => (search ? { SearchQuery: search } : {});

/** Parses and builds the addresses of a list. */
export function listAddress<Location extends ListLocation = ListLocation>(
  /** Address of the list in its initial state. */
  base: string,
  choices: Choices<Location>,
) {
  const entries = Object.entries<Choice>(choices);
  const clearable = entries.filter(([, choice]) => choice.clearable !== false);
  const unfiltered = {
    search: '',
    unreadable: undefined,
    ...Object.fromEntries(clearable.map(([name, { defaultValue }]) => [name, defaultValue])),
  } as Partial<Location>;

  /** Whether a parameter is known and has one of its values. An empty one filters nothing. */
  const isReadable = (name: string, text: string): boolean =>
    text === '' ||
    ownParameters.includes(name) ||
    entries.some(
      ([known, { options }]) => known === name && options.some(({ value }) => textOfChoice(value) === text),
    );

  /** The page is in the address unless it is the first and nothing else is set (OP-177). */
  const href = (location: Location): string => {
    const values = choicesOf(location);
    const chosen = entries.map(([name, { defaultValue }]) => [
      name,
      values[name] === defaultValue ? undefined : textOfChoice(values[name]),
    ]);
    const { page, rowsPerPage, search } = location;
    const parts: Record<string, string | undefined> = {
      rowsPerPage: rowsPerPage === rowsPerPageDefault ? undefined : String(rowsPerPage),
      q: search,
      ...Object.fromEntries(chosen),
      ...location.unreadable,
    };
    const isDefault = page === 1 && Object.values(parts).every((part) => !part);
    return addressOf(isDefault ? base : `${base}/${page}`, parts);
  };

  return {
    choices,
    href,
    /** Unknown parameters and values are kept as unreadable; an invalid page number makes the address unknown (OP-008). */
    parse(pageText: string | undefined, query: URLSearchParams): Location | undefined {
      const page = pageIn(pageText);
      if (page === undefined) return undefined;
      const chosen = entries.map(([name, { options, defaultValue }]) => {
        const option = options.find(({ value }) => textOfChoice(value) === query.get(name));
        return [name, option ? option.value : defaultValue];
      });
      const unreadable = [...new Set(query.keys())]
        .map((name) => [name, query.get(name) ?? ''] as const)
        .filter(([name, text]) => !isReadable(name, text));
      return {
        page,
        rowsPerPage: rowsIn(query.get('rowsPerPage') ?? undefined, rowsPerPageMaximum) ?? rowsPerPageDefault,
        search: searchIn(query.get('q')),
        unreadable: unreadable.length > 0 ? Object.fromEntries(unreadable) : undefined,
        ...Object.fromEntries(chosen),
      } as Location;
    },
    /** Applies a change and returns to the first page, unless the change names a page. A choice replaces what was unreadable. */
    changed: (location: Location, change: Partial<Location>): Location => {
      const kept = Object.entries(location.unreadable ?? {}).filter(([name]) => !Object.hasOwn(change, name));
      const unreadable = kept.length > 0 ? Object.fromEntries(kept) : undefined;
      return { ...location, page: 1, unreadable, ...change };
    },
    /** Resets search and filters. */
    cleared: (location: Location): Location => ({ ...location, page: 1, ...unfiltered }),
    isFiltered: (location: Location): boolean => href(location) !== href({ ...location, ...unfiltered }),
  };
}

export type ListAddress<Location extends ListLocation> = ReturnType<typeof listAddress<Location>>;
