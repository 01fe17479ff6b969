import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listActions } from './list-actions.ts';
import { file, mediaTypes } from '../wire.ts';
import { listFilters, sortKeys, sortTypes } from './list-applications.ts';

/** What each list's scope is called in an address. */
export const exportScopes = ['my', 'all'] as const;

/**
 * Every row of a list as CSV (OP-087), whatever its page. The server refuses a scope that the person's list
 * refuses, and an unknown one as not found.
 */
export const exportApplications = endpoint({
  id: 'C30',
  method: 'GET',
  path: '/application/export/{scope}',
  needs: listActions.export.needs,
  cost: 'export',
  query: v.strictObject({
    ...listFilters,
    sortBy: v.optional(v.picklist(sortKeys), 'ID'),
    sortType: v.optional(v.picklist(sortTypes), 'desc'),
  }),
  answers: [mediaTypes.csv],
  reply: file,
});
