import type { ExportQuery } from '@portal/api/queries';
import { wholeAmount } from '../../../formats/numbers.ts';
import { listQuery, type ListLocation } from '../list/list.location.ts';

/** More rows than this are asked about before their export begins. */
export const exportAskedFrom = 10_000;

/** The list's own question, for all of its pages (LIST-034, LIST-035). */
export function exportQuery(location: ListLocation): ExportQuery {
  const { pageNo: _page, rowsPerPage: _size, ...query } = listQuery(location);
  return query;
}

const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${wholeAmount(rows)} rows`);

export const exportingText = (rows: number | undefined): string =>
  rows === undefined ? 'Exporting' : `Exporting ${rowsText(rows)}`;

export const exportQuestionText = (rows: number): string => `${rowsText(rows)} will be exported.`;
