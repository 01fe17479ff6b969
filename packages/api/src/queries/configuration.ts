import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import {
  getColumns,
  getRows,
  getSystemConfiguration,
  getSystemInformation,
  getTenant,
  validateTenantDomain,
} from '../contract/index.ts';
import { queryOf } from './query-of.ts';

/** Read once per page load, and again after an administrator saves. */
const staleTime = Infinity;

export const configurationQueries = (client: Client) => ({
  information: () => queryOptions({ ...queryOf(client, getSystemInformation, {}), staleTime }),
  columns: () => queryOptions({ ...queryOf(client, getColumns, {}), staleTime }),
  rows: () => queryOptions({ ...queryOf(client, getRows, {}), staleTime }),
  custom: () => queryOptions({ ...queryOf(client, getSystemConfiguration, {}), staleTime }),
  tenant: () => queryOptions({ ...queryOf(client, getTenant, {}), staleTime }),
  tenantDomain: (domain: string) =>
    queryOptions({
      ...queryOf(client, validateTenantDomain, { query: { domain } }),
      staleTime: 0,
      gcTime: 0,
    }),
});
