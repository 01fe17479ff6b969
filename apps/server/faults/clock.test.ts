import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { browser } from '../src/people/testing/browser.ts';
import {
  codeFor,
  parameterOf,
  refresh,
  signedIn,
  silentRenewalAddress,
  statusWith,
  tokensOf,
} from '../src/people/testing/identity-server.ts';
import { freePort } from '../src/platform/sockets/listen.ts';
import { copiedDatabase } from '../src/testing/databases.ts';
import { serverOn, signInByTests } from '../src/testing/server-process.ts';

/** From Debian's package `faketime`; the variant for multi-threaded programs. */
const libraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);
const hour = 3600;

/** A server whose clock can be set while it runs. Its monotonic clock and the clock of PostgreSQL are unchanged. */
async function serverWithClock(databaseUrl: string | undefined) {
  const library = libraries.find((path) => existsSync(path));
  if (library === undefined) throw new Error('Install the package faketime.');
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const clock = join(folder, 'clock');
  await writeFile(clock, '+0');
  const server = serverOn(await freePort(), {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    ...signInByTests,
    PORTAL_DATA_DIR: join(folder, 'data'),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  await server.begin();
  onTestFinished(async () => {
    server.program().signal('SIGTERM');
    await server.program().ended;
    await rm(folder, { recursive: true });
  });
  const visitor = browser(server.port);
  return {
    visitor,
    another: () => browser(server.port),
    set: async (seconds: number) => {
      await writeFile(clock, `${seconds < 0 ? '' : '+'}${seconds}`);
      // Node updates the Date header once a second.
      const ahead = async () => {
        const answer = await fetch(`http://127.0.0.1:${server.port}/health/live`);
        return Math.round((Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 60_000) * 60;
      };
      await expect.poll(ahead, { timeout: 5000 }).toBe(seconds);
    },
    health: server.health,
    me: (token: string) => statusWith(visitor, token),
    findsSession: async () => parameterOf(await visitor.go(silentRenewalAddress()), 'code') !== '',
  };
}

test.each(['the embedded database', 'PostgreSQL'] as const)(
  'a server on %s whose clock jumps an hour and back asks nobody for a password, and ends every session on time',
  async (kind) => {
    const url = kind === 'PostgreSQL' ? await copiedDatabase(inject('postgresTemplate')) : undefined;
    const { visitor, another, set, health, me, findsSession } = await serverWithClock(url);
    const first = await signedIn(visitor);
    expect(await me(first.access_token)).toBe(200);

    await set(hour);
    expect(await me(first.access_token)).toBe(401);
    const second = tokensOf(await refresh(visitor, first.refresh_token));
    expect([await me(second.access_token), await findsSession()]).toEqual([200, true]);

    await set(-hour);
    expect([await me(second.access_token), await findsSession()]).toEqual([200, true]);
    const third = tokensOf(await refresh(visitor, second.refresh_token));
    expect(await me(third.access_token)).toBe(200);
    expect(await health()).toBe(200);
    // A sign-in meanwhile creates a normal session.
    expect((await codeFor(another())).code).not.toBe('');

    // Eight hours after the password, by the clock at that time.
    await set(8 * hour + 120);
    expect([await me(third.access_token), await findsSession()]).toEqual([401, false]);
    expect((await refresh(visitor, third.refresh_token)).status).toBe(400);
    expect(await health()).toBe(200);
  },
);
