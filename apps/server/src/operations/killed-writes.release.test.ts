import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { verifyAudit } from '../platform/history/verify-audit.ts';
import { copiedDatabase } from '../testing/databases.ts';
import { killRounds } from '../testing/kill-rounds.ts';
import { killedServer, type KilledServer } from '../testing/killed-server.ts';
import { kindsOfWrites, type Write } from '../testing/kinds-of-writes.ts';
import { runProgram } from '../testing/program.ts';

// A busy machine is slow, not wrong. `pnpm test faults` does fifty rounds of each kind.
const slow = { timeout: 120_000 };

/** A process takes its disk for full as long as the folder holds a file named `full`. */
const onFullDisk = (folder: string) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../testing/full-disk.ts')}`,
  FULL_DISK: join(folder, 'full'),
});

/** A server of its own on a database; `more` of its tests come before it is stopped. */
function describeKilled(
  kind: string,
  database: () => Promise<string | undefined>,
  more: (server: () => KilledServer) => void = () => undefined,
): void {
  describe(`A server on ${kind}`, () => {
    let server: KilledServer;
    beforeAll(async () => {
      server = await killedServer(await database(), onFullDisk);
    }, slow.timeout);
    afterAll(() => server.remove());

    test(
      'that is killed while it writes loses no acknowledged write, stores no partial write, and signs nobody out',
      slow,
      async () => {
        expect(await killRounds(server, ({ rounds }) => rounds === 1)).toMatchObject({ rounds: 1 });
      },
    );

    more(() => server);

    test(
      'responds to everything sent before SIGTERM, and the audit log of it is one intact chain',
      slow,
      async () => {
        const writes: Write[] = [];
        for (const kind of ['bulk upload', 'cancel', 'document'] as const)
          writes.push(await kindsOfWrites[kind](server.send));
        const answers = Promise.all(writes.map((write) => write.send()));
        const left = await server.left();
        expect(await answers).toHaveLength(3);
        const { lines, problem } = await verifyAudit(left, 'harbour');
        expect(problem).toBeUndefined();
        expect(lines).toBeGreaterThan(0);
      },
    );
  });
}

describeKilled('PostgreSQL', () => copiedDatabase(inject('postgresTemplate')));

describeKilled(
  'the embedded database',
  () => Promise.resolve(undefined),
  (server) => {
    test(
      'whose disk is full rejects every write, stores none of them, and accepts them once there is space',
      slow,
      async () => {
        const writes: Write[] = [];
        for (const kind of ['invite', 'comment', 'document', 'assignee', 'label'] as const)
          writes.push(await kindsOfWrites[kind](server().send));
        const expectOfAll = async (found: string) => {
          for (const write of writes) expect([write.kind, await write.found()]).toEqual([write.kind, found]);
        };
        const full = join(server().folder, 'full');
        await writeFile(full, '');
        for (const write of writes) await expect(write.send()).rejects.toThrow('was answered 503');
        await rm(full);
        await expectOfAll('nothing');
        for (const write of writes) await write.send();
        await expectOfAll('all');
      },
    );
  },
);

test('A process does not start on a full disk, and reports the reason', slow, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'full-'));
  await writeFile(join(folder, 'full'), '');
  const { code, problems } = await runProgram('main.ts', {
    ...onFullDisk(folder),
    PORTAL_DATA_DIR: join(folder, 'data'),
  }).ended;
  expect(code).toBe(1);
  expect(problems).toContain(`The disk of the data folder ${join(folder, 'data')} is full`);
  await rm(folder, { recursive: true });
});
