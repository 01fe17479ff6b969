import { can, Permission, PermissionGroup } from '@portal/api/contract';
import { hrefs } from './paths.ts';

/** The list that opens first: all applications only for users who see those and have no list of their own. */
export function landing(claims: readonly string[]): string {
  const all = !can(claims, Permission.myApps) && can(claims, PermissionGroup.allApps);
  return hrefs.list(all ? 'all' : 'my');
}
