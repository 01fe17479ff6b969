import {
  applicationFilters,
  completionBands,
  dateFormatter,
  filterNames,
  readDays,
  type ApplicationRow,
  type FilterName,
  type SortKey,
  type WireReply,
  type listMyApplications,
} from '../contract/index.ts';
import type { MockRequest } from './mock.ts';
import { contains, pageOf } from './page-of.ts';

const textsOf = (query: URLSearchParams, name: string): readonly string[] =>
  JSON.parse(query.get(name) ?? '[]') as string[];

/** The values of a row for a filter. `""` stands for no value (OP-067). */
const valuesOf = (row: ApplicationRow, name: FilterName): readonly unknown[] => {
  const values = [row[applicationFilters[name].field] ?? []].flat();
  return values.length === 0 ? [''] : values;
};

const dayOf = dateFormatter('YYYY-MM-DD', 'Australia/Sydney');

/** Whether the row matches a filter of one text. */
function isTextMatch(row: ApplicationRow, name: FilterName, text: string): boolean {
  const { DateCreatedTimestamp: created, DateCompletedTimestamp: completed } = row;
  if (name === 'timeToComplete') {
    const hours = completed === null ? undefined : (completed - (created ?? 0)) / 3600;
    return hours !== undefined && completionBands.find(({ below }) => hours < below)?.name === text;
  }
  const moment = name === 'created' ? created : completed;
  const days = readDays(text);
  if (moment === null) return text === 'none';
  return days ? days.from <= dayOf(moment) && dayOf(moment) <= days.to : text === 'any';
}

/** Whether the row matches any value of each filter, or all products if requested. */
const isMatch = (row: ApplicationRow, query: URLSearchParams): boolean =>
  filterNames.every((name) => {
    if (applicationFilters[name].accepts) {
      const text = query.get(name);
      return text === null || isTextMatch(row, name, text);
    }
    const selected = textsOf(query, name);
    const found = valuesOf(row, name);
    const all = name === 'products' && query.get('mustHaveAllSelectedProducts') === 'true';
    return all
      ? selected.every((value) => found.includes(value))
      : selected.length === 0 || selected.some((value) => found.includes(value));
  });

const sortField: Record<SortKey, keyof ApplicationRow> = {
  ID: 'ApplicationID',
  DateCreated: 'DateCreatedTimestamp',
  DateCompleted: 'DateCompletedTimestamp',
  LastDocumentUploadDate: 'LastDocumentUploadTimestamp',
  InvestmentAmount: 'InvestmentAmount',
};

/** Answers the list call from these rows: filtered, searched, sorted and paged like the server. */
export const applicationListReply =
  (rows: readonly ApplicationRow[]) =>
  ({ query }: MockRequest): WireReply<typeof listMyApplications> => {
    const field = sortField[(query.get('sortBy') ?? 'ID') as SortKey];
    const direction = query.get('sortType') === 'asc' ? 1 : -1;
    const found = rows
      .filter((row) => isMatch(row, query))
      .filter((row) => contains(query.get('q'), `${row.ApplicationID} ${row.AccountName} ${row.ClientName}`))
      .toSorted((a, b) => {
        const [left, right] = [a[field], b[field]] as [number | null, number | null];
        if (left === right) return b.ApplicationID - a.ApplicationID;
        if (left === null) return 1;
        if (right === null) return -1;
        return (left - right) * direction;
      });
    return pageOf('Applications', found, query);
  };
