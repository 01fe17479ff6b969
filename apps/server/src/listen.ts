import { createServer, type Server } from 'node:http';
import { createServer as createSocket, Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from './config.ts';
import type { AppEnv } from './http/app-env.ts';
import { leastProgress, watchProgress, type LeastProgress } from './http/body-progress.ts';
import { connections, type Connections } from './http/connections.ts';
import { malformed } from './http/malformed.ts';
import type { Log } from './log.ts';
import { StartError } from './start-error.ts';

/** How long the port stays open once the server is told to stop: for what is on its way, and to say 'not ready'. */
const graceMs = 500;
/** Longest time after that for calls under way to end. */
const drainMs = 10_000;
const connectionsMaximum = 1000;

export interface Listening {
  /**
   * Answers whatever was sent before, each connection once more at most; then takes no more connections, and closes
   * what is left after ten seconds.
   */
  stop(): Promise<void>;
}

export interface ListenOptions {
  readonly config: Pick<Config, 'port' | 'scheme'>;
  readonly log: Log;
  /** Default: what the slowest honest line brings. */
  readonly progress?: LeastProgress;
}

export async function listen(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  { config, log, progress = leastProgress }: ListenOptions,
): Promise<Listening> {
  const refuse = malformed(config, log);
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => refuse.answer(),
  });
  const open = connections(connectionsMaximum);
  const endWith = (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || open.hasBegunToAnswer(socket)) socket.destroy();
    else refuse.answerOn(socket, error);
  };
  const server = createServer(
    // Bodies are timed by their progress, and a request without a host is refused in our own words.
    {
      headersTimeout: 10_000,
      requestTimeout: 0,
      requireHostHeader: false,
      connectionsCheckingInterval: 5000,
    },
    (request, response) => {
      open.begin(request, response);
      watchProgress(request, progress, () => endWith(tooSlow(), request.socket));
      void answer(request, response);
    },
  );
  server.on('connection', (socket) => open.add(socket));
  server.on('clientError', (error, socket) => endWith(error, socket as Socket));
  await bound(server, config.port);
  return { stop: () => stopped(server, open) };
}

const tooSlow = (): NodeJS.ErrnoException =>
  Object.assign(new Error('The body stopped arriving.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

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

async function stopped(server: Server, open: Connections): Promise<void> {
  open.answerOnceMore();
  await new Promise((resolve) => void setTimeout(resolve, graceMs));
  // Connections that arrived by now are taken first: those are handed over just before this phase of the loop.
  await new Promise((resolve) => void setImmediate(resolve));
  // Node's own way for HTTP also cuts connections, some of them with an answer still being written.
  NetServer.prototype.close.call(server);
  await open.drained(drainMs);
  // Nothing is open: this only ends the timer that looks for late requests.
  server.close(() => undefined);
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
