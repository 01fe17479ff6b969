import { can, Permission, PermissionGroup } from '@portal/api/contract';
import { hrefs } from './paths.ts';

/** Whose list is shown first: all applications only to whoever sees those and has none of their own. */
export function landing(claims: readonly string[]): string {
  const all = !can(claims, Permission.myApps) && can(claims, PermissionGroup.allApps);
  return hrefs.list(all ? 'all' : 'my');
}
