import * as v from 'valibot';
import { typedText } from './text.ts';
import { shortTextMaximum, wholeNumberText } from './wire.ts';

export const rowsPerPageDefault = 20;
/** Maximum number of rows per page (OP-009). */
export const rowsPerPageMaximum = 200;

export const pageMaximum = 999_999_999;

/** Page number from 1 and page size, as query parameters. */
export const pageNumber = v.optional(wholeNumberText(1, pageMaximum), '1');
export const rowsPerPage = v.optional(wholeNumberText(1, rowsPerPageMaximum), String(rowsPerPageDefault));

export const pageQuery = { PageNo: pageNumber, RowsPerPage: rowsPerPage } as const;

/** Case-insensitive substring search. */
export const searchQuery = v.optional(typedText(shortTextMaximum));

/** Totals over all pages of a list. */
export const listTotals = { TotalRows: v.number(), MaxPage: v.number() } as const;
