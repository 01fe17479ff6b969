import { Permission, sortKeys, sortTypes, type ListQuery } from '@portal/api/contract';
import type { Trx } from '../src/platform/db/connect.ts';
import { ListCache } from '../src/modules/applications/application-list.cache.ts';
import { listJson } from '../src/modules/applications/application-list.store.ts';
import { commonFacets } from '../src/testing/facet-values.ts';
import { explainerOf, type Explained } from '../src/testing/explained.ts';
import { personOf } from '../src/testing/person.ts';
import { percentile, write, checkAtMost } from './figures.ts';

const viewers = [
  { name: 'mine', list: 'mine', claim: Permission.myApps },
  { name: 'all', list: 'all', claim: Permission.allAppsInstance },
  { name: 'location', list: 'all', claim: Permission.allAppsLocation },
  { name: 'group', list: 'all', claim: Permission.allAppsRestrictionGroup },
] as const;

const filters: Readonly<Record<string, Partial<ListQuery>>> = {
  'no filter': {},
  'a status': { status: ['Locked'] },
  'a rare label': { label: ['Rare'] },
  'no label': { label: [''] },
  'an assignee': { assignee: ['G-BENCH7'] },
};

/** Maximum database milliseconds for 95 % of the offered pages. */
const goal = 2;

/**
 * Measures every page that the pager offers from the first, the last and a middle page, in every scope and order and
 * with one value of each filter. The current page is fetched first.
 */
export async function measurePages(databaseUrl: string, rows: number): Promise<void> {
  const explainer = explainerOf(databaseUrl);
  write('offered pages, ms', 'pages', 'p50', 'p95', 'most', 'buffers');
  const common = await explainer.visit('harbour', async (trx) => {
    const found: [string, Partial<ListQuery>][] = [];
    for (const [name, filtered] of commonFacets) found.push([name, await filtered(trx)]);
    return found;
  });
  for (const { name, list, claim } of viewers)
    for (const [filter, query] of [...Object.entries(filters), ...common]) {
      const person = personOf('G-FULL', { claims: [claim], location: 'Sydney', group: 'North' });
      const seen: Explained[] = [];
      const cache = new ListCache();
      for (const sortBy of sortKeys)
        for (const sortType of sortTypes) {
          const page = (pageNo: number) => (trx: Trx) =>
            listJson(trx, cache, person, list, { pageNo, rowsPerPage: 20, sortBy, sortType, ...query });
          const visit = (pageNo: number) => explainer.visit('harbour', page(pageNo));
          const first = JSON.parse(await visit(1)) as { readonly MaxPage: number };
          for (const [at, offered] of stops(first.MaxPage)) {
            if (at > 1) await visit(at);
            for (const pageNo of offered) seen.push(...(await explainer.explain('harbour', page(pageNo))));
          }
        }
      if (seen.length === 0) continue;
      const times = seen.map(({ ms }) => ms);
      const at = (share: number) => percentile(times, share);
      const buffers = Math.max(0, ...seen.map((each) => each.buffers));
      write(`${name}, ${filter}`, String(seen.length), at(0.5), at(0.95), at(1), String(buffers));
      checkAtMost(`${name}, ${filter} at ${rows}`, at(0.95), goal);
    }
  await explainer.close();
}

/** Current pages, each with the offered pages except the first and the last. */
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
