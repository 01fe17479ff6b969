import type { ApplicationRow, SortKey, WireReply, listMyApplications } from '../contract/index.ts';
import type { MockRequest } from './mock.ts';
import { pageOf } from './page-of.ts';

const filterField = {
  status: 'Status',
  label: 'Label',
  sysLabel: 'SystemLabel',
  assignee: 'AssigneeUserId',
  subBrand: 'SubBrandName',
} as const satisfies Record<string, keyof ApplicationRow>;

const textsOf = (query: URLSearchParams, name: string): readonly string[] =>
  JSON.parse(query.get(name) ?? '[]') as string[];

/** Any value of each filter; all of the products where that is asked for. */
function isWanted(row: ApplicationRow, query: URLSearchParams): boolean {
  const products = textsOf(query, 'products');
  const held = row.ProductDisplayNameList ?? [];
  const among = (name: string) => (name === '' ? held.length === 0 : held.includes(name));
  return (
    Object.entries(filterField).every(([name, field]) => {
      const wanted = textsOf(query, name);
      return wanted.length === 0 || wanted.includes(row[field] ?? '');
    }) &&
    (products.length === 0 ||
      (query.get('mustHaveAllSelectedProducts') === 'true' ? products.every(among) : products.some(among)))
  );
}

const sortField: Record<SortKey, keyof ApplicationRow> = {
  ID: 'ApplicationID',
  DateCreated: 'DateCreatedTimestamp',
  DateCompleted: 'DateCompletedTimestamp',
  LastDocumentUploadDate: 'LastDocumentUploadTimestamp',
  InvestmentAmount: 'InvestmentAmount',
};

/** Answers the list call from these rows: filtered, searched, sorted and paged as the server does it. */
export const listFrom =
  (rows: readonly ApplicationRow[]) =>
  ({ query }: MockRequest): WireReply<typeof listMyApplications> => {
    const field = sortField[(query.get('sortBy') ?? 'ID') as SortKey];
    const direction = query.get('sortType') === 'asc' ? 1 : -1;
    const wanted = (query.get('q') ?? '').toLowerCase();
    const found = rows
      .filter((row) => isWanted(row, query))
      .filter((row) =>
        `${row.ApplicationID} ${row.AccountName} ${row.ClientName}`.toLowerCase().includes(wanted),
      )
      .toSorted((a, b) => {
        const [left, right] = [a[field], b[field]] as [number | null, number | null];
        if (left === right) return b.ApplicationID - a.ApplicationID;
        if (left === null) return 1;
        if (right === null) return -1;
        return (left - right) * direction;
      });
    return pageOf('Applications', found, query);
  };
