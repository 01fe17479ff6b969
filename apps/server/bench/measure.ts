import { requestsTo } from '../src/testing/requests-to.ts';
import { percentile } from './figures.ts';

const warmUps = 60;
/** Milliseconds after which a slow call drops out of the rounds, and its minimum number of calls. */
const longEnough = 5_000;
const fewest = 5;

/**
 * Times each path on one kept-alive connection. The paths alternate, so that other load on the machine affects all.
 * `best` is closest to the time on an idle machine.
 */
export async function measure(origin: string, token: string, paths: readonly string[], rounds: number) {
  const { hostname, port } = new URL(origin);
  const { ask, close } = requestsTo(Number(port), { host: hostname, scheme: 'http', connections: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const seen = new Map(paths.map((path) => [path, { times: [] as number[], spent: 0, bytes: 0 }]));
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [path, each] of seen) {
      if (each.spent > longEnough && each.times.length >= fewest) continue;
      const start = performance.now();
      const { status, bytes } = await ask({ path, headers, keep: false });
      const took = performance.now() - start;
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      each.bytes = bytes;
      each.spent += took;
      if (round >= 0 || each.spent > longEnough) each.times.push(took);
    }
  close();
  return new Map(
    [...seen].map(([path, { times, bytes }]) => {
      const at = (share: number) => percentile(times, share);
      return [path, { best: at(0), p50: at(0.5), p95: at(0.95), bytes }];
    }),
  );
}
