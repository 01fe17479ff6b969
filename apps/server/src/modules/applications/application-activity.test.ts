import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, everyRow, type Detail, type Feed } from '../../testing/wire.ts';

onEachDatabase('The activity feed', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const feed = (id: number, as: string) =>
    app.read<Feed>(`/api/application/activityfeed/${id}`, { as, method: 'POST' });
  const texts = async (id: number, as: string) =>
    (await feed(id, as)).ActivityFeedItems.map((item) => item.Text);
  const detail = (id: number, as: string) => app.read<Detail>(`/api/application/get/${id}`, { as });

  test('hides document names from readers without access to documents, who only learn that one was added (PERM-026)', async () => {
    const withDocuments = (await everyRow(app, 'FULL', all)).filter((row) => (row.DocumentCount ?? 0) > 0);
    expect(withDocuments.length).toBeGreaterThan(20);
    for (const { ApplicationID: id } of withDocuments.slice(0, 20)) {
      const names = (await detail(id, 'FULL')).Documents?.map((one) => one.OriginalFileName) ?? [];
      expect(await texts(id, 'FULL')).toEqual(
        expect.arrayContaining(names.map((name) => `${name} uploaded`)),
      );
      expect((await detail(id, 'EDIT')).Documents).toBeUndefined();
      const read = await texts(id, 'EDIT');
      expect(read.filter((text) => text === 'Document uploaded')).toHaveLength(names.length);
      for (const name of names) expect(read.join('\n')).not.toContain(name);
      expect(read).toHaveLength((await texts(id, 'FULL')).length);
    }
  });

  test('lists the newest line first, each with its author (OP-122)', async () => {
    const { ActivityFeedItems } = await feed(1001, 'FULL');
    const times = ActivityFeedItems.map((item) => item.Timestamp);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(ActivityFeedItems.at(-1)?.Text).toMatch(/^Application created by \w+/);
  });
});
