import { statuses, type ViewDefinition } from '@portal/api/contract';
import type { Database } from '../src/platform/db/connect.ts';
import { ListCache } from '../src/modules/applications/application-list.cache.ts';
import { CountCache, countsFor } from '../src/modules/views/view-counts.ts';
import { personOf } from '../src/testing/person.ts';
import { checkAtMost, percentile, write } from './figures.ts';
import { measure } from './measure.ts';
import type { Served } from './served.ts';

/**
 * Maximum ratios of the list of views and of their stored totals to an empty response, and of the p95 of the list of
 * applications during counts to the p95 without them. Maximum milliseconds for five counts.
 */
const goals = { list: 1.6, stored: 3, during: 1.2, counted: 1000 };

const everything: ViewDefinition = {
  Status: [],
  Label: [],
  Assignee: [],
  SysLabel: [],
  SubBrand: [],
  Products: [],
  MustHaveAllSelectedProducts: false,
  Q: '',
  SortBy: 'ID',
  SortType: 'desc',
  RowsPerPage: 20,
  View: null,
  Columns: null,
};
const labels = ['VIP', 'Hot', 'Cold'];
const subBrands = ['Harbour Direct', 'Harbour Advice', 'Harbour Private'];

/** Twenty lists whose totals are stored. */
const withStoredTotals: readonly Partial<ViewDefinition>[] = [
  {},
  ...statuses.slice(0, 7).map((status) => ({ Status: [status] })),
  ...statuses.slice(0, 6).map((status) => ({ Status: [status, 'Locked'] })),
  ...labels.map((label) => ({ Label: [label] })),
  ...subBrands.map((subBrand) => ({ SubBrand: [subBrand] })),
].slice(0, 20);

/** Five lists that are counted: common and rare ones, by products, and a search. */
const counted: readonly Partial<ViewDefinition>[] = [
  { Status: ['Locked'], Label: ['Hot'] },
  { Status: ['Locked'], Label: ['VIP'], SubBrand: ['Harbour Advice'] },
  { Products: ['Gold'] },
  { Products: ['Gold'], Status: ['Complete'], Label: ['Cold'] },
  { Q: 'person4242' },
];

const fiona = personOf('G-FULL');
const list = '/api/view/list';
const counts = '/api/view/counts';

/** Measures the list of views and their counts. Nothing is cached where five views are counted. */
export async function measureViews(
  { db, origin, token }: Served,
  rows: number,
  rounds: number,
): Promise<void> {
  await storeViews(db, withStoredTotals);
  const paths = ['/api/empty', list, counts];
  const measured = await measure(origin, token, paths, rounds);
  const p50 = (path: string) => measured.get(path)?.p50 ?? Number.NaN;
  write('views, ms', 'p50', 'p95', 'x empty');
  for (const [name, path, goal] of [
    ['20 views', list, goals.list],
    ['20 stored totals', counts, goals.stored],
  ] as const) {
    const ratio = p50(path) / p50('/api/empty');
    write(name, p50(path), measured.get(path)?.p95 ?? Number.NaN, ratio);
    checkAtMost(`${name} at ${rows}`, ratio, goal);
  }

  await storeViews(db, counted);
  const times: number[] = [];
  const countAll = async () => {
    const start = performance.now();
    const caches = { counts: new CountCache(), list: searches };
    const found = await db.inTenant('harbour', (trx) => countsFor({ trx, person: fiona }, caches));
    times.push(performance.now() - start);
    return found.filter(({ Count }) => Count === null).length;
  };
  let uncounted = 0;
  for (let round = 0; round < 5; round += 1) uncounted = Math.max(uncounted, await countAll());
  write('5 counts', percentile(times, 0.5), Math.max(...times), `${uncounted} late`);
  checkAtMost(`5 counts at ${rows}`, Math.max(...times), goals.counted);

  const p95 = async () => {
    const path = '/api/application/list/all';
    return (await measure(origin, token, [path], rounds)).get(path)?.p95 ?? Number.NaN;
  };
  const alone = await p95();
  const stop = repeat(countAll);
  const during = await p95();
  await stop();
  write('list during counts, p95', alone, during, during / alone);
  checkAtMost(`list during counts at ${rows}`, during / alone, goals.during);
}

/** The sample of texts is kept for ten minutes, so only the first search of a process reads it. */
const searches = new ListCache();

/** Repeats the work once a second, more often than anyone opens the menu, until stopped. */
function repeat(work: () => Promise<unknown>): () => Promise<void> {
  let running = Promise.resolve<unknown>(undefined);
  const timer = setInterval(() => {
    running = running.then(work);
  }, 1000);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

const storeViews = (db: Database, definitions: readonly Partial<ViewDefinition>[]): Promise<unknown> =>
  db.inTenant('harbour', async (trx) => {
    await trx.deleteFrom('saved_view').execute();
    await trx
      .insertInto('saved_view')
      .values(
        definitions.map((definition, index) => ({
          tenant_id: 'harbour',
          id: String(index).padStart(12, '0'),
          owner_global_id: fiona.globalId,
          name: `View ${index}`,
          scope: 'all' as const,
          definition: JSON.stringify({ ...everything, ...definition }),
          changed_by: fiona.globalId,
        })),
      )
      .execute();
  });
