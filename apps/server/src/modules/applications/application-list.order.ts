import type { ListQuery, SortKey } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';

export const sortColumns = {
  ID: 'id',
  DateCreated: 'created_at',
  DateCompleted: 'completed_at',
  LastDocumentUploadDate: 'last_document_at',
  InvestmentAmount: 'amount_cents',
} as const satisfies Record<SortKey, string>;

/** Empty values last in both directions; ties by number, newest first (OP-072). */
export function orderOf(query: Pick<ListQuery, 'sortBy' | 'sortType'>): RawBuilder<unknown> {
  const direction = sql.raw(query.sortType);
  if (query.sortBy === 'ID') return sql`id ${direction}`;
  return sql`${sql.ref(sortColumns[query.sortBy])} ${direction} nulls last, id desc`;
}
