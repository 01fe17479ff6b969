import { randomUUID } from 'node:crypto';
import type { Comment, getComments, Reply } from '@portal/api/contract';
import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type Request, type TestApp } from '../../testing/test-app.ts';

onEachDatabase('Comments', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const read = async (id = '1002', host?: string) =>
    (
      await app.read<Reply<typeof getComments>>(`/api/comment/${id}`, {
        as: 'FULL',
        ...(host !== undefined && { host }),
      })
    ).Comments;
  const write = (Comment: unknown, id = '1002', request: Request = {}) =>
    app.send(`/api/comment/${id}`, { as: 'FULL', json: { Comment }, ...request });

  test('are listed newest first, with author and time (CMT-001, CMT-002, ENT-015, API-053)', async () => {
    const comments = await read('1004');
    expect(comments.map(({ UserDisplayName, Comment }) => [UserDisplayName, Comment])).toEqual([
      [
        'Ann Able',
        'Trust deed received. Page 14 is cut off at the margin; asked the adviser for a new scan.',
      ],
      [
        'Fiona Full',
        'The bank account carries another name than the trust.\nA statement with the BSB is on its way.',
      ],
    ]);
    const times = comments.map(({ CommentTimestamp }) => CommentTimestamp);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('are stored without surrounding spaces and returned as stored (CMT-004, API-054)', async () => {
    const before = Math.floor(Date.now() / 1000);
    const answer = await write('  Called the adviser.\n<b>x</b>  ');
    const stored = (await answer.json()) as Comment;
    expect(stored).toMatchObject({
      UserDisplayName: 'Fiona Full',
      Comment: 'Called the adviser.\n<b>x</b>',
    });
    expect(stored.CommentTimestamp).toBeGreaterThanOrEqual(before - 1);
    expect((await read())[0]).toEqual(stored);
  });

  test.each(['', '   ', '\n\t', 'x'.repeat(501), null, 5])(
    'are rejected if they are empty or longer than 500 characters: %j (CMT-007, CONST-008)',
    async (text) => {
      const before = await read();
      expect((await write(text)).status).toBe(400);
      expect(await read()).toEqual(before);
    },
  );

  test('may have 500 characters (CMT-008)', async () => {
    expect((await write(` ${'y'.repeat(500)} `)).status).toBe(200);
    expect((await read())[0]?.Comment).toBe('y'.repeat(500));
  });

  test('reject unknown fields', async () => {
    const json = { Comment: 'Hi', UserDisplayName: 'Somebody else' };
    expect((await write('', '1002', { json })).status).toBe(400);
  });

  test('are stored once for a repeated request', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = (await read()).length;
    const answers = [await write('Once', '1002', { headers }), await write('Once', '1002', { headers })];
    const [first, again] = (await Promise.all(answers.map((answer) => answer.json()))) as Comment[];
    expect(again).toEqual(first);
    expect(await read()).toHaveLength(before + 1);
    expect((await write('Another', '1002', { headers })).status).toBe(422);
  });

  test.each(['9999999', '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11', '2001', 'x', '0'])(
    'of an unknown, another tenant’s or an invalid application are not found: %s',
    async (id) => {
      const answers = await Promise.all([app.send(`/api/comment/${id}`, { as: 'FULL' }), write('Hi', id)]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    },
  );

  test('of an invisible application are not found, and require the claim (CMT-003, CMT-012)', async () => {
    expect((await app.send('/api/comment/1002', { as: 'MY' })).status).toBe(403);
    expect((await write('Hi', '1002', { as: 'MY' })).status).toBe(403);
  });

  test('are deleted with their application’s personal data, and no others', async () => {
    await write('About another one', '1003');
    await write('About this one');
    expect((await read())[0]?.Comment).toBe('About this one');
    await db().inTenant('harbour', (trx) =>
      trx.deleteFrom('application_comment').where('application_id', '=', 1002).execute(),
    );
    expect(await read()).toEqual([]);
    expect((await read('1003'))[0]?.Comment).toBe('About another one');
  });
});
