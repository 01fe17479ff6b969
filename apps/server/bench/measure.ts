import { Agent, get } from 'node:http';
import { percentile } from './figures.ts';

export interface Measured {
  /** Milliseconds; `best` is nearest to what an idle machine would take. */
  readonly best: number;
  readonly p50: number;
  readonly p95: number;
  readonly bytes: number;
}

const warmUps = 60;
/** Milliseconds after which a slow call drops out of the rounds, and the number of calls that it makes all the same. */
const longEnough = 5_000;
const fewest = 5;

/** Times each address on one kept-alive connection, by turns, because the machine's other work falls on all of them. */
export async function measure(
  origin: string,
  token: string,
  paths: readonly string[],
  rounds: number,
): Promise<ReadonlyMap<string, Measured>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = new Map(paths.map((path) => [path, { times: [] as number[], spent: 0, bytes: 0 }]));
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [path, each] of seen) {
      if (each.spent > longEnough && each.times.length >= fewest) continue;
      const start = performance.now();
      each.bytes = await sizeOf(agent, origin + path, token);
      const took = performance.now() - start;
      each.spent += took;
      if (round >= 0 || each.spent > longEnough) each.times.push(took);
    }
  agent.destroy();
  return new Map(
    [...seen].map(([path, { times, bytes }]) => {
      const [best = Number.NaN, p50 = Number.NaN, p95 = Number.NaN] = [0, 0.5, 0.95].map((share) =>
        percentile(times, share),
      );
      return [path, { best, p50, p95, bytes }];
    }),
  );
}

/** Bytes of an answer, which must be 200. */
const sizeOf = (agent: Agent, address: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
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
