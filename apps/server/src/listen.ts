import { createServer, type Server } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import { StartError } from './start-error.ts';

/** Longest time for calls under way to end once the server is told to stop. */
const drainMs = 10_000;
const connectionsMaximum = 1000;

export interface Listening {
  /** Takes no more connections, lets calls under way finish, then closes what is left. */
  stop(): Promise<void>;
}

export async function listen(app: Hono<AppEnv>, port: number): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
    void answer(request, response);
  });
  server.maxConnections = connectionsMaximum;
  await bound(server, port);
  return { stop: () => drained(server) };
}

function bound(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES'
          ? new StartError(`Port ${port} is taken or may not be used; set PORT to another one.`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
}

async function drained(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that is kept open turns idle only when its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

/** A port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', reject);
    socket.listen(0, () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });
}
