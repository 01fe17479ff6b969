import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusively, limitCache } from './cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the oldest bases leave a cache that is too large (DESK-037)', () => {
  for (const [index, name] of ['old', 'older', 'new'].entries()) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'picture.png'), Buffer.alloc(100));
    utimesSync(join(folder, name), 1000, [2000, 1000, 3000][index] ?? 0);
  }
  limitCache(folder, 250);
  expect(['new', 'old', 'older'].map((name) => existsSync(join(folder, name)))).toEqual([true, true, false]);
});

test('two reviews make a base one after the other (DESK-055)', async () => {
  const lock = join(folder, 'base.lock');
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = exclusively(lock, async () => {
    order.push('one starts');
    await first.promise;
    order.push('one ends');
  });
  const two = exclusively(lock, async () => {
    order.push('two starts');
  });
  first.resolve();
  await Promise.all([one, two]);
  expect(order).toEqual(['one starts', 'one ends', 'two starts']);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of an interrupted review is taken over (DESK-036)', async () => {
  const lock = join(folder, 'base.lock');
  // No process has the largest number.
  writeFileSync(lock, String(2 ** 31 - 1));
  await expect(exclusively(lock, async () => 'done')).resolves.toBe('done');
});
