import { applicationFilters, filterNames, type ApplicationRow, type ListQuery } from '@portal/api/contract';

/** A list query; omitted values have their defaults. */
export type ListInput = Partial<Omit<ListQuery, 'pageNo' | 'rowsPerPage'>>;

/** The expected result of a list query, computed in a simple way. */
export function expectedIds(rows: readonly ApplicationRow[], input: ListInput): number[] {
  const passes = (row: ApplicationRow) =>
    filterNames.every((name) => {
      const chosen = input[name] ?? [];
      if (chosen.length === 0) return true;
      const own = [row[applicationFilters[name].field] ?? []].flat();
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
