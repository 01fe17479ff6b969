import {
  applicationFilters,
  dateFormatter,
  filterNames,
  type ApplicationRow,
  type FilterName,
  type ListQuery,
} from '@portal/api/contract';

/** A list query; omitted values have their defaults. */
export type ListInput = Partial<Omit<ListQuery, 'pageNo' | 'rowsPerPage'>>;

/** The day of the demonstration tenants, which are in Sydney. */
export const sydneyDay = dateFormatter('YYYY-MM-DD', 'Australia/Sydney');

const hours: Readonly<Record<string, readonly [from: number, below: number]>> = {
  '0-0.5h': [0, 0.5],
  '0.5-1h': [0.5, 1],
  '1-2h': [1, 2],
  '2-6h': [2, 6],
  'over 6h': [6, Infinity],
};

/** Whether a row has the days or the band of a filter of one text. */
function hasMoment(row: ApplicationRow, name: FilterName, text: string): boolean {
  const { DateCreatedTimestamp: created, DateCompletedTimestamp: completed } = row;
  if (name === 'timeToComplete') {
    const [from = 0, below = 0] = hours[text] ?? [];
    const taken = ((completed ?? 0) - (created ?? 0)) / 3600;
    return completed !== null && from <= taken && taken < below;
  }
  const moment = name === 'created' ? created : completed;
  if (moment === null || text === 'any' || text === 'none') return (moment === null) === (text === 'none');
  const [from = '', to = ''] = text.split('..');
  return from <= sydneyDay(moment) && sydneyDay(moment) <= to;
}

/** The expected result of a list query, computed in a simple way. */
export function expectedIds(rows: readonly ApplicationRow[], input: ListInput): number[] {
  const passes = (row: ApplicationRow) =>
    filterNames.every((name) => {
      const chosen = input[name] ?? [];
      if (typeof chosen === 'string') return hasMoment(row, name, chosen);
      if (chosen.length === 0) return true;
      const own = [row[applicationFilters[name].field] || []].flat();
      const meets = (value: string) => (value === '' ? own.length === 0 : own.some((each) => each === value));
      const all = name === 'products' && input.mustHaveAllSelectedProducts === true;
      return all ? chosen.every(meets) : chosen.some(meets);
    });
  const found = (row: ApplicationRow) => {
    const q = input.q?.trim().toLowerCase();
    const fields = [
      row.ApplicationID,
      row.AccountName,
      row.ClientName,
      row.PrimaryEmail,
      row.ExternalID,
      row.AccountNumber,
      row.AdviserName,
      row.PromoCode,
    ];
    return (
      !q ||
      fields.some((field) =>
        String(field ?? '')
          .toLowerCase()
          .includes(q),
      )
    );
  };
  const value = (row: ApplicationRow) =>
    ({
      ID: row.ApplicationID,
      DateCreated: row.DateCreatedTimestamp,
      DateCompleted: row.DateCompletedTimestamp,
      LastDocumentUploadDate: row.LastDocumentUploadTimestamp,
      InvestmentAmount: row.InvestmentAmount,
    })[input.sortBy ?? 'ID'];
  const sign = input.sortType === 'asc' ? 1 : -1;
  const order = (a: ApplicationRow, b: ApplicationRow) => {
    const [one, other] = [value(a), value(b)];
    if (one === other) return b.ApplicationID - a.ApplicationID;
    if (one === null) return 1;
    if (other === null) return -1;
    return (one - other) * sign;
  };
  return rows
    .filter((row) => passes(row) && found(row))
    .toSorted(order)
    .map((row) => row.ApplicationID);
}
