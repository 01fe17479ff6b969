import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { KilledServer } from './killed-server.ts';
import { kindsOfWrites, writeNames, type Write, type WriteName } from './kinds-of-writes.ts';

/** The outcomes of the writes of a kind that were in progress at a kill. */
export interface WriteOutcomes {
  readonly acknowledged: number;
  /** Not acknowledged, but stored. */
  readonly there: number;
  /** Neither acknowledged nor stored. */
  readonly nothing: number;
}

export interface KillResult {
  readonly rounds: number;
  readonly ends: Readonly<Record<WriteName, WriteOutcomes>>;
  /** Milliseconds until the server was ready again, for each round. */
  readonly ready: readonly number[];
}

/**
 * Kills a server during writes of every kind, and checks the result. An acknowledged write is stored. Any other write
 * is stored completely or not at all, and is stored once after it is repeated. Signed-in users stay signed in.
 * Repeats until `enough` returns true.
 */
export async function killRounds(
  server: KilledServer,
  enough: (killed: KillResult) => boolean,
): Promise<KillResult> {
  const first = await nextWrites(server);
  const began = performance.now();
  const usual = await Promise.all(first.map((write) => write.send().then(() => performance.now() - began)));
  const sure: Write[] = lasting(first);
  let killed: KillResult = {
    rounds: 0,
    ends: endsOf(() => ({ acknowledged: 0, there: 0, nothing: 0 })),
    ready: [],
  };
  while (!enough(killed)) {
    const { rounds } = killed;
    const writes = await nextWrites(server, rounds);
    const acknowledged = new Set<Write>();
    const underWay = writes.map((write) =>
      write.send().then(
        () => void acknowledged.add(write),
        () => undefined,
      ),
    );
    // In the middle of each kind in turn, at a different moment each time.
    await pause(((usual[rounds % usual.length] ?? 0) * ((rounds * 7) % 20)) / 20);
    const restarted = server.restart();
    await Promise.all(underWay);
    const ready = await restarted;

    const found = new Map<string, keyof WriteOutcomes>();
    for (const write of writes) found.set(write.kind, await endOf(write, acknowledged.has(write)));
    killed = {
      rounds: rounds + 1,
      ready: [...killed.ready, ready],
      ends: endsOf((name) => {
        const [ends, end] = [killed.ends[name], found.get(name) ?? 'nothing'];
        return { ...ends, [end]: ends[end] + 1 };
      }),
    };
    await send(writes);
    await expectAll(writes);
    await server.renew();
    sure.push(...lasting(writes));
  }
  await expectAll(sure);
  return killed;
}

const endsOf = (of: (name: WriteName) => WriteOutcomes) =>
  Object.fromEntries(writeNames.map((name) => [name, of(name)])) as Record<WriteName, WriteOutcomes>;

/**
 * One write of each kind, starting with a different one each round, because the embedded database runs them in
 * sequence.
 */
async function nextWrites(server: KilledServer, first = 0): Promise<readonly Write[]> {
  const at = first % writeNames.length;
  const writes: Write[] = [];
  for (const name of [...writeNames.slice(at), ...writeNames.slice(0, at)])
    writes.push(await kindsOfWrites[name](server.send));
  return writes;
}

async function endOf(write: Write, acknowledged: boolean): Promise<keyof WriteOutcomes> {
  const found = await write.found();
  const right = acknowledged ? ['all'] : ['all', 'nothing'];
  expect([write.kind, right.includes(found) ? 'right' : found]).toEqual([write.kind, 'right']);
  if (acknowledged) return 'acknowledged';
  return found === 'all' ? 'there' : 'nothing';
}

const lasting = (writes: readonly Write[]): Write[] => writes.filter(({ replaces }) => !replaces);

const send = (writes: readonly Write[]) => Promise.all(writes.map((write) => write.send()));

async function expectAll(writes: readonly Write[]): Promise<void> {
  for (const write of writes) expect([write.kind, await write.found()]).toEqual([write.kind, 'all']);
}
