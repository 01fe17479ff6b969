import type { ListScope } from '@portal/api/queries';

/** Routes without a session (spec B §2.1). */
const publicPaths = {
  timeout: '/timeout',
  tenantNotFound: '/tenantnotfound',
  /** The pair is gone from the address before it is used. */
  federated: '/federated/:token?/:hash?',
  callback: '/authentication/callback',
  silentCallback: '/authentication/silent-callback',
} as const;

/** Routes of the dashboard (spec A §2, B §2.2): where somebody may be led back to after signing in. */
export const dashboardPaths = {
  home: '/',
  list: '/list/:pageNo?/:rowsPerPage?',
  listAll: '/list/all/:pageNo?/:rowsPerPage?',
  application: '/application/:id',
  admin: '/admin',
  audit: '/audit/:pageNo?',
  reports: '/reports',
  users: '/users/:pageNo?',
  settings: '/settings',
  verifications: '/verifications',
  verification: '/verifications/:id',
} as const;

/** Every route of the portal. Screens build addresses with `hrefs`, never by hand. */
export const paths = { ...publicPaths, ...dashboardPaths } as const;

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
