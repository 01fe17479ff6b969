/** Pages without a session (spec B §2.1). */
const publicPaths = {
  timeout: '/timeout',
  tenantNotFound: '/tenantnotfound',
  /** The pair is removed from the address before it is used. */
  federated: '/federated/:token?/:hash?',
  callback: '/authentication/callback',
  silentCallback: '/authentication/silent-callback',
} as const;

/** Pages of the dashboard (spec A §2, B §2.2): a sign-in may return to them. */
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

/** Every page of the portal: the portal routes by these paths, and the server answers them with its page. */
export const portalPaths = { ...publicPaths, ...dashboardPaths } as const;
