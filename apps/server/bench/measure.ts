import { Agent, get } from 'node:http';
import { percentile } from './percentile.ts';

export interface Measured {
  readonly name: string;
  /** Milliseconds; `best` is what a machine with nothing else to do comes near to. */
  readonly best: number;
  readonly p50: number;
  readonly p95: number;
  readonly bytes: number;
}

export interface Target {
  readonly name: string;
  readonly path: string;
}

const warmUps = 60;
/** A call that has taken so many milliseconds in all drops out, so that a slow one does not hold up the run. */
const longEnough = 5_000;
const fewest = 5;
/** Milliseconds. */
const throughputFor = 3_000;

/**
 * Times each address over one kept-alive connection, taking turns, so that whatever else the machine does
 * falls on all of them alike.
 */
export async function measure(
  origin: string,
  token: string,
  targets: readonly Target[],
  rounds: number,
): Promise<Measured[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (path: string) => sizeOf(agent, `${origin}${path}`, token);
  const times = new Map<string, number[]>(targets.map((target) => [target.name, []]));
  const sizes = new Map<string, number>();
  const spent = new Map<string, number>();
  const enough = (name: string) =>
    (spent.get(name) ?? 0) > longEnough && (times.get(name)?.length ?? 0) >= fewest;
  for (let round = -warmUps; round < rounds; round += 1)
    for (const { name, path } of targets) {
      if (enough(name)) continue;
      const start = performance.now();
      sizes.set(name, await call(path));
      const took = performance.now() - start;
      spent.set(name, (spent.get(name) ?? 0) + took);
      if (round >= 0 || (spent.get(name) ?? 0) > longEnough) times.get(name)?.push(took);
    }
  agent.destroy();
  return targets.map(({ name }) => {
    const at = (share: number) => percentile(times.get(name) ?? [], share);
    return { name, best: at(0), p50: at(0.5), p95: at(0.95), bytes: sizes.get(name) ?? 0 };
  });
}

/** Answers a second over so many connections at once. */
export async function throughput(
  origin: string,
  token: string,
  path: string,
  connections = 8,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let answered = 0;
  const caller = async () => {
    while (performance.now() - start < throughputFor) {
      await sizeOf(agent, `${origin}${path}`, token);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return (answered / (performance.now() - start)) * 1000;
}

/** Bytes of an answer, which must be 200. */
function sizeOf(agent: Agent, address: string, token: string): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    get(address, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${address} answered ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}
