import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, listen } from './listen.ts';
import type { LogLine } from '../observability/log.ts';
import { listenOn, openConnection } from '../../testing/sockets.ts';
import type { AppEnv } from '../http/app-env.ts';
import { bodyBytes } from '../http/body.ts';
import { minimumThroughput } from './minimum-throughput.ts';
import { errorHandler } from '../http/errors.ts';
import { fileResponse } from '../http/file-answer.ts';

const logged: string[] = [];
const app = new Hono<AppEnv>();
app.onError(errorHandler({ event: (line) => logged.push(JSON.stringify(line)) }));
/** The servers that cut off a receiver. */
const cut: number[] = [];
const left = { source: false };
app.get('/endless', (c) =>
  fileResponse(c, { event: () => undefined }, { name: 'a', type: 'text/plain', bytes: endless() }),
);
app.get('/script', (c) => c.text('x'.repeat(5_000_000)));
app.get('/large', (c) => c.text('x'.repeat(20_000_000)));
async function* endless() {
  try {
    for (;;) yield Buffer.alloc(1_048_576, 'x');
  } finally {
    left.source = true;
  }
}
app.post('/', async (c) => c.text(`${(await bodyBytes(c.req.raw, 1_000_000)).length} bytes`));

/** A shorter interval in milliseconds instead of the real half minute. */
async function served(intervalMs: number) {
  const port = await freePort();
  const log = { event: ({ event }: LogLine) => event === 'receiver cut off' && cut.push(port) };
  return {
    port,
    server: await listen(app, { ...listenOn(port), log, progress: { intervalMs, bytes: 1000 } }),
  };
}

let lenient: Awaited<ReturnType<typeof served>>;
let strict: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  lenient = await served(1000);
  strict = await served(100);
});
afterAll(() => Promise.all([lenient.server.stop(), strict.server.stop()]));

const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends the pieces at fifty per second. */
async function sent(port: number, length: number, pieces: number, size: number): Promise<string> {
  const { socket, received } = await openConnection(port);
  socket.write(post(length));
  let left = pieces;
  const timer = setInterval(() => {
    if (left > 0) socket.write('x'.repeat(size));
    left -= 1;
  }, 20);
  const text = await received;
  clearInterval(timer);
  return text;
}

test('accepts a slow body that keeps arriving over several intervals', async () => {
  expect(await sent(lenient.port, 110_000, 110, 1000)).toMatch(/^HTTP\/1.1 200 OK[^]*110000 bytes/);
});

test.each([
  ['stops half-way', 20_000, 5, 1000],
  ['only drips', 20_000, 2000, 1],
  ['never begins', 20_000, 0, 0],
])('rejects and cuts off a body that %s', async (_, length, pieces, size) => {
  expect(await sent(strict.port, length, pieces, size)).toMatch(
    /^HTTP\/1.1 408 Request Timeout[^]*"Message":"The request did not arrive in time."/,
  );
  expect(logged).toEqual([]);
});

test.each(['/endless', '/large'])(
  'cuts off a receiver that requests %s and reads nothing, and releases its source',
  async (path) => {
    const { socket, received } = await openConnection(strict.port);
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await expect.poll(() => cut.length).toBe(1);
    if (path === '/endless') await expect.poll(() => left.source).toBe(true);
    socket.destroy();
    await received;
    cut.length = 0;
  },
);

test('releases the source of a response whose body is never read', async () => {
  left.source = false;
  expect((await fetch(`http://127.0.0.1:${lenient.port}/endless`, { method: 'HEAD' })).status).toBe(200);
  await expect.poll(() => left.source).toBe(true);
});

test('cuts off a client that pipelines requests and reads no response', async () => {
  const { socket, received } = await openConnection(strict.port);
  socket.pause();
  // Together more than the buffers of the operating system may grow to.
  socket.write('GET /script HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10));
  await expect.poll(() => cut.length).toBe(1);
  socket.destroy();
  await received;
  cut.length = 0;
});

const large = 'x'.repeat(30_000_000);
test.each([
  ['of a stated length', `Content-Length: ${large.length}\r\n\r\n${large}`],
  ['in chunks', `Transfer-Encoding: chunked\r\n\r\n${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`],
])('answers a body over the limit with 413 before it closes the connection: %s', async (_, rest) => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { socket, received } = await openConnection(lenient.port);
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${rest}`);
    expect(await received).toMatch(/^HTTP\/1.1 413 [^]*"Message":"The request is too large."[^)]*$/);
  }
});

test('ten megabytes at two megabits a second are far above the minimum', () => {
  const perSecond = minimumThroughput.bytes / (minimumThroughput.intervalMs / 1000);
  expect(perSecond).toBeLessThan(2_000_000 / 8 / 50);
});
