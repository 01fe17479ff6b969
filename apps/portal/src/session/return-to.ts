import { pages } from '@portal/api/contract';
import { sameOriginPath } from '@portal/ui/safe';
import { matchPath } from 'react-router';
import { hrefs } from '../base/paths.ts';

/** The address to come back to after signing in, if it is one of the portal's own pages; else the start. */
export function safeReturnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return hrefs.home;
  const address = sameOriginPath(wanted, origin);
  const [pathname = ''] = address?.split('?') ?? [];
  return address !== undefined && Object.values(pages).some(({ path }) => matchPath(path, pathname))
    ? address
    : hrefs.home;
}
