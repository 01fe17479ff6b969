/** The page of these rows that a list call asks for, under the name that the reply has for rows. */
export function pageOf<Name extends string, Row>(name: Name, rows: readonly Row[], query: URLSearchParams) {
  const size = Number(query.get('RowsPerPage') ?? query.get('rowsPerPage') ?? 20);
  const page = Number(query.get('PageNo') ?? query.get('pageNo') ?? 1);
  const shown = { [name]: rows.slice((page - 1) * size, page * size) } as Record<Name, Row[]>;
  return { ...shown, TotalRows: rows.length, MaxPage: Math.ceil(rows.length / size) };
}

/** Whether one of the texts contains what is searched for, in any case. */
export const isFound = (query: URLSearchParams, ...texts: readonly string[]): boolean => {
  const part = (query.get('SearchQuery') ?? '').toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(part));
};
