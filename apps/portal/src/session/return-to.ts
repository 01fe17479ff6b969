import { matchPath } from 'react-router';
import { hrefs, paths } from '../app/paths.ts';

const destinations = [
  paths.home,
  paths.list,
  paths.listAll,
  paths.application,
  paths.admin,
  paths.reports,
  paths.users,
  paths.settings,
  paths.verifications,
  paths.verification,
];

/** The address to come back to after signing in, if it is one of the portal's own pages; else the start (security X8). */
export function safeReturnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return hrefs.home;
  const address = URL.parse(wanted, origin);
  if (!address || address.origin !== origin) return hrefs.home;
  const known = destinations.some((path) => matchPath(path, address.pathname));
  return known ? address.pathname + address.search : hrefs.home;
}
