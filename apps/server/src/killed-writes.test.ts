import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { getComments, Reply } from '@portal/api/contract';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { readApplications } from './testing/applications.ts';
import { copiedDatabase } from './testing/databases.ts';
import { runProgram, type Program } from './testing/program.ts';
import { testApp } from './testing/test-app.ts';

/** Rounds after which the process is killed, in the middle of the next one. */
const rounds = [3, 8];

/** How often each kind of write was acknowledged. */
function acknowledged(out: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [, kind = ''] of out.matchAll(/^written (\w+) \d+$/gm)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A process takes its disk for full as soon as the folder holds a file named `full`. */
const onFullDisk = (folder: string) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'testing/full-disk.ts')}`,
  FULL_DISK: join(folder, 'full'),
});

/** Lets a program write until a round is acknowledged and something ends it; looks at what is left of its writes then. */
async function expectNothingLost(
  database: Readonly<Record<string, string>>,
  round: number,
  end: (victim: Program, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const env = { PORTAL_DEMO: '1', PORTAL_DATA_DIR: join(folder, 'data'), ...database };
  const victim = runProgram('testing/endless-writes.ts', { ...env, ...onFullDisk(folder) });
  await victim.line(`written comment ${round}`);
  await end(victim, folder);
  const { out } = await victim.ended;
  const sure = acknowledged(out);

  const db = await connect(readConfig(env, '/'));
  const app = testApp(db);
  const { detail, guidOf, lines } = await readApplications(app);
  const feed = await lines(1006);
  const count = (start: RegExp) => feed.filter((line) => start.test(line)).length;
  const after = await detail(1006);
  const { Comments } = await app.read<Reply<typeof getComments>>(`/api/comment/${guidOf(1006)}`, {
    as: 'FULL',
  });
  const found = {
    comment: Comments.filter(({ Comment }) => Comment.startsWith('Round ')).length,
    assignee: count(/^Assigned to .* by Fiona Full$/),
    label: count(/^Label set to .* by Fiona Full$/),
    document: count(/^Round \d+\.pdf uploaded by Fiona Full$/),
  };
  // What was under way may be there or not.
  for (const [name, told] of Object.entries(sure)) {
    const there = found[name as keyof typeof found];
    expect([name, there === told || there === told + 1]).toEqual([name, true]);
  }
  expect(feed.find((line) => line.startsWith('Assigned to'))).toContain(after.AssigneeDisplayName);
  expect(feed.find((line) => line.startsWith('Label set'))).toContain(after.Label);
  expect(after.Documents?.filter((file) => file.OriginalFileName.startsWith('Round ')).length).toBe(
    found.document,
  );
  await db.close();
  await rm(folder, { recursive: true });
}

describe.each(['the embedded database', 'PostgreSQL'] as const)(
  'A process that is killed while it writes to %s',
  (kind) => {
    test.each(rounds)(
      'after round %d loses nothing that it had acknowledged, and leaves nothing by halves',
      { timeout: 120_000 },
      async (round) => {
        const database: Record<string, string> =
          kind === 'PostgreSQL' ? { DATABASE_URL: await copiedDatabase() } : {};
        await expectNothingLost(database, round, (victim) => {
          victim.signal('SIGKILL');
          return Promise.resolve();
        });
      },
    );
  },
);

test(
  'A process whose disk is full refuses every call, and loses nothing that it had acknowledged',
  { timeout: 120_000 },
  async () => {
    await expectNothingLost({}, 3, async (victim, folder) => {
      await writeFile(join(folder, 'full'), '');
      const { problems } = await victim.ended;
      expect(problems).toMatch(/Error: \w+ was refused with 503/);
    });
  },
);

test('A process does not start on a full disk, and says so', { timeout: 120_000 }, async () => {
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
