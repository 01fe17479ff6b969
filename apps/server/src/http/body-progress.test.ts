import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, listen, type Listening } from '../listen.ts';
import { listenOn, wireTo } from '../testing/sockets.ts';
import type { AppEnv } from './app-env.ts';
import { bodyBytes } from './body.ts';
import { leastProgress } from './body-progress.ts';
import { answerError } from './errors.ts';

/** A tenth of a second stands for the half minute that people have. */
const everyMs = 100;
const logged: string[] = [];

let listening: Listening;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const app = new Hono<AppEnv>();
  app.onError(answerError({ event: (line) => logged.push(JSON.stringify(line)) }));
  app.post('/', async (c) => c.text(`${(await bodyBytes(c.req.raw, 1_000_000)).length} bytes`));
  listening = await listen(app, { ...listenOn(port), progress: { everyMs, bytes: 1000 } });
});
afterAll(() => listening.stop());

const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends so many pieces, the next one half a stretch after the last. */
async function sent(length: number, pieces: number, size: number): Promise<string> {
  const { socket, received } = await wireTo(port);
  socket.write(post(length));
  let left = pieces;
  const timer = setInterval(() => {
    if (left > 0) socket.write('x'.repeat(size));
    left -= 1;
  }, everyMs / 2);
  const text = await received;
  clearInterval(timer);
  return text;
}

test('a body that goes on arriving is taken, however long that takes', async () => {
  expect(await sent(20_000, 20, 1000)).toMatch(/^HTTP\/1.1 200 OK[^]*20000 bytes/);
});

test.each([
  ['stops half-way', 20_000, 5, 1000],
  ['only drips', 20_000, 2000, 1],
  ['never begins', 20_000, 0, 0],
])('a body that %s is told so and cut off', async (_, length, pieces, size) => {
  expect(await sent(length, pieces, size)).toMatch(
    /^HTTP\/1.1 408 Request Timeout[^]*"Message":"The request did not arrive in time."/,
  );
  expect(logged).toEqual([]);
});

test('ten megabytes at two megabits a second are far above the least that has to arrive', () => {
  const perSecond = leastProgress.bytes / (leastProgress.everyMs / 1000);
  expect(perSecond).toBeLessThan(2_000_000 / 8 / 50);
});
