import type { CostClass, Endpoint } from '@portal/api/contract';

/** Query parameters that select only the page and the order. */
const paging = new Set(['page', 'pageno', 'rowsperpage', 'sortby', 'sorttype']);

/** The cost class of a call, decided by its URL before the body is read. A search by its body is always one. */
export const costOf = ({ cost = 'call', body }: Endpoint, address: string): CostClass =>
  cost === 'search' && !body && !isSearch(address) ? 'call' : cost;

const isSearch = (address: string): boolean =>
  [...new URL(address).searchParams].some(([name, value]) => value !== '' && !paging.has(name.toLowerCase()));
