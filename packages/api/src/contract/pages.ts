import { Permission, type Claim } from './permissions.ts';

interface PageOfPortal {
  readonly path: string;
  /** The claim that the route and its navigation entry need. Default: open to every user. */
  readonly needs?: Claim;
}

/** Pages that need no session. */
export const publicPaths = {
  timeout: '/timeout',
  tenantNotFound: '/tenantnotfound',
  /** The page removes the pair from the address before it uses it. */
  federated: '/federated/:token?/:hash?',
  callback: '/authentication/callback',
  silentCallback: '/authentication/silent-callback',
} as const;

/** The parameter of a sign-in request with the page to open afterwards, a path of the portal. */
export const returnToParameter = 'return_to';
/** Longer paths are not sent, because servers limit the length of an address. */
export const returnToMaximum = 2000;

/** Pages of the dashboard. Only these are valid return addresses after sign-in. */
export const pages = {
  home: { path: '/' },
  list: { path: '/list/:pageNo?/:rowsPerPage?' },
  listAll: { path: '/list/all/:pageNo?/:rowsPerPage?' },
  application: { path: '/application/:id' },
  admin: { path: '/admin', needs: Permission.admin },
  brand: { path: '/admin/brand', needs: Permission.admin },
  audit: { path: '/audit/:pageNo?', needs: Permission.admin },
  reports: { path: '/reports', needs: Permission.reports },
  users: { path: '/users/:pageNo?', needs: Permission.userManagement },
  settings: { path: '/settings', needs: Permission.settings },
  verifications: { path: '/verifications', needs: Permission.entityVerification },
  verification: { path: '/verifications/:id' },
} as const satisfies Record<string, PageOfPortal>;
