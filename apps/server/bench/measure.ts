import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { percentile } from './figures.ts';

const warmUps = 60;
/** Milliseconds after which a slow call drops out of the rounds, and its minimum number of calls. */
const longEnough = 5_000;
const fewest = 5;

/**
 * Times each address on one kept-alive connection. The addresses alternate, so that other load on the machine affects
 * all. `best` is closest to the time on an idle machine.
 */
export async function measure(
  origin: string,
  token: string,
  paths: readonly string[],
  rounds: number,
  host?: string,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}`, ...(host !== undefined && { host }) };
  const seen = new Map(paths.map((path) => [path, { times: [] as number[], spent: 0, bytes: 0 }]));
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [path, each] of seen) {
      if (each.spent > longEnough && each.times.length >= fewest) continue;
      const start = performance.now();
      each.bytes = await sizeOf(agent, origin + path, headers);
      const took = performance.now() - start;
      each.spent += took;
      if (round >= 0 || each.spent > longEnough) each.times.push(took);
    }
  agent.destroy();
  return new Map(
    [...seen].map(([path, { times, bytes }]) => {
      const at = (share: number) => percentile(times, share);
      return [path, { best: at(0), p50: at(0.5), p95: at(0.95), bytes }];
    }),
  );
}

/** Bytes of a response, whose status has to be 200. */
const sizeOf = (agent: Agent, address: string, headers: OutgoingHttpHeaders): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
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
