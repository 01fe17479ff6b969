import { expect, inject, test } from 'vitest';
import { releaseScope } from '../../../tools/test-scope.ts';
import { verifyAudit } from '../src/platform/history/verify-audit.ts';
import { copiedDatabase } from '../src/testing/databases.ts';
import { killRounds, type KillResult } from '../src/testing/kill-rounds.ts';
import { killedServer } from '../src/testing/killed-server.ts';

/** How often each kind of write has to be unacknowledged when the process is killed. Fifty take half an hour. */
const kills = releaseScope ? 5 : 50;

const underWay = ({ ends }: KillResult): number =>
  Math.min(...Object.values(ends).map(({ there, nothing }) => there + nothing));

/** Milliseconds until the server is ready again, for two restarts out of three; other steps of a release delay all. */
const readyWithin = releaseScope ? Infinity : 5000;
const usualOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length * 2) / 3)] ?? Infinity;

function printLine(database: string, { rounds, ends, ready }: KillResult): void {
  const kinds = Object.entries(ends).map(
    ([kind, { acknowledged, there, nothing }]) =>
      `  ${kind}: ${acknowledged} acknowledged, ${there} not and there, ${nothing} not there\n`,
  );
  const [usual, longest] = [usualOf(ready), Math.max(...ready)].map(Math.round);
  process.stdout.write(
    `${database}: killed ${rounds} times, ready again after ${usual} ms, ${longest} at most\n${kinds.join('')}`,
  );
}

test.each([
  ['PostgreSQL', () => copiedDatabase(inject('postgresTemplate'))],
  ['the embedded database', () => Promise.resolve(undefined)],
])(
  'kills in the middle of each kind of write to %s lose nothing',
  { timeout: 3_600_000 },
  async (name, database) => {
    const server = await killedServer(await database());
    try {
      const killed = await killRounds(server, (so) => underWay(so) >= kills);
      printLine(name, killed);
      const { problem } = await verifyAudit(await server.left(), 'harbour');
      expect(problem).toBeUndefined();
      expect(usualOf(killed.ready)).toBeLessThan(readyWithin);
    } finally {
      await server.remove();
    }
  },
);
