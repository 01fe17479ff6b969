import { expect, test } from 'vitest';
import { enqueueFrame } from './frame-queue.ts';

test('loads four frames at a time, and none that is no longer wanted (DESK-010)', () => {
  const started: number[] = [];
  const ends = [0, 1, 2, 3, 4, 5].map((frame) => enqueueFrame(() => started.push(frame)));
  expect(started).toEqual([0, 1, 2, 3]);
  ends[4]?.();
  ends[0]?.();
  expect(started).toEqual([0, 1, 2, 3, 5]);
  for (const end of ends) end();
});
