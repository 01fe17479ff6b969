import type { Feature } from './features.ts';
import { Permission, type Claim } from './permissions.ts';

interface PageOfPortal<Name extends string> {
  readonly path: string;
  /** The claim that the route and its navigation entry need. Default: open to every user. */
  readonly needs?: Claim;
  /** The feature that it belongs to. Default: none, so every back end has it. */
  readonly feature?: Feature;
  /** Where users find it. On a page that they reach from another one, the navigation marks the other one. */
  readonly reachedFrom: 'navigation' | 'account menu' | Name;
}

const pagesOf = <const Pages extends { readonly [Name in keyof Pages]: PageOfPortal<keyof Pages & string> }>(
  table: Pages,
): Pages => table;

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
export const pages = pagesOf({
  home: { path: '/', reachedFrom: 'list' },
  list: { path: '/list/:page?/:rowsPerPage?', reachedFrom: 'navigation' },
  listAll: { path: '/list/all/:page?/:rowsPerPage?', reachedFrom: 'list' },
  application: { path: '/application/:id', reachedFrom: 'list' },
  admin: { path: '/admin', needs: Permission.admin, reachedFrom: 'account menu' },
  brand: {
    path: '/admin/brand',
    needs: Permission.admin,
    feature: 'BrandStudio',
    reachedFrom: 'account menu',
  },
  audit: { path: '/audit/:page?', needs: Permission.admin, feature: 'Audit', reachedFrom: 'account menu' },
  reports: { path: '/reports', needs: Permission.reports, reachedFrom: 'navigation' },
  users: { path: '/users/:page?', needs: Permission.userManagement, reachedFrom: 'navigation' },
  settings: { path: '/settings', needs: Permission.settings, reachedFrom: 'navigation' },
  verifications: { path: '/verifications', needs: Permission.entityVerification, reachedFrom: 'navigation' },
  verification: { path: '/verifications/:id', reachedFrom: 'verifications' },
});
