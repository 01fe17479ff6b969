import type { ApplicationRow, SortKey } from '@portal/api/contract';

/** What a list is asked for; what is left out takes its default. */
export interface Asked {
  status?: string[] | undefined;
  label?: string[] | undefined;
  sysLabel?: string[] | undefined;
  assignee?: string[] | undefined;
  subBrand?: string[] | undefined;
  products?: string[] | undefined;
  mustHaveAllSelectedProducts?: boolean;
  q?: string;
  sortBy?: SortKey;
  sortType?: 'asc' | 'desc';
}

/** The decided meaning of a list query, done the slow way. */
export function expected(rows: readonly ApplicationRow[], asked: Asked): number[] {
  const has = (chosen: string[] | undefined, value: string | null) =>
    !chosen?.length || chosen.includes(value ?? '');
  const hasProducts = (row: ApplicationRow) => {
    const chosen = asked.products ?? [];
    const own = row.ProductDisplayNameList ?? [];
    if (chosen.length === 0) return true;
    const meets = (value: string) => (value === '' ? own.length === 0 : own.includes(value));
    return asked.mustHaveAllSelectedProducts ? chosen.every(meets) : chosen.some(meets);
  };
  const found = (row: ApplicationRow) => {
    const q = asked.q?.trim().toLowerCase();
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
    })[asked.sortBy ?? 'ID'];
  const sign = asked.sortType === 'asc' ? 1 : -1;
  const order = (a: ApplicationRow, b: ApplicationRow) => {
    const [one, other] = [value(a), value(b)];
    if (one === other) return b.ApplicationID - a.ApplicationID;
    if (one === null) return 1;
    if (other === null) return -1;
    return (one - other) * sign;
  };
  return rows
    .filter(
      (row) =>
        has(asked.status, row.Status) &&
        has(asked.label, row.Label) &&
        has(asked.sysLabel, row.SystemLabel) &&
        has(asked.assignee, row.AssigneeUserId) &&
        has(asked.subBrand, row.SubBrandName) &&
        hasProducts(row) &&
        found(row),
    )
    .toSorted(order)
    .map((row) => row.ApplicationID);
}
