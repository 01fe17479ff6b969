import { Permission, type Claim } from './permissions.ts';

interface PageOfPortal {
  readonly path: string;
  /** The claim that opens it: its route needs it, and its entry in the navigation. Default: open to every user. */
  readonly needs?: Claim;
}

/** Addresses without a session. */
export const publicPaths = {
  timeout: '/timeout',
  tenantNotFound: '/tenantnotfound',
  /** The pair is removed from the address before it is used. */
  federated: '/federated/:token?/:hash?',
  callback: '/authentication/callback',
  silentCallback: '/authentication/silent-callback',
} as const;

/** Pages of the dashboard (B §2.2): where users may be led back to after signing in. */
export const pages = {
  home: { path: '/' },
  list: { path: '/list/:pageNo?/:rowsPerPage?' },
  listAll: { path: '/list/all/:pageNo?/:rowsPerPage?' },
  application: { path: '/application/:id' },
  admin: { path: '/admin', needs: Permission.admin },
  audit: { path: '/audit/:pageNo?', needs: Permission.admin },
  reports: { path: '/reports', needs: Permission.reports },
  users: { path: '/users/:pageNo?', needs: Permission.userManagement },
  settings: { path: '/settings', needs: Permission.settings },
  verifications: { path: '/verifications', needs: Permission.entityVerification },
  verification: { path: '/verifications/:id' },
} as const satisfies Record<string, PageOfPortal>;
