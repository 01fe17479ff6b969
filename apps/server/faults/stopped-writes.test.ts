import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copiedDatabase } from '../src/testing/databases.ts';
import { killedServer } from '../src/testing/killed-server.ts';
import { kindsOfWrites, type Write } from '../src/testing/kinds-of-writes.ts';

const rounds = 20;

/** Keeps every processor busy until the test is finished. */
function keepBusy(): void {
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  onTestFinished(() => others.forEach((other) => void other.kill('SIGKILL')));
}

test.each([
  ['PostgreSQL', () => copiedDatabase(inject('postgresTemplate'))],
  ['the embedded database', () => Promise.resolve(undefined)],
])(
  'twenty times SIGTERM on a busy machine leave no write to %s without a response',
  { timeout: 1_800_000 },
  async (name, database) => {
    const server = await killedServer(await database(), () => ({ PORTAL_STOP_SECONDS: '2' }));
    onTestFinished(() => server.remove());
    keepBusy();
    let answered = 0;
    for (let round = 0; round < rounds; round += 1) {
      const writes: Write[] = [];
      for (const kind of ['bulk upload', 'cancel', 'document', 'comment'] as const)
        for (let each = 0; each < 5; each += 1) writes.push(await kindsOfWrites[kind](server.send));
      const answers = writes.map((write) => write.send());
      await server.replace();
      answered += (await Promise.all(answers)).length;
      await server.renew();
    }
    process.stdout.write(`${name}: ${answered} of ${answered} writes were answered\n`);
    expect(answered).toBe(rounds * 20);
  },
);
