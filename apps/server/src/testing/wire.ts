import type {
  cancelApplications,
  getActivityFeed,
  getApplication,
  listMyApplications,
  ApplicationRow,
  Reply,
} from '@portal/api/contract';
import type { TestApp } from './test-app.ts';

export type ListReply = Reply<typeof listMyApplications>;
export type Detail = Reply<typeof getApplication>;
export type Feed = Reply<typeof getActivityFeed>;
export type CancelReply = Reply<typeof cancelApplications>;

export const mine = '/api/application/list';
export const all = '/api/application/list/all';

/** A path with its query; lists are JSON text. */
export function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const text = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return text.length === 0 ? path : `${path}?${new URLSearchParams(text).toString()}`;
}

/** Every row of a list, page after page. */
export async function everyRow(
  app: TestApp,
  as: string,
  path = all,
  host = 'harbour.localhost:4000',
): Promise<ApplicationRow[]> {
  const rows: ApplicationRow[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const reply = await app.read<ListReply>(withQuery(path, { pageNo, rowsPerPage: 100 }), { as, host });
    rows.push(...reply.Applications);
    if (pageNo >= reply.MaxPage) return rows;
  }
}

export const cancelBody = (guids: readonly string[]) => ({
  ApplicationCancellations: guids.map((guid) => ({ ApplicationGuid: guid })),
});
