import { expect, test, vi } from 'vitest';
import { RequestAborted } from '../requester.ts';
import { FairLimiter, type Release } from './fair-limiter.ts';
import { workClasses, type WorkClass } from '../../config/work-classes.ts';

const limits: WorkClass = {
  perUser: 1,
  perTenant: 2,
  perProcess: 3,
  maxQueued: 2,
  queueTimeout: 10,
  retryAfter: 7,
  rejectionDelay: 0,
};

/** Places whose order of entry is written down; who a name is says its first letter, the tenant, and its second. */
function recordedLimiter(given: Partial<WorkClass> = {}) {
  const limiter = new FairLimiter({ ...limits, ...given });
  const started: string[] = [];
  const acquire = async (name: string, controller?: AbortSignal): Promise<Release> => {
    const release = await limiter.acquire({ tenant: name.charAt(0), user: name.charAt(1) }, controller);
    started.push(name);
    return release;
  };
  return { places: limiter, entered: started, take: acquire };
}
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('a person has so many places, a tenant more, and everybody together more still', async () => {
  const { places: limiter, entered: started, take: acquire } = recordedLimiter();
  const first = await acquire('a1');
  const waiting = [acquire('a1'), acquire('a2'), acquire('a3'), acquire('b1'), acquire('b2')];
  await settled();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  expect(limiter.figures).toEqual({ taken: 3, waiting: 3, refused: 0 });
  first();
  first();
  await settled();
  expect(started).toHaveLength(4);
  await Promise.all(waiting.map(async (each) => (await each)()));
  await settled();
  expect(limiter.figures).toEqual({ taken: 0, waiting: 0, refused: 0 });
});

test('whose turn was longest ago goes in first: another tenant before all of this one, a colleague before one’s own second', async () => {
  const { entered: started, take: acquire } = recordedLimiter({
    perProcess: 1,
    perTenant: 1,
    maxQueued: 100,
  });
  const names = ['a1', 'a1', 'a1', 'a1', 'a2', 'b1'];
  // Each gives its place to the next as soon as it has it.
  await Promise.all(names.map((name) => acquire(name).then((release) => release())));
  expect(started).toEqual(['a1', 'b1', 'a2', 'a1', 'a1', 'a1']);
});

test('whoever finds the queue full is refused, and told when to come again; others of the tenant are not', async () => {
  const { places: limiter, entered: started, take: acquire } = recordedLimiter({ perTenant: 1 });
  const release = await acquire('a1');
  const waiting = [acquire('a1'), acquire('a1')];
  await expect(acquire('a1')).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  waiting.push(acquire('a2'));
  await settled();
  expect(limiter.figures).toEqual({ taken: 1, waiting: 3, refused: 1 });
  release();
  await Promise.all(waiting.map(async (each) => (await each)()));
  expect(started).toHaveLength(4);
});

test('the people of one tenant fill a queue of four times one person’s, and no other tenant’s', async () => {
  const { places: limiter, take: acquire } = recordedLimiter({ perTenant: 1, maxQueued: 1 });
  const [releaseA, releaseB] = [await acquire('a0'), await acquire('b0')];
  const waiting = ['a1', 'a2', 'a3', 'a4'].map((name) => acquire(name));
  await expect(acquire('a5')).rejects.toMatchObject({ status: 429 });
  waiting.push(acquire('b1'));
  expect(limiter.figures.waiting).toBe(5);
  for (const release of [releaseA, releaseB]) release();
  await Promise.all(waiting.map(async (each) => (await each)()));
});

test('nobody waits longer than the class allows', async () => {
  vi.useFakeTimers();
  try {
    const { places: limiter, take: acquire } = recordedLimiter();
    await acquire('a1');
    const [outcome] = await Promise.all([
      Promise.allSettled([acquire('a1')]),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
    expect(outcome).toMatchObject([{ status: 'rejected', reason: { status: 429, retryAfter: 7 } }]);
    expect(limiter.figures).toEqual({ taken: 1, waiting: 0, refused: 1 });
  } finally {
    vi.useRealTimers();
  }
});

test('whoever leaves the queue leaves no place behind that nobody has', async () => {
  const { places: limiter, entered: started, take: acquire } = recordedLimiter();
  const release = await acquire('a1');
  const controller = new AbortController();
  const leaving = Promise.allSettled([acquire('a1', controller.signal)]);
  const stays = acquire('a1');
  controller.abort();
  expect(await leaving).toMatchObject([
    { status: 'rejected', reason: expect.any(RequestAborted) as RequestAborted },
  ]);
  await expect(acquire('a1', controller.signal)).rejects.toBeInstanceOf(RequestAborted);
  release();
  (await stays)();
  expect(started).toEqual(['a1', 'a1']);
  expect(limiter.figures).toEqual({ taken: 0, waiting: 0, refused: 0 });
});

test('signs in 500 people of one address who come at once, those with a known device first, and refuses none', async () => {
  vi.useFakeTimers();
  try {
    const limiter = new FairLimiter(workClasses.signIn);
    const started: boolean[] = [];
    const signIn = async (knownDevice: boolean) => {
      const release = await limiter.acquire({ tenant: 'a', user: 'office', knownDevice });
      started.push(knownDevice);
      // What a hash takes of one of two processors.
      setTimeout(release, 400);
    };
    const all = Array.from({ length: 500 }, (_, index) => signIn(index % 2 === 1));
    await vi.advanceTimersByTimeAsync(workClasses.signIn.queueTimeout * 1000);
    await Promise.all(all);
    expect(limiter.figures.rejected).toBe(0);
    // The first two found nobody waiting.
    expect(started.slice(2, 251)).not.toContain(false);
  } finally {
    vi.useRealTimers();
  }
});
