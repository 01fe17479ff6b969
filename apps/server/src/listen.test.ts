import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { AppEnv } from './http/app-env.ts';
import { freePort, listen, type Listening } from './listen.ts';
import { StartError } from './start-error.ts';

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.stop();
  listening = undefined;
});

test('a call under way when the server is told to stop still gets its answer; new ones are not taken', async () => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>();
  app.get('/slow', async (c) => {
    arrived.resolve();
    await released.promise;
    return c.text('finished');
  });
  const port = await freePort();
  const server = await listen(app, port);
  const address = `http://127.0.0.1:${port}/slow`;
  const answer = fetch(address);
  await arrived.promise;
  const stopped = server.stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  released.resolve();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
});

test('a connection that is kept open and idle does not hold up the stop', async () => {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text('hello'));
  const port = await freePort();
  const server = await listen(app, port);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello');
  const before = performance.now();
  await server.stop();
  expect(performance.now() - before).toBeLessThan(5000);
});

test('a port that is taken is one clear sentence', async () => {
  const port = await freePort();
  listening = await listen(new Hono<AppEnv>(), port);
  await expect(listen(new Hono<AppEnv>(), port)).rejects.toThrow(
    new StartError(`Port ${port} is taken or may not be used; set PORT to another one.`),
  );
});
