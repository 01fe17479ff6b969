import { pages } from '@portal/api/contract';
import { sameOriginPath } from '@portal/ui/safe';
import { matchPath } from 'react-router';
import { hrefs } from '../base/paths.ts';

/** Returns the address to open after the sign-in if it is a page of the portal, otherwise the start page. */
export function safeReturnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return hrefs.home;
  const address = sameOriginPath(wanted, origin);
  const [pathname = ''] = address?.split('?') ?? [];
  return address !== undefined && Object.values(pages).some(({ path }) => matchPath(path, pathname))
    ? address
    : hrefs.home;
}
