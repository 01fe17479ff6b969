import * as v from 'valibot';
import { shortText, wholeNumberText } from './wire.ts';

export const rowsPerPageDefault = 20;
/** More is never asked for, and never given (OP-009). */
export const rowsPerPageMaximum = 200;

export const pageMaximum = 999_999_999;

/** Which page of a list, from 1, and how many rows it has, as queries say it. */
export const pageNumber = v.optional(wholeNumberText(1, pageMaximum), '1');
export const rowsPerPage = v.optional(wholeNumberText(1, rowsPerPageMaximum), String(rowsPerPageDefault));

/** Which page of a list is read. */
export const pageQuery = { PageNo: pageNumber, RowsPerPage: rowsPerPage } as const;

/** Part of a text, in any case. */
export const searchQuery = v.optional(shortText);

/** What the reply of a list says about all of its pages. */
export const listTotals = { TotalRows: v.number(), MaxPage: v.number() } as const;
