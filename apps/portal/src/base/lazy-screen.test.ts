import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenMissing, screenTimeout, within } from './lazy-screen.tsx';
import { mayReload } from './reload-once.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('gives up on a script after 120 s and not earlier (SHELL-042, CONST-031)', async () => {
  const outcome = vi.fn<(error: unknown) => void>();
  void within(new Promise(() => undefined), screenTimeout).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ScreenMissing);
});

test('uses a script that loads in time', async () => {
  await expect(within(Promise.resolve('screen'), screenTimeout)).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('reports the cause when a script fails at once', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(within(Promise.reject(gone), screenTimeout)).rejects.toMatchObject({
    name: 'ScreenMissing',
    cause: gone,
  });
});

test('reloads a page at most once a minute, and never without storage', () => {
  const storage = memoryStorage();
  expect(mayReload(storage, 1_000_000)).toBe(true);
  expect(mayReload(storage, 1_030_000)).toBe(false);
  expect(mayReload(storage, 1_060_000)).toBe(true);
  expect(mayReload(undefined, 1_000_000)).toBe(false);
});
