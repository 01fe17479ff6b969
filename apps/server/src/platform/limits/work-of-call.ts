import type { Endpoint } from '@portal/api/contract';
import type { Work } from '../../config/work-classes.ts';

/** The calls that are no plain ones, by their number; what takes files is an upload. */
const dear: Readonly<Partial<Record<Work, readonly Endpoint['id'][]>>> = {
  export: ['C30', 'C74', 'C93'],
  zip: ['C51'],
  download: ['C43', 'C50', 'C84'],
  report: ['C52', 'C83'],
  outside: ['C09', 'C19', 'C26', 'C58', 'C59', 'C76', 'C77', 'C81'],
  mail: ['C27', 'C28', 'C29', 'C68', 'C88'],
};

const workOfId = new Map(
  Object.entries(dear).flatMap(([work, ids]) => ids.map((id) => [id, work as Work] as const)),
);

/** Lists that can be searched. */
const lists: readonly Endpoint['id'][] = ['C20', 'C21', 'C69', 'C75.1', 'C75.2', 'C92'];
/** What of a question only says which page, and in which order. */
const paging = new Set(['page', 'pageno', 'rowsperpage', 'sortby', 'sorttype']);

/** The class of work that a call is, by its address: it is known before the body is read. */
export function workOf({ id, sends, answers }: Endpoint): (address: string) => Work {
  if (sends === 'files') return () => 'upload';
  const named = workOfId.get(id);
  if (named !== undefined) return () => named;
  if (lists.includes(id)) return (address) => (isSearch(address) ? 'search' : 'call');
  if (answers !== 'json') return () => 'download';
  return () => 'call';
}

const isSearch = (address: string): boolean =>
  [...new URL(address).searchParams].some(([name, value]) => value !== '' && !paging.has(name.toLowerCase()));
