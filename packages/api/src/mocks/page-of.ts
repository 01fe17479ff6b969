import { foldedText, searchKey } from '../contract/index.ts';

/** The requested page of the rows, as a reply with the given name for the rows. */
export function pageOf<Name extends string, Row>(name: Name, rows: readonly Row[], query: URLSearchParams) {
  const size = Number(query.get('RowsPerPage') ?? query.get('rowsPerPage') ?? 20);
  const page = Number(query.get('PageNo') ?? query.get('pageNo') ?? 1);
  const shown = { [name]: rows.slice((page - 1) * size, page * size) } as Record<Name, Row[]>;
  return { ...shown, TotalRows: rows.length, MaxPage: Math.ceil(rows.length / size) };
}

/** Whether one of the texts contains the searched one, as the server compares them. */
export const contains = (searched: string | null, ...texts: readonly string[]): boolean => {
  const part = searchKey(searched ?? '');
  return texts.some((text) => foldedText(text).includes(part));
};

/** The same for the search of a list. */
export const isFound = (query: URLSearchParams, ...texts: readonly string[]): boolean =>
  contains(query.get('SearchQuery'), ...texts);
