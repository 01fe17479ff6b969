import { can, listClaims, pages } from '@portal/api/contract';
import { applicationQueries } from '@portal/api/queries';
import { readEarly, type Opening } from '../../../base/lazy-screen.tsx';
import { keptDefaultViews } from '../../../session/kept-views.ts';
import { listQuery, parseListLocation } from '../query/list.location.ts';
import { listArrangement } from '../views/lazy-list-arrangement.ts';

/** Requests the rows of a list before its page is mounted. */
export function readListEarly(opening: Opening): void {
  const { client, user, path, params, search } = opening;
  const scope = path === pages.listAll.path ? 'all' : 'my';
  const location = parseListLocation(scope, params, search);
  // A saved view decides itself what its list requests, and a bare address opens the default view.
  const opensView = search.has('saved') || (search.size === 0 && keptDefaultViews(user) !== null);
  if (!location || opensView || !can(user.claims, listClaims[scope])) return;
  if (location.cols) listArrangement.load().catch(() => undefined);
  readEarly(opening, applicationQueries(client).list(scope, listQuery(location)));
}
