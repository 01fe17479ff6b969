import { expect, test } from 'vitest';
import { places } from './places.ts';

test('as many as there are places go in at once, the next when one leaves, and those beyond the queue are refused', async () => {
  const enter = places(2, 1);
  const first = await enter();
  await enter();
  const order: string[] = [];
  const third = enter().then((leave) => {
    order.push('third is in');
    return leave;
  });
  await expect(enter()).rejects.toMatchObject({ status: 429 });
  order.push('first leaves');
  first();
  first();
  const leaveThird = await third;
  expect(order).toEqual(['first leaves', 'third is in']);
  leaveThird();
  await expect(enter()).resolves.toBeTypeOf('function');
});
