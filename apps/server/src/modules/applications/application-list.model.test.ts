import type { ApplicationRow } from '@portal/api/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { defined, queriesOf } from '../../testing/list-queries.ts';
import { expectedIds, type ListInput } from '../../testing/list-reference.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import {
  all,
  cancelBody,
  everyRow,
  mine,
  withQuery,
  type CancelReply,
  type ListReply,
} from '../../testing/wire.ts';
import { releaseScope } from '../../../../../tools/test-scope.ts';

/** A reader's list: always the same rows, except those that are cancelled meanwhile. */
interface Reader {
  readonly as: string;
  readonly path: string;
  readonly ids: ReadonlySet<number>;
}

type Step =
  | { readonly does: 'ask'; readonly reader: number; readonly input: ListInput; readonly rowsPerPage: number }
  | { readonly does: 'turn'; readonly reader: number; readonly by: number }
  | { readonly does: 'cancel'; readonly pick: number };

const readers = fc.nat(2);
const stepsOf = (rows: readonly ApplicationRow[]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          does: fc.constant('ask' as const),
          reader: readers,
          input: queriesOf(rows),
          rowsPerPage: fc.constantFrom(1, 7, 20, 200),
        }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          does: fc.constant('turn' as const),
          reader: readers,
          by: fc.constantFrom(-999, -3, -1, 0, 1, 2, 3, 999),
        }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), pick: fc.nat(500) }) },
    ),
    { minLength: 8, maxLength: 24, size: 'max' },
  );

onEachDatabase('Reading through the list', (db) => {
  let app: TestApp;
  let rows: ApplicationRow[];
  let lists: Reader[];
  beforeAll(async () => {
    app = testApp(db());
    rows = await everyRow(app, 'FULL');
    lists = await Promise.all(
      [
        { as: 'FULL', path: all },
        { as: 'FULL', path: mine },
        { as: 'ALL', path: all },
      ].map(async (reader) => ({
        ...reader,
        ids: new Set((await everyRow(app, reader.as, reader.path)).map((row) => row.ApplicationID)),
      })),
    );
  });

  const cancel = async (pick: number) => {
    const row = rows[pick % rows.length];
    if (!row) return;
    const { Results } = await app.read<CancelReply>('/api/application/cancel', {
      as: 'FULL',
      json: cancelBody([row.ApplicationGuid]),
    });
    if (Results[0]?.Success) rows = rows.filter((each) => each !== row);
  };

  test(
    'every page shows the rows of a simple model, while applications are cancelled (LIST-011, LIST-067, LIST-082, LIST-120, LIST-166)',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(stepsOf(rows), async (made) => {
          const bookmarks = lists.map(() => ({ input: {} as ListInput, rowsPerPage: 20, pageNo: 1 }));
          const look = async (index: number) => {
            const [bookmark, list] = [bookmarks[index], lists[index]];
            if (!bookmark || !list) throw new Error('There is no such reader.');
            const { input, pageNo, rowsPerPage } = bookmark;
            const reply = await app.read<ListReply>(
              withQuery(list.path, { ...defined(input), pageNo, rowsPerPage }),
              { as: list.as },
            );
            const ids = expectedIds(
              rows.filter((row) => list.ids.has(row.ApplicationID)),
              input,
            );
            const from = (pageNo - 1) * rowsPerPage;
            expect(reply.Applications.map((row) => row.ApplicationID)).toEqual(
              ids.slice(from, from + rowsPerPage),
            );
            expect([reply.TotalRows, reply.MaxPage]).toEqual([
              ids.length,
              Math.ceil(ids.length / rowsPerPage),
            ]);
            return reply.MaxPage;
          };
          for (const step of made) {
            if (step.does === 'cancel') {
              await cancel(step.pick);
              continue;
            }
            const bookmark = bookmarks[step.reader];
            if (!bookmark) continue;
            if (step.does === 'ask') Object.assign(bookmark, { ...step, pageNo: 1 });
            const last = await look(step.reader);
            if (step.does === 'turn')
              bookmark.pageNo = Math.min(Math.max(1, last), Math.max(1, bookmark.pageNo + step.by));
            await look(step.reader);
          }
        }),
        { numRuns: releaseScope ? 25 : 8, seed: 11 },
      );
    },
  );
});
