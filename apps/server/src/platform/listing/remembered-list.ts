import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../db/connect.ts';
import type { CacheStatistics } from '../tenant.ts';
import { searchedText } from './conditions.ts';
import {
  orderOf,
  searchTextOf,
  type Page,
  type PageChoice,
  type PlainList,
  type Question,
} from './plain-list.ts';

/** Rows of which one process remembers something, of all tenants: some hundred bytes each. */
const rowsMaximum = 200_000;

/** A list as it was at one moment: every row's key in the list's order, and what a search looks at. */
interface Remembered {
  readonly stamp: string;
  readonly keys: readonly string[];
  readonly texts: readonly string[];
}

/** What is asked of a list that is remembered. */
export interface RememberedQuestion<Row, Sort extends string> {
  readonly list: PlainList<Row, Sort>;
  /** Grows with every change of what the list is sorted or searched by, as the tenant's transaction sees it. */
  readonly stamp: RawBuilder<unknown>;
  readonly question: Omit<Question<Sort>, 'filters'>;
  readonly page: PageChoice;
}

/**
 * A plain list that is asked for so often that going over its rows each time is too much. A process remembers the keys in
 * their order and the texts that are searched, and answers by them as long as the statement that fetches the page says
 * that nothing has changed: what is shown is always of that statement's moment.
 */
export function rememberedLists() {
  const known = new Map<string, Remembered>();
  const loading = new Map<string, Promise<Remembered>>();
  let hits = 0;
  let misses = 0;

  async function load<Row, Sort extends string>(
    trx: Trx,
    name: string,
    { list, stamp, question }: RememberedQuestion<Row, Sort>,
  ): Promise<Remembered> {
    const { rows } = await sql<Remembered>`
      select (${stamp})::text as stamp, coalesce(json_agg(key), '[]') as keys, coalesce(json_agg(text), '[]') as texts
      from (select ${list.key} as key, ${searchTextOf(list)} as text from ${list.from}
        order by ${orderOf(list, question)}) as listed`.execute(trx);
    const [read] = rows;
    if (!read) throw new Error('The list has no stamp.');
    known.delete(name);
    known.set(name, read);
    let size = 0;
    for (const [other, { keys }] of [...known].toReversed()) {
      size += keys.length;
      if (size > rowsMaximum && other !== name) known.delete(other);
    }
    return read;
  }

  /** One load at a time for each list: whoever comes meanwhile takes its result, which the next statement checks. */
  async function loadOnce<Row, Sort extends string>(
    trx: Trx,
    name: string,
    asked: RememberedQuestion<Row, Sort>,
  ): Promise<Remembered> {
    for (let other = loading.get(name); other; other = loading.get(name)) {
      const loaded = await other.catch(() => undefined);
      if (loaded) return loaded;
    }
    misses += 1;
    const own = load(trx, name, asked);
    loading.set(name, own);
    try {
      return await own;
    } finally {
      loading.delete(name);
    }
  }

  return {
    async read<Row, Sort extends string>(
      trx: Trx,
      tenant: string,
      asked: RememberedQuestion<Row, Sort>,
    ): Promise<Page<Row>> {
      const { list, stamp, question, page } = asked;
      const { sortBy, sortType } = question;
      const name = [tenant, sortBy, sortType].join('\n');
      const text = searchedText(question.q);
      let part = text.toLowerCase();
      let state = known.get(name);
      if (state) hits += 1;
      else {
        state = await loadOnce(trx, name, asked);
      }
      for (;;) {
        const { keys, texts } = state;
        const found = part === '' ? keys : keys.filter((_, index) => texts[index]?.includes(part));
        const from = (page.pageNo - 1) * page.rowsPerPage;
        const chosen = sql`${found.slice(from, from + page.rowsPerPage)}::text[]`;
        const { rows } = await sql<{ stamp: string; part: string; page: readonly Row[] }>`
          select (${stamp})::text as stamp, lower(${text}) as part, (select coalesce(json_agg(page), '[]') from (
            select ${list.fields} from ${list.from} where ${list.key} = any(${chosen})
            order by array_position(${chosen}, ${list.key})) as page) as page`.execute(trx);
        const [now] = rows;
        if (now?.stamp === state.stamp && now.part === part) {
          const total = found.length;
          return { rows: now.page, total, lastPage: Math.ceil(total / page.rowsPerPage) };
        }
        // Somebody changed the list; or small letters are not the same here and there.
        if (now) part = now.part;
        if (now?.stamp !== state.stamp) state = await loadOnce(trx, name, asked);
      }
    },
    statistics: (): CacheStatistics => ({ entries: known.size, hits, misses }),
  };
}
