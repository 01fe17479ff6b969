import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listActions } from './list-actions.ts';
import { csvExport } from '../wire.ts';
import { listFilters, sortKeys, sortTypes } from './list-applications.ts';

/** The scopes of the application lists, as the path has them. */
export const exportScopes = ['my', 'all'] as const;

/**
 * Exports all rows of a list as CSV, not only one page (OP-087). A user without access to the list receives 403. An
 * unknown scope is 404.
 */
export const exportApplications = endpoint({
  id: 'C30',
  path: '/application/export/{scope}',
  needs: listActions.export.needs,
  ...csvExport,
  query: v.strictObject({
    ...listFilters,
    sortBy: v.optional(v.picklist(sortKeys), 'ID'),
    sortType: v.optional(v.picklist(sortTypes), 'desc'),
  }),
});
