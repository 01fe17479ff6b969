import type { ApplicationRow, SortKey, WireReply, listMyApplications } from '../contract/index.ts';
import type { MockRequest } from './mock.ts';

const sortField: Record<SortKey, keyof ApplicationRow> = {
  ID: 'ApplicationID',
  DateCreated: 'DateCreatedTimestamp',
  DateCompleted: 'DateCompletedTimestamp',
  LastDocumentUploadDate: 'LastDocumentUploadTimestamp',
  InvestmentAmount: 'InvestmentAmount',
};

/** Answers the list call from these rows: searched, sorted and paged as the server does it. */
export const listFrom =
  (rows: readonly ApplicationRow[]) =>
  ({ query }: MockRequest): WireReply<typeof listMyApplications> => {
    const size = Number(query.get('rowsPerPage') ?? 20);
    const page = Number(query.get('pageNo') ?? 1);
    const field = sortField[(query.get('sortBy') ?? 'ID') as SortKey];
    const direction = query.get('sortType') === 'asc' ? 1 : -1;
    const wanted = (query.get('q') ?? '').toLowerCase();
    const found = rows
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
    return {
      Applications: found.slice((page - 1) * size, page * size),
      MaxPage: Math.ceil(found.length / size),
      TotalRows: found.length,
    };
  };
