import { describe, expect, test } from 'vitest';
import { addressList } from '../../config/address-list.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { signInThrottle } from './sign-in-throttle.ts';
import { begin, fiona, fillIn, originAt, servedIdentity } from '../testing/identity-server.ts';

onEachDatabase('The sign-in throttle', (db) => {
  let at = Date.UTC(2026, 0, 1);
  const throttle = () => signInThrottle(db(), () => at);
  const later = (seconds: number) => {
    at += seconds * 1000;
  };
  const fail = async (attempt: { email: string; address: string }, times: number) => {
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) waits.push((await throttle().begin('harbour', attempt)).wait);
    return waits;
  };

  test('allows a few failures, then doubles the delay after each one, up to a minute', async () => {
    const attempt = { email: 'a@harbour.example', address: '10.0.0.1' };
    expect(await fail(attempt, 5)).toEqual([0, 0, 0, 0, 0]);
    const waits: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const { wait } = await throttle().begin('harbour', attempt);
      waits.push(wait);
      later(wait);
      expect((await throttle().begin('harbour', attempt)).wait).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('does not extend the delay of a client that tries too early', async () => {
    const attempt = { email: 'b@harbour.example', address: '10.0.0.2' };
    await fail(attempt, 7);
    const waits = await fail(attempt, 5);
    expect(new Set(waits).size).toBe(1);
  });

  test('delays nobody longer than that when the clock is set back, and allows for clock differences between servers', async () => {
    const attempt = { email: 'z@harbour.example', address: '10.0.0.9' };
    for (let time = 0; time < 13; time += 1) {
      await throttle().begin('harbour', attempt);
      later(60);
    }
    await throttle().begin('harbour', attempt);
    later(-30);
    expect((await throttle().begin('harbour', attempt)).wait).toBe(60);
    later(-3600);
    expect((await throttle().begin('harbour', attempt)).wait).toBe(0);
    expect((await throttle().begin('harbour', attempt)).wait).toBe(60);
    later(3630);
  });

  test('resets the failures after a right password', async () => {
    const attempt = { email: 'c@harbour.example', address: '10.0.0.3' };
    await fail(attempt, 4);
    await throttle().succeeded('harbour', attempt);
    expect(await fail(attempt, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  test('forgets failures after a quarter of an hour', async () => {
    const attempt = { email: 'd@harbour.example', address: '10.0.0.4' };
    await fail(attempt, 5);
    later(15 * 60);
    expect(await fail(attempt, 4)).toEqual([0, 0, 0, 0]);
  });

  test('delays unknown browsers of an account under attack for a minute at most, and the owner’s browser not at all', async () => {
    const email = 'e@harbour.example';
    for (let guess = 0; guess < 25; guess += 1) {
      await throttle().begin('harbour', { email, address: `10.1.0.${guess}` });
      later(60);
    }
    await throttle().begin('harbour', { email, address: '10.1.1.1' });
    const { wait } = await throttle().begin('harbour', { email, address: '10.2.0.1' });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    const owner = await throttle().begin('harbour', { email, address: '10.2.0.1', device: 'known' });
    expect([owner.wait, owner.inARow]).toEqual([0, 1]);
  });

  test('slows down an address that tries one account after another', async () => {
    const waits: number[] = [];
    for (let guess = 0; guess < 52; guess += 1)
      waits.push(
        (await throttle().begin('harbour', { email: `f${guess}@harbour.example`, address: '10.3.0.1' })).wait,
      );
    expect(waits.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 0));
    expect(waits[51]).toBeGreaterThan(0);
  });

  test('counts failures in a row, from any address and at any pace, until a success or a week without failures', async () => {
    const email = 'j@harbour.example';
    const inARow = async (address: string) => {
      later(3600);
      return (await throttle().begin('harbour', { email, address })).inARow;
    };
    expect([await inARow('10.5.0.1'), await inARow('10.5.0.2'), await inARow('10.5.0.1')]).toEqual([1, 2, 3]);
    await throttle().succeeded('harbour', { email, address: '10.5.0.1' });
    expect([await inARow('10.5.0.2'), await inARow('10.5.0.2')]).toEqual([1, 2]);
    later(7 * 24 * 3600);
    expect(await inARow('10.5.0.2')).toBe(1);
  });

  test('counts each tenant separately', async () => {
    const attempt = { email: 'g@harbour.example', address: '10.0.0.7' };
    await fail(attempt, 6);
    expect((await throttle().begin('meridian', attempt)).wait).toBe(0);
  });

  test('counts concurrent attempts', async () => {
    const attempt = { email: 'h@harbour.example', address: '10.0.0.8' };
    const waits = await Promise.all(Array.from({ length: 12 }, () => throttle().begin('harbour', attempt)));
    expect(waits.filter(({ wait }) => wait === 0).length).toBeLessThanOrEqual(6);
  });

  test('never lets two attempts deadlock', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) => ({
      email: `i${index % 3}@harbour.example`,
      address: `10.4.0.${index % 4}`,
    }));
    const outcomes = await Promise.allSettled(
      attempts.map(async (attempt) => {
        await throttle().begin('harbour', attempt);
        await throttle().succeeded('harbour', attempt);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('stores no address in plain text', async () => {
    await throttle().begin('harbour', { email: 'canary@harbour.example', address: '10.9.9.9' });
    const rows = await db().inTenant('harbour', (trx) =>
      trx.selectFrom('sign_in_attempt').selectAll().execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/canary|10\.9\.9\.9/);
  });
});

describe('the sign-in page after many failures', () => {
  let at = Date.now();
  const { server } = servedIdentity({ now: () => at });

  test.each(['fiona.full@harbour.example', 'nobody@harbour.example'])(
    'shows for %s how long to wait, rejects even the right password until then, and accepts it afterwards',
    async (email) => {
      const visitor = server().browser();
      let page = await visitor.go(begin().address);
      for (let mistake = 0; mistake < 6; mistake += 1) {
        page = await fillIn(visitor, page, { email, password: 'wrong' });
        if (mistake < 5) expect(page.text).toContain('The email or password is incorrect.');
      }
      page = await fillIn(visitor, page, { ...fiona, email });
      expect(page.status).toBe(429);
      expect(page.header('retry-after')).toBe('1');
      expect(page.text).toContain('Too many attempts. Try again in 1 second.');
      at += 1000;
      const next = await fillIn(visitor, page, { ...fiona, email });
      expect(next.location?.includes('?code=') ?? false).toBe(email === fiona.email);
    },
  );
});

describe('behind a trusted proxy', () => {
  const trustedProxies = addressList('127.0.0.1, ::1');
  // The delay of a second must not pass while a busy machine works.
  const at = Date.now();
  const { server } = servedIdentity({
    now: () => at,
    config: trustedProxies ? { trustedProxies } : {},
  });
  const logIn = (from: string, json: object) =>
    server()
      .browser()
      .send(`${originAt('localhost')}/api/account/login`, {
        json,
        headers: { 'x-forwarded-for': `203.0.113.99, ${from}` },
      });

  test('fifty failures from one address do not delay other addresses', async () => {
    const wrong = Array.from({ length: 52 }, (_, person) =>
      logIn('198.51.100.7', { Username: `person${person}@harbour.example`, Password: 'wrong' }),
    );
    const other = await logIn('198.51.100.8', { Username: fiona.email, Password: fiona.password });
    expect(JSON.parse(other.text)).toMatchObject({ ErrorNo: 0 });
    await Promise.all(wrong);
    const same = await logIn('198.51.100.7', { Username: fiona.email, Password: fiona.password });
    expect(JSON.parse(same.text)).toMatchObject({
      Message: expect.stringMatching(/^Too many attempts/) as string,
    });
    const again = await logIn('198.51.100.8', { Username: fiona.email, Password: fiona.password });
    expect(JSON.parse(again.text)).toMatchObject({ ErrorNo: 0 });
  });
});
