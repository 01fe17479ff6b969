import { randomUUID } from 'node:crypto';
import { succeeded, type addLabel, type Reply } from '@portal/api/contract';
import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

type Envelope = Reply<typeof addLabel>;
interface Option {
  readonly Name: string;
}

onEachDatabase('The tenant’s labels', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const names = async (host?: string) =>
    (await app.read<Option[]>('/api/label/list', { as: 'FULL', ...(host && { host }) })).map(
      ({ Name }) => Name,
    );
  const add = (LabelText: string, host = 'harbour.localhost:4000', as = 'FULL') =>
    app.send('/api/label/add', { as, host, json: { LabelText } });
  const envelopeOf = async (answer: Response) => (await answer.json()) as Envelope;

  test.each(['VIP', 'vip', '  ViP  ', 'ＶＩＰ', 'V\u200bI\u200cP', '\u202aVIP\u202c'])(
    'reject a name that looks like another one, ignoring case: %j (ACT-089, ERR-022)',
    async (name) => {
      expect(await envelopeOf(await add(name))).toEqual({
        ErrorNo: 1,
        Message: 'There already is a label VIP.',
      });
    },
  );

  test.each(['', '   ', 'x'.repeat(16)])(
    'reject a name that is empty or too long: %j (CONST-006)',
    async (name) => {
      expect((await add(name)).status).toBe(400);
    },
  );

  test('append a new one, trimmed, until the limit is reached (ACT-088, CONST-007, API-047)', async () => {
    expect(await envelopeOf(await add('  Fifteen letters '))).toEqual({ ErrorNo: 0 });
    expect(await names()).toEqual(['VIP', 'Hot', 'Cold', 'Review', 'Fifteen letters']);
    expect(await envelopeOf(await add('One more'))).toEqual({
      ErrorNo: 2,
      Message: 'There are 5 labels already, as many as there can be.',
    });
    expect(await names()).toHaveLength(5);
  });

  test('neither exceed the limit nor hold duplicates after concurrent additions', async () => {
    const host = 'meridian.localhost:4000';
    const wanted = ['Late', 'late', 'LATE', ...Array.from({ length: 17 }, (_, number) => `Label ${number}`)];
    const answers = await Promise.all(wanted.map(async (name) => envelopeOf(await add(name, host))));
    expect(answers.filter(succeeded)).toHaveLength(1);
    expect(await names(host)).toHaveLength(5);
  });

  test('run a repeated request once and return the same reply (API-047)', async () => {
    const host = 'banksia.localhost:4000';
    const request = {
      as: 'FULL',
      host,
      json: { LabelText: 'Sent twice' },
      headers: { 'idempotency-key': randomUUID() },
    };
    expect(await app.read<Envelope>('/api/label/add', request)).toEqual({ ErrorNo: 0 });
    expect(await app.read<Envelope>('/api/label/add', request)).toEqual({ ErrorNo: 0 });
    expect((await names(host)).filter((name) => name === 'Sent twice')).toHaveLength(1);
  });

  test('can only be added with the claim', async () => {
    expect((await add('Another', 'harbour.localhost:4000', 'EDIT')).status).toBe(403);
    expect((await add('Hot', 'harbour.localhost:4000', 'LABEL')).status).toBe(200);
  });
});
