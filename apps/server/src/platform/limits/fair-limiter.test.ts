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

/** A limiter that records the order of starts. In a name, the first letter is the tenant and the second the user. */
function recordedLimiter(given: Partial<WorkClass> = {}) {
  const limiter = new FairLimiter({ ...limits, ...given });
  const started: string[] = [];
  const acquire = async (name: string, controller?: AbortSignal): Promise<Release> => {
    const release = await limiter.acquire({ tenant: name.charAt(0), user: name.charAt(1) }, controller);
    started.push(name);
    return release;
  };
  return { limiter, started, acquire };
}
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('limits the concurrent calls of a user, of a tenant and of all together', async () => {
  const { limiter, started, acquire } = recordedLimiter();
  const first = await acquire('a1');
  const waiting = [acquire('a1'), acquire('a2'), acquire('a3'), acquire('b1'), acquire('b2')];
  await settled();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  expect(limiter.figures).toEqual({ running: 3, waiting: 3, rejected: 0 });
  first();
  first();
  await settled();
  expect(started).toHaveLength(4);
  await Promise.all(waiting.map(async (each) => (await each)()));
  await settled();
  expect(limiter.figures).toEqual({ running: 0, waiting: 0, rejected: 0 });
});

test('starts the least recently served tenant first, and within it the least recently served user', async () => {
  const { started, acquire } = recordedLimiter({
    perProcess: 1,
    perTenant: 1,
    maxQueued: 100,
  });
  const names = ['a1', 'a1', 'a1', 'a1', 'a2', 'b1'];
  // Each releases its permit as soon as it has it.
  await Promise.all(names.map((name) => acquire(name).then((release) => release())));
  expect(started).toEqual(['a1', 'b1', 'a2', 'a1', 'a1', 'a1']);
});

test('rejects a call when the user’s queue is full, with Retry-After, while others of the tenant may queue', async () => {
  const { limiter, started, acquire } = recordedLimiter({ perTenant: 1 });
  const release = await acquire('a1');
  const waiting = [acquire('a1'), acquire('a1')];
  await expect(acquire('a1')).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  waiting.push(acquire('a2'));
  await settled();
  expect(limiter.figures).toEqual({ running: 1, waiting: 3, rejected: 1 });
  release();
  await Promise.all(waiting.map(async (each) => (await each)()));
  expect(started).toHaveLength(4);
});

test('a tenant’s queue holds four times as many calls as one user’s, without blocking other tenants', async () => {
  const { limiter, acquire } = recordedLimiter({ perTenant: 1, maxQueued: 1 });
  const [releaseA, releaseB] = [await acquire('a0'), await acquire('b0')];
  const waiting = ['a1', 'a2', 'a3', 'a4'].map((name) => acquire(name));
  await expect(acquire('a5')).rejects.toMatchObject({ status: 429 });
  waiting.push(acquire('b1'));
  expect(limiter.figures.waiting).toBe(5);
  for (const release of [releaseA, releaseB]) release();
  await Promise.all(waiting.map(async (each) => (await each)()));
});

test('rejects a call after the queue timeout', async () => {
  vi.useFakeTimers();
  try {
    const { limiter, acquire } = recordedLimiter();
    await acquire('a1');
    const [outcome] = await Promise.all([
      Promise.allSettled([acquire('a1')]),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
    expect(outcome).toMatchObject([{ status: 'rejected', reason: { status: 429, retryAfter: 7 } }]);
    expect(limiter.figures).toEqual({ running: 1, waiting: 0, rejected: 1 });
  } finally {
    vi.useRealTimers();
  }
});

test('a call that leaves the queue holds no permit', async () => {
  const { limiter, started, acquire } = recordedLimiter();
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
  expect(limiter.figures).toEqual({ running: 0, waiting: 0, rejected: 0 });
});

test('signs in 500 people of one address at once without a rejection, those with a known device first', async () => {
  vi.useFakeTimers();
  try {
    const limiter = new FairLimiter(workClasses.signIn);
    const started: boolean[] = [];
    const signIn = async (knownDevice: boolean) => {
      const release = await limiter.acquire({ tenant: 'a', user: 'office', knownDevice });
      started.push(knownDevice);
      // The duration of a hash on one of two processors.
      setTimeout(release, 400);
    };
    const all = Array.from({ length: 500 }, (_, index) => signIn(index % 2 === 1));
    await vi.advanceTimersByTimeAsync(workClasses.signIn.queueTimeout * 1000);
    await Promise.all(all);
    expect(limiter.figures.rejected).toBe(0);
    // The first two did not have to queue.
    expect(started.slice(2, 251)).not.toContain(false);
  } finally {
    vi.useRealTimers();
  }
});
