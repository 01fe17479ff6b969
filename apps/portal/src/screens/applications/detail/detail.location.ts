import { isApplicationRef } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { hrefs } from '../../../base/paths.ts';

/** Where Back leads (OP-112). */
export interface BackTarget {
  readonly href: string;
  /** The list is the entry before this one, so going back also restores how far it was scrolled. */
  readonly visited: boolean;
}

const scopes: readonly ListScope[] = ['my', 'all'];

/** The id of the address, or undefined where no application can have it: then nothing is asked for. */
export const applicationRef = (id: string | undefined): string | undefined =>
  id !== undefined && isApplicationRef(id) ? id : undefined;

/** The list named by `from`; anything else names none. */
export const fromOf = (search: string): ListScope | undefined => {
  const from = new URLSearchParams(search).get('from');
  return scopes.find((scope) => scope === from);
};

const isListAddress = (address: string) => {
  const list = hrefs.list('my');
  return address === list || address.startsWith(`${list}/`) || address.startsWith(`${list}?`);
};

/** The list address a history entry carries; history state outlives releases, so it is read as unknown. */
export function listOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' && isListAddress(state.list) ? state.list : undefined;
}

/** The list this tab came from; else the one that `from` names; else the landing page. */
export function backTarget(state: unknown, search: string): BackTarget {
  const list = listOf(state);
  if (list !== undefined) return { href: list, visited: true };
  const from = fromOf(search);
  return { href: from ? hrefs.list(from) : hrefs.home, visited: false };
}
