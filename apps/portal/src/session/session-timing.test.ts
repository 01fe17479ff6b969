import { describe, expect, test } from 'vitest';
import { delayUntil, logoutAt, renewAt, retryDelay } from './session-timing.ts';

const seconds = 1_000;
const receivedAt = 1_000_000;

describe('a token', () => {
  test.each([
    { life: 3600, renewed: 3480, out: 3602, says: 'an hour' },
    { life: 180, renewed: 60, out: 182, says: 'three minutes' },
    { life: 121, renewed: 1, out: 123, says: 'just over the lead' },
    { life: 120, renewed: 60, out: 122, says: 'exactly the lead: half its life' },
    { life: 60, renewed: 30, out: 62, says: 'a minute: half its life' },
  ])('that is valid for $life s ($says) is renewed at $renewed s and ends the session at $out s', (row) => {
    const life = { receivedAt, lifetime: row.life * seconds };
    expect(renewAt(life) - receivedAt).toBe(row.renewed * seconds);
    expect(logoutAt(life) - receivedAt).toBe(row.out * seconds);
  });
});

test('a timer for a distant time does not fire at once', () => {
  const thirtyDays = 30 * 86_400 * seconds;
  expect(delayUntil(thirtyDays)).toBe(2 ** 31 - 1);
  expect(delayUntil(5)).toBe(5);
  expect(delayUntil(-5)).toBe(0);
});

test('retries a failed renewal after 5, 10, 20 and then every 30 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000, 30_000]);
});
