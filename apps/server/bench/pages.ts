import { Permission, sortKeys, sortTypes, type ListQuery } from '@portal/api/contract';
import type { Trx } from '../src/platform/db/connect.ts';
import type { Person } from '../src/platform/http/person.ts';
import { ListCache } from '../src/modules/applications/application-list.cache.ts';
import { listJson } from '../src/modules/applications/application-list.store.ts';
import type { ListScope } from '../src/modules/applications/application.scope.ts';
import { explainerOf, type Explained } from '../src/testing/explained.ts';
import { percentile } from './percentile.ts';

interface Viewer {
  readonly name: string;
  readonly list: ListScope;
  readonly person: Person;
}

const someone = (...claims: string[]): Person => ({
  tenant: 'harbour',
  globalId: 'G-FULL',
  session: 'S',
  displayName: 'Fiona Full',
  email: 'fiona.full@harbour.example',
  claims,
  location: 'Sydney',
  group: 'North',
});

const viewers: readonly Viewer[] = [
  { name: 'mine', list: 'mine', person: someone(Permission.myApps) },
  { name: 'all', list: 'all', person: someone(Permission.allAppsInstance) },
  { name: 'location', list: 'all', person: someone(Permission.allAppsLocation) },
  { name: 'group', list: 'all', person: someone(Permission.allAppsRestrictionGroup) },
];

const filters: readonly { readonly name: string; readonly query: Partial<ListQuery> }[] = [
  { name: 'no filter', query: {} },
  { name: 'status', query: { status: ['Locked'] } },
  { name: 'label', query: { label: ['Rare'] } },
  { name: 'no label', query: { label: [''] } },
  { name: 'tag', query: { sysLabel: ['Priority'] } },
  { name: 'assignee', query: { assignee: ['G-BENCH7'] } },
  { name: 'sub-brand', query: { subBrand: ['Harbour Advice'] } },
];

export interface PageFigures {
  readonly name: string;
  readonly pages: number;
  /** Milliseconds in the database. */
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  /** Pages of the database's files that one statement looked at, at most. */
  readonly buffers: number;
}

/** Most milliseconds in the database for nineteen of twenty offered pages. */
export const pagesGoal = 2;

/**
 * Every page that the pager offers from the first page, from the last and from one in the middle, in every scope,
 * order and with one value of each filter. The page that a person stands on is fetched before.
 */
export async function measurePages(databaseUrl: string): Promise<PageFigures[]> {
  const explainer = explainerOf(databaseUrl);
  const figures: PageFigures[] = [];
  for (const { name, list, person } of viewers)
    for (const filter of filters) {
      const seen: Explained[] = [];
      const cache = new ListCache();
      for (const sortBy of sortKeys)
        for (const sortType of sortTypes) {
          const page = (pageNo: number) => (trx: Trx) =>
            listJson(trx, cache, person, list, {
              pageNo,
              rowsPerPage: 20,
              sortBy,
              sortType,
              ...filter.query,
            });
          const visit = (pageNo: number) => explainer.visit('harbour', page(pageNo));
          const first = JSON.parse(await visit(1)) as { readonly MaxPage: number };
          for (const [at, offered] of stops(first.MaxPage)) {
            if (at > 1) await visit(at);
            for (const pageNo of offered) {
              const statements = await explainer.explain('harbour', page(pageNo));
              seen.push(...statements);
            }
          }
        }
      figures.push({ name: `${name}, ${filter.name}`, ...summary(seen) });
    }
  await explainer.close();
  return figures;
}

/** Where a person stands, and which pages are offered there beside the first and the last. */
function stops(last: number): readonly (readonly [number, readonly number[]])[] {
  const around = (page: number) =>
    [-3, -1, 0, 1, 3].map((step) => page + step).filter((each) => each >= 1 && each <= last);
  const middle = Math.ceil(last / 2);
  return [
    [1, [...around(1), 7].filter((each) => each <= last)],
    [last, around(last)],
    [middle, around(middle)],
  ];
}

function summary(seen: readonly Explained[]): Omit<PageFigures, 'name'> {
  const times = seen.map(({ ms }) => ms);
  const at = (share: number) => percentile(times, share);
  return {
    pages: seen.length,
    p50: at(0.5),
    p95: at(0.95),
    most: at(1),
    buffers: Math.max(0, ...seen.map(({ buffers }) => buffers)),
  };
}
