import { isApplicationRef } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { hrefs } from '../../../base/paths.ts';
import { oneOf } from '../../../listing/address.ts';

const scopes: readonly ListScope[] = ['my', 'all'];

/** The id in the address, or undefined if it cannot be an application id; then nothing is requested. */
export const applicationRef = (id: string | undefined): string | undefined =>
  id !== undefined && isApplicationRef(id) ? id : undefined;

/** The list named by `from`; undefined for any other value. */
export const fromOf = (search: string): ListScope | undefined =>
  oneOf(scopes, new URLSearchParams(search).get('from'));

const isListAddress = (address: string) => {
  const list = hrefs.list('my');
  return address === list || address.startsWith(`${list}/`) || address.startsWith(`${list}?`);
};

/** The list address in a history entry. History state outlives releases, so it is validated. */
export function listOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' && isListAddress(state.list) ? state.list : undefined;
}

/**
 * The target of the Back link (OP-112): the list this tab came from, otherwise the list named by `from`, otherwise the
 * landing page. A visited list is the previous history entry, so going back also restores its scroll position.
 */
export function backTarget(state: unknown, search: string) {
  const list = listOf(state);
  if (list !== undefined) return { href: list, visited: true };
  const from = fromOf(search);
  return { href: from ? hrefs.list(from) : hrefs.home, visited: false };
}
