import { randomUUID } from 'node:crypto';
import { percentile } from '../bench/figures.ts';
import type { SendRequest, Call } from '../src/testing/requests-to.ts';

export interface Seen {
  readonly at: number;
  readonly ms: number;
  readonly kind: string;
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

export interface Load {
  readonly seen: readonly Seen[];
  /** The acknowledged comments. */
  readonly acknowledged: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** Concurrent users, each of whom sends reads and writes one after the other until stopped. */
export function work(
  ask: SendRequest,
  { token, guid, people }: { token: string; guid: string; people: number },
): Load {
  const headers = { authorization: `Bearer ${token}` };
  const acknowledged = new Set<string>();
  const seen: Seen[] = [];
  let going = true;
  const person = async (number: number) => {
    for (let round = 0; going; round += 1) {
      const text = `Person ${number}, round ${round}, ${randomUUID()}`;
      const calls: readonly (readonly [string, Call])[] = [
        ['list', { path: `/api/application/list/all?pageNo=${(round % 7) + 1}&rowsPerPage=20`, headers }],
        ['detail', { path: `/api/application/get/${guid}`, headers }],
        ['export', { path: '/api/application/export/all', headers }],
        [
          'comment',
          {
            path: `/api/comment/${guid}`,
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: JSON.stringify({ Comment: text }),
          },
        ],
        ['tenant', { path: '/api/configuration/tenant' }],
      ];
      for (const [kind, call] of calls) {
        if (!going) return;
        // All of them are one user, whose limit is that many concurrent files.
        if (kind === 'export' && number > 3) continue;
        const at = performance.now();
        const { status, retryAfter, text: said } = await ask(call);
        seen.push({
          at,
          ms: performance.now() - at,
          kind,
          status,
          retryAfter,
          text: status === 200 ? '' : said.slice(0, 200),
        });
        if (kind === 'comment' && status === 200) acknowledged.add(text);
      }
    }
  };
  const all = Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  return {
    seen,
    acknowledged,
    stop: async () => {
      going = false;
      await all;
    },
  };
}

/** The number of responses per status, and their durations. */
export function summary(seen: readonly Seen[]): string {
  const counts = Map.groupBy(seen, ({ status }) => status);
  const times = seen.map(({ ms }) => ms);
  const at = (share: number) => Math.round(percentile(times, share));
  const statuses = [...counts].map(([status, some]) => `${some.length} × ${status}`).join(', ');
  return `${seen.length} calls: ${statuses}; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}
