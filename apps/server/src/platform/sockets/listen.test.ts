import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { AppEnv } from '../http/app-env.ts';
import { addressList, noAddresses } from '../../config/address-list.ts';
import { freePort, listen, type Listening } from './listen.ts';
import { loopback } from '../../config/setting-forms.ts';
import { StartError } from '../../config/start-error.ts';
import { listenOn, openConnection } from '../../testing/sockets.ts';

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.stop();
  listening = undefined;
});

const get = 'GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n';

function appWithSlowCall() {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>();
  app.get('/slow', async (c) => {
    arrived.resolve();
    await released.promise;
    return c.text('finished');
  });
  app.get('/quick', (c) => c.text('hello'));
  return { app, arrived: arrived.promise, release: () => released.resolve() };
}

test('a running call still gets its response when the server stops; then new connections are rejected', async () => {
  const { app, arrived, release } = appWithSlowCall();
  const port = await freePort();
  const server = await listen(app, listenOn(port));
  const origin = `http://127.0.0.1:${port}`;
  const answer = fetch(`${origin}/slow`);
  await arrived;
  const stopped = server.stop();
  await expect
    .poll(
      () =>
        fetch(`${origin}/quick`).then(
          () => 'taken',
          (error: Error) => error.message,
        ),
      { timeout: 5000 },
    )
    .toBe('fetch failed');
  release();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
});

test('everything sent before the stop is answered, on new and on kept connections', async () => {
  const { app } = appWithSlowCall();
  const port = await freePort();
  const server = await listen(app, listenOn(port));
  const wires = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)));
  const kept = wires.slice(10);
  for (const { socket } of kept) socket.write(get);
  await Promise.all(kept.map(({ socket }) => new Promise((resolve) => void socket.once('data', resolve))));
  // Stopped at once: the server has not read any of it.
  for (const { socket } of wires) socket.write(get);
  await server.stop();
  const answers = await Promise.all(wires.map((wire) => wire.received));
  const counts = answers.map((text) => text.split('HTTP/1.1 200 OK').length - 1);
  expect(counts).toEqual(wires.map((_, index) => (index < 10 ? 1 : 2)));
  expect(answers.filter((text) => /connection: close\r\n[^]*hello$/i.test(text))).toHaveLength(20);
});

test('a stopping server answers every connection in the accept backlog, however slow its event loop', async () => {
  const { app } = appWithSlowCall();
  const port = await freePort();
  const server = await listen(app, listenOn(port));
  const wires = Array.from({ length: 40 }, () => openConnection(port));
  const stopped = server.stop();
  let over = false;
  const work = () => {
    const until = performance.now() + 30;
    while (performance.now() < until);
    if (!over) setImmediate(work);
  };
  work();
  const sent = wires.map(async (wire) => {
    const { socket, received } = await wire;
    socket.write(get);
    return received;
  });
  const answers = await Promise.all(sent);
  over = true;
  await stopped;
  expect(answers.filter((text) => text.endsWith('hello'))).toHaveLength(40);
});

test('keeps the port open for the configured time after the stop', async () => {
  const { app } = appWithSlowCall();
  const port = await freePort();
  const server = await listen(app, {
    ...listenOn(port),
    config: { ...listenOn(port).config, stopSeconds: 1 },
  });
  const before = performance.now();
  const stopped = server.stop();
  let answered = 0;
  const send = () =>
    fetch(`http://127.0.0.1:${port}/quick`).then(() => (answered = performance.now() - before));
  await expect(send()).resolves.toBeGreaterThan(0);
  while (await send().catch(() => 0)) await new Promise((resolve) => void setTimeout(resolve, 50));
  await stopped;
  expect(answered).toBeGreaterThan(800);
});

test('a stopping server answers each connection once more', async () => {
  const { app, arrived, release } = appWithSlowCall();
  const port = await freePort();
  const server = await listen(app, listenOn(port));
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived;
  const stopped = server.stop();
  const late = await fetch(`http://127.0.0.1:${port}/quick`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  release();
  expect((await answer).headers.get('connection')).toBe('close');
  await stopped;
});

test('an idle kept connection does not delay the stop', async () => {
  const { app } = appWithSlowCall();
  const port = await freePort();
  const server = await listen(app, listenOn(port));
  expect(await (await fetch(`http://127.0.0.1:${port}/quick`)).text()).toBe('hello');
  const before = performance.now();
  await server.stop();
  expect(performance.now() - before).toBeLessThan(5000);
});

test('answers pipelined requests in order, and closes a connection with too many of them', async () => {
  const { app, arrived, release } = appWithSlowCall();
  const port = await freePort();
  listening = await listen(app, listenOn(port));
  const flood = await openConnection(port);
  flood.socket.write(get.replace('quick', 'slow') + get.repeat(50));
  expect(await flood.received).not.toContain('200 OK');
  const wire = await openConnection(port);
  wire.socket.write(get.replace('quick', 'slow') + get + get.replace('Host', 'Connection: close\r\nHost'));
  await arrived;
  release();
  expect((await wire.received).match(/finished|hello/g)).toEqual(['finished', 'hello', 'hello']);
});

test('idle connections block nobody: the longest idle ones are closed, and active ones stay', async () => {
  const { app, arrived, release } = appWithSlowCall();
  const port = await freePort();
  listening = await listen(app, { ...listenOn(port), maximum: { total: 20, perAddress: 10 } });
  const underWay = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived;
  const idle = await Promise.all(Array.from({ length: 30 }, () => openConnection(port)));
  expect(await (await fetch(`http://127.0.0.1:${port}/quick`)).text()).toBe('hello');
  const ended = new Set<unknown>();
  for (const wire of idle) void wire.received.then(() => ended.add(wire));
  await expect.poll(() => ended.size).toBeGreaterThanOrEqual(22);
  expect(ended.has(idle[0])).toBe(true);
  release();
  expect(await (await underWay).text()).toBe('finished');
  for (const { socket } of idle) socket.destroy();
});

test('an address with all its connections active gets no further one; other addresses do, and a trusted proxy is not limited', async () => {
  const { app, arrived, release } = appWithSlowCall();
  const port = await freePort();
  const options = { ...listenOn(port), maximum: { total: 20, perAddress: 1 } };
  listening = await listen(app, options);
  const busy = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived;
  const refused = fetch(`http://127.0.0.1:${port}/quick`).then(
    () => 'taken',
    (error: Error) => error.message,
  );
  expect(await refused).toBe('fetch failed');
  const proxies = addressList('127.0.0.1') ?? noAddresses;
  const proxied = await freePort();
  const other = await listen(app, {
    ...options,
    config: { ...options.config, port: proxied, trustedProxies: proxies },
  });
  const both = [fetch(`http://127.0.0.1:${proxied}/slow`), fetch(`http://127.0.0.1:${proxied}/quick`)];
  expect(await (await both[1])?.text()).toBe('hello');
  release();
  for (const each of [busy, both[0]]) expect(await (await each)?.text()).toBe('finished');
  await other.stop();
});

/** Another address of this machine. */
const elsewhere =
  Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address ?? '127.0.0.2';

test('a server on localhost answers in both address families, and only on this machine', async () => {
  const { app } = appWithSlowCall();
  const port = await freePort();
  const options = listenOn(port);
  listening = await listen(app, { ...options, config: { ...options.config, hosts: loopback } });
  const status = (host: string) =>
    fetch(`http://${host}:${port}/quick`).then(
      (answer) => answer.status,
      () => 'refused',
    );
  expect(await status('127.0.0.1')).toBe(200);
  expect(await status('localhost')).toBe(200);
  expect(await status(elsewhere)).toBe('refused');
  await listening.stop();
  listening = await listen(app, { ...options, config: { ...options.config, hosts: [] } });
  expect(await status(elsewhere)).toBe(200);
});

test('reports an address that is not of this machine in one sentence', async () => {
  const options = listenOn(await freePort());
  await expect(
    listen(new Hono<AppEnv>(), { ...options, config: { ...options.config, hosts: ['203.0.113.9'] } }),
  ).rejects.toThrow(new StartError('PORTAL_HOST is not an address of this machine: 203.0.113.9.'));
});

test('reports an occupied port in one sentence', async () => {
  const port = await freePort();
  listening = await listen(new Hono<AppEnv>(), listenOn(port));
  await expect(listen(new Hono<AppEnv>(), listenOn(port))).rejects.toThrow(
    new StartError(`Port ${port} is taken or may not be used; set PORT to another one.`),
  );
});
