import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { KilledServer } from './killed-server.ts';
import { kindsOfWrites, writeNames, type Write, type WriteName } from './kinds-of-writes.ts';

/** Milliseconds in which a server that was killed is ready again. */
export const readyWithin = 5000;

export interface Killed {
  /** Of the write that was under way when the process was killed: acknowledged before, there all the same, or not there. */
  readonly ends: Readonly<Record<'acknowledged' | 'there' | 'nothing', number>>;
  /** The longest time in milliseconds until it was ready again. */
  readonly longest: number;
}

/**
 * Kills a server in the middle of a write of each kind, at once or one of them, and looks at what is left: what was acknowledged is
 * there, what was not is there whole or not at all, and once it is sent again it is there once. Whoever was signed in still is.
 */
export async function killRounds(
  server: KilledServer,
  rounds: number,
  names: readonly WriteName[] = writeNames,
): Promise<Killed> {
  const ends = { acknowledged: 0, there: 0, nothing: 0 };
  const sure: Write[] = [];
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = await writesOf(server, names);
    const began = performance.now();
    await send(before);
    const usual = performance.now() - began;
    const writes = await writesOf(server, names);
    const acknowledged = new Set<Write>();
    const underWay = writes.map((write) =>
      write.send().then(
        () => void acknowledged.add(write),
        () => undefined,
      ),
    );
    // At another part of the write in each round, over all rounds at every one.
    await pause((usual * ((round * 7) % 20)) / 20);
    const told = server.restart();
    await Promise.all(underWay);
    longest = Math.max(longest, await told);

    for (const write of writes) {
      const found = await write.found();
      if (acknowledged.has(write)) ends.acknowledged += 1;
      else ends[found === 'all' ? 'there' : 'nothing'] += 1;
      const right = acknowledged.has(write) ? ['all'] : ['all', 'nothing'];
      expect([write.kind, round, right.includes(found) ? 'right' : found]).toEqual([
        write.kind,
        round,
        'right',
      ]);
    }
    await send(writes);
    await expectAll(writes);
    await server.renew();
    sure.push(...[...before, ...writes].filter(({ replaces }) => !replaces));
  }
  await expectAll(sure);
  expect(longest).toBeLessThan(readyWithin);
  return { ends, longest };
}

async function writesOf(server: KilledServer, names: readonly WriteName[]): Promise<readonly Write[]> {
  const writes: Write[] = [];
  for (const name of names) writes.push(await kindsOfWrites[name](server.send));
  return writes;
}

const send = (writes: readonly Write[]) => Promise.all(writes.map((write) => write.send()));

async function expectAll(writes: readonly Write[]): Promise<void> {
  for (const write of writes) expect([write.kind, await write.found()]).toEqual([write.kind, 'all']);
}
