import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { begin, isSignedIn } from '../../people/testing/identity-server.ts';
import { browser, type Answer, type Browser } from '../../people/testing/browser.ts';
import { freePort } from '../../platform/sockets/listen.ts';
import { start, type Running } from '../../start.ts';
import { copiedDatabase } from '../../testing/databases.ts';

const root = resolve(import.meta.dirname, '../../../../..');
let port: number;
let server: Running;
beforeAll(async () => {
  port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: await copiedDatabase(inject('postgresTemplate')),
    PORTAL_DEMO: '1',
  };
  server = await start(readConfig(env, root), root, () => undefined);
});
afterAll(() => server.stop());

const follow = async (visitor: Browser, answer: Answer): Promise<Answer> =>
  answer.location === undefined || isSignedIn(answer) || new URL(answer.location).pathname === '/'
    ? answer
    : follow(visitor, await visitor.send(answer.location));
const hrefOn = ({ text }: Answer, pattern: RegExp) => pattern.exec(text)?.[1]?.replaceAll('&#38;', '&') ?? '';

test.each(['Fiona Full', 'Nina New', 'Nina New'])(
  'signs %s in at the provider of the demo tenant Meridian',
  async (name) => {
    const visitor = browser(port);
    const origin = `http://meridian.localhost:${port}`;
    const page = await visitor.go(begin('meridian.localhost').address.replaceAll('4000', String(port)));
    const button = hrefOn(page, /href="([^"]+)">Continue with Meridian ID/);
    const choice = await follow(visitor, await visitor.send(origin + button));
    const account = hrefOn(choice, new RegExp(`href="([^"]+)">${name}<`));
    const answer = await follow(visitor, await visitor.send(`http://localhost:${port}${account}`));
    expect(isSignedIn(answer)).toBe(true);
  },
);
