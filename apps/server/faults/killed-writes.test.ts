import { expect, inject, test } from 'vitest';
import { verifyAudit } from '../src/history/audit-chain.ts';
import { copiedDatabase } from '../src/testing/databases.ts';
import { killRounds } from '../src/testing/kill-rounds.ts';
import { killedServer } from '../src/testing/killed-server.ts';
import { writeNames, type WriteName } from '../src/testing/kinds-of-writes.ts';

const rounds = 50;

/** Tells what became of it; answers what is wrong with the audit, if anything is. */
async function kill(
  databaseUrl: string | undefined,
  names: readonly WriteName[],
): Promise<string | undefined> {
  const server = await killedServer(databaseUrl);
  try {
    const { ends, longest } = await killRounds(server, rounds, names);
    const { lines, problem } = await verifyAudit(await server.left(), 'harbour');
    process.stdout.write(
      `${names.length === 1 ? names.join() : `${names.length} kinds at once`}, ${databaseUrl ? 'PostgreSQL' : 'embedded'}: ${rounds} kills; ` +
        `${ends.acknowledged} writes acknowledged before, ${ends.there} there all the same, ${ends.nothing} not there; ` +
        `ready again after ${Math.round(longest)} ms at most; ${lines} lines of audit\n`,
    );
    return problem;
  } finally {
    await server.remove();
  }
}

test('fifty kills in the middle of a write of every kind to PostgreSQL lose nothing', async () => {
  expect(await kill(await copiedDatabase(inject('postgresTemplate')), writeNames)).toBeUndefined();
});

// Of its kinds only one is under way at a time.
test.each(writeNames)(
  'fifty kills in the middle of a write to the embedded database lose nothing: %s',
  async (name) => {
    expect(await kill(undefined, [name])).toBeUndefined();
  },
);
