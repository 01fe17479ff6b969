import { rowsPerPageDefault, rowsPerPageMaximum } from '@portal/api/contract';
import { addressOf, pageIn, rowsIn, searchIn } from './address.ts';

/** What the address of every plain list says. */
export interface PlainLocation {
  /** From 1. */
  readonly page: number;
  /** 1 to 200, default 20. */
  readonly rowsPerPage: number;
  /** Search text, trimmed (OP-178). */
  readonly search: string;
}

/** Reads an address. Garbage in the query counts as unset; a page that is none makes the address unknown (OP-008). */
export function parsePlainLocation(
  pageNo: string | undefined,
  query: URLSearchParams,
): PlainLocation | undefined {
  const page = pageIn(pageNo);
  if (page === undefined) return undefined;
  return {
    page,
    rowsPerPage: rowsIn(query.get('rowsPerPage') ?? undefined, rowsPerPageMaximum) ?? rowsPerPageDefault,
    search: searchIn(query.get('q')),
  };
}

/**
 * The page stands in the address where it is not the first, or where anything else is asked for (OP-177).
 *
 * @param base Address of the list as it is first shown.
 * @param more What this list alone is asked; undefined where it is asked as usual.
 */
export function plainHref(
  base: string,
  { page, rowsPerPage, search }: PlainLocation,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const parts = {
    rowsPerPage: rowsPerPage === rowsPerPageDefault ? undefined : String(rowsPerPage),
    q: search,
    ...more,
  };
  const usual = page === 1 && Object.values(parts).every((part) => !part);
  return addressOf(usual ? base : `${base}/${page}`, parts);
}

/** The same list asked otherwise: on its first page, unless the change names one. */
export const askedOtherwise = <Location extends PlainLocation>(
  location: Location,
  change: Partial<Location>,
): Location => ({ ...location, page: 1, ...change });
