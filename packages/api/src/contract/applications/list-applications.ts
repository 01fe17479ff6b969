import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission, PermissionGroup } from '../permissions.ts';
import { pageNumber, rowsPerPage, searchQuery } from '../paging.ts';
import { booleanText, jsonTexts, text } from '../wire.ts';
import {
  applicationFilters,
  mapFilters,
  type ListFilterName,
  type TextFilterName,
} from './application-filters.ts';
import { applicationRow } from './application.ts';

/** Sort keys of the list: the default and the four sortable columns (OP-070, OP-071). */
export const sortKeys = [
  'ID',
  'DateCreated',
  'DateCompleted',
  'LastDocumentUploadDate',
  'InvestmentAmount',
] as const;
export type SortKey = (typeof sortKeys)[number];

export const sortTypes = ['asc', 'desc'] as const;
export type SortType = (typeof sortTypes)[number];

const listParameter = v.optional(jsonTexts);
const textParameter = (accepts: (value: string) => boolean) => v.optional(v.pipe(text, v.check(accepts)));
type FilterParameters = Readonly<
  Record<ListFilterName, typeof listParameter> & Record<TextFilterName, ReturnType<typeof textParameter>>
>;

/** Filters of the list. In each, `""` matches rows without a value (OP-067). */
export const listFilters = {
  ...(mapFilters((name) => {
    const { accepts } = applicationFilters[name];
    return accepts ? textParameter(accepts) : listParameter;
  }) as FilterParameters),
  /** Matches rows with all selected products instead of any (OP-068). */
  mustHaveAllSelectedProducts: v.optional(booleanText),
  /** Case-insensitive substring search over eight fields (OP-069). */
  q: searchQuery,
} as const;

const listQuery = v.strictObject({
  pageNo: pageNumber,
  rowsPerPage,
  ...listFilters,
  sortBy: v.optional(v.picklist(sortKeys), 'ID'),
  sortType: v.optional(v.picklist(sortTypes), 'desc'),
});
export type ListQuery = v.InferOutput<typeof listQuery>;

const listReply = v.object({
  Applications: v.array(applicationRow),
  MaxPage: v.number(),
  TotalRows: v.number(),
});
export type ListReply = v.InferOutput<typeof listReply>;

export const listMyApplications = endpoint({
  id: 'C20',
  path: '/application/list',
  needs: Permission.myApps,
  cost: 'search',
  query: listQuery,
  reply: listReply,
});

export const listAllApplications = endpoint({
  id: 'C21',
  path: '/application/list/all',
  needs: PermissionGroup.allApps,
  cost: 'search',
  query: listQuery,
  reply: listReply,
});
