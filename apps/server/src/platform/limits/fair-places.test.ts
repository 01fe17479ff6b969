import { expect, test, vi } from 'vitest';
import { Abandoned } from '../asking.ts';
import { FairPlaces, type Leave } from './fair-places.ts';
import { workClasses, type WorkClass } from '../../config/work-classes.ts';

const limits: WorkClass = {
  perPerson: 1,
  perTenant: 2,
  inAll: 3,
  waiting: 2,
  patience: 10,
  comeAgain: 7,
  refusedAfter: 0,
};

/** Places whose order of entry is written down; who a name is says its first letter, the tenant, and its second. */
function watched(given: Partial<WorkClass> = {}) {
  const places = new FairPlaces({ ...limits, ...given });
  const entered: string[] = [];
  const take = async (name: string, gone?: AbortSignal): Promise<Leave> => {
    const leave = await places.take({ tenant: name.charAt(0), who: name.charAt(1) }, gone);
    entered.push(name);
    return leave;
  };
  return { places, entered, take };
}
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('a person has so many places, a tenant more, and everybody together more still', async () => {
  const { places, entered, take } = watched();
  const first = await take('a1');
  const waiting = [take('a1'), take('a2'), take('a3'), take('b1'), take('b2')];
  await settled();
  expect(entered).toEqual(['a1', 'a2', 'b1']);
  expect(places.figures).toEqual({ taken: 3, waiting: 3, refused: 0 });
  first();
  first();
  await settled();
  expect(entered).toHaveLength(4);
  await Promise.all(waiting.map(async (each) => (await each)()));
  await settled();
  expect(places.figures).toEqual({ taken: 0, waiting: 0, refused: 0 });
});

test('whose turn was longest ago goes in first: another tenant before all of this one, a colleague before one’s own second', async () => {
  const { entered, take } = watched({ inAll: 1, perTenant: 1, waiting: 100 });
  const names = ['a1', 'a1', 'a1', 'a1', 'a2', 'b1'];
  // Each gives its place to the next as soon as it has it.
  await Promise.all(names.map((name) => take(name).then((leave) => leave())));
  expect(entered).toEqual(['a1', 'b1', 'a2', 'a1', 'a1', 'a1']);
});

test('whoever finds the queue full is refused, and told when to come again; others of the tenant are not', async () => {
  const { places, entered, take } = watched({ perTenant: 1 });
  const leave = await take('a1');
  const waiting = [take('a1'), take('a1')];
  await expect(take('a1')).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  waiting.push(take('a2'));
  await settled();
  expect(places.figures).toEqual({ taken: 1, waiting: 3, refused: 1 });
  leave();
  await Promise.all(waiting.map(async (each) => (await each)()));
  expect(entered).toHaveLength(4);
});

test('the people of one tenant fill a queue of four times one person’s, and no other tenant’s', async () => {
  const { places, take } = watched({ perTenant: 1, waiting: 1 });
  const [leaveA, leaveB] = [await take('a0'), await take('b0')];
  const waiting = ['a1', 'a2', 'a3', 'a4'].map((name) => take(name));
  await expect(take('a5')).rejects.toMatchObject({ status: 429 });
  waiting.push(take('b1'));
  expect(places.figures.waiting).toBe(5);
  for (const leave of [leaveA, leaveB]) leave();
  await Promise.all(waiting.map(async (each) => (await each)()));
});

test('nobody waits longer than the class allows', async () => {
  vi.useFakeTimers();
  try {
    const { places, take } = watched();
    await take('a1');
    const [outcome] = await Promise.all([
      Promise.allSettled([take('a1')]),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
    expect(outcome).toMatchObject([{ status: 'rejected', reason: { status: 429, retryAfter: 7 } }]);
    expect(places.figures).toEqual({ taken: 1, waiting: 0, refused: 1 });
  } finally {
    vi.useRealTimers();
  }
});

test('whoever leaves the queue leaves no place behind that nobody has', async () => {
  const { places, entered, take } = watched();
  const leave = await take('a1');
  const gone = new AbortController();
  const leaving = Promise.allSettled([take('a1', gone.signal)]);
  const stays = take('a1');
  gone.abort();
  expect(await leaving).toMatchObject([{ status: 'rejected', reason: expect.any(Abandoned) as Abandoned }]);
  await expect(take('a1', gone.signal)).rejects.toBeInstanceOf(Abandoned);
  leave();
  (await stays)();
  expect(entered).toEqual(['a1', 'a1']);
  expect(places.figures).toEqual({ taken: 0, waiting: 0, refused: 0 });
});

test('signs in 500 people of one address who come at once, those with a known device first, and refuses none', async () => {
  vi.useFakeTimers();
  try {
    const places = new FairPlaces(workClasses.signIn);
    const entered: boolean[] = [];
    const signIn = async (known: boolean) => {
      const leave = await places.take({ tenant: 'a', who: 'office', known });
      entered.push(known);
      // What a hash takes of one of two processors.
      setTimeout(leave, 400);
    };
    const all = Array.from({ length: 500 }, (_, index) => signIn(index % 2 === 1));
    await vi.advanceTimersByTimeAsync(workClasses.signIn.patience * 1000);
    await Promise.all(all);
    expect(places.figures.refused).toBe(0);
    // The first two found nobody waiting.
    expect(entered.slice(2, 251)).not.toContain(false);
  } finally {
    vi.useRealTimers();
  }
});
