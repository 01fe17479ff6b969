/** The requested page of the rows, as a reply with the given name for the rows. */
export function pageOf<Name extends string, Row>(name: Name, rows: readonly Row[], query: URLSearchParams) {
  const size = Number(query.get('RowsPerPage') ?? query.get('rowsPerPage') ?? 20);
  const page = Number(query.get('PageNo') ?? query.get('pageNo') ?? 1);
  const shown = { [name]: rows.slice((page - 1) * size, page * size) } as Record<Name, Row[]>;
  return { ...shown, TotalRows: rows.length, MaxPage: Math.ceil(rows.length / size) };
}

/** Whether one of the texts contains the search text, in any case. */
export const isFound = (query: URLSearchParams, ...texts: readonly string[]): boolean => {
  const part = (query.get('SearchQuery') ?? '').toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(part));
};
