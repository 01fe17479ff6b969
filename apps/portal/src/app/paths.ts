import { dashboardPaths, portalPaths as paths } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';

export { dashboardPaths, paths };

/** Addresses of the pages. Screens build addresses with these, never by hand. */
export const hrefs = {
  home: paths.home,
  timeout: paths.timeout,
  tenantNotFound: paths.tenantNotFound,
  federated: '/federated',
  list: (scope: ListScope) => (scope === 'my' ? '/list' : '/list/all'),
  /** `from` decides which list Back returns to. */
  application: (id: number, from: ListScope) => `/application/${id}?from=${from}`,
  admin: paths.admin,
  audit: '/audit',
  reports: paths.reports,
  users: '/users',
  settings: paths.settings,
  verifications: paths.verifications,
  /** By its id: `V` and a number. */
  verification: (id: string) => `/verifications/${id}`,
} as const;
