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
  information: () => queryOf(client, getSystemInformation, {}, { staleTime }),
  columns: () => queryOf(client, getColumns, {}, { staleTime }),
  rows: () => queryOf(client, getRows, {}, { staleTime }),
  custom: () => queryOf(client, getSystemConfiguration, {}, { staleTime }),
  tenant: () => queryOf(client, getTenant, {}, { staleTime }),
  tenantDomain: (domain: string) =>
    queryOf(client, validateTenantDomain, { query: { domain } }, { staleTime: 0, gcTime: 0 }),
});
