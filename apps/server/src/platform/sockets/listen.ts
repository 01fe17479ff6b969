import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSocket, Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../../config/config.ts';
import type { AppEnv } from '../http/app-env.ts';
import {
  minimumThroughput,
  watchRequestBody,
  watchResponse,
  type MinimumThroughput,
} from './minimum-throughput.ts';
import { connections, type ConnectionMaximum, type Connections } from './connections.ts';
import { serveInOrder } from './serve-in-order.ts';
import { drainAfterResponse } from './drain-after-response.ts';
import { malformed } from './malformed.ts';
import type { Log } from '../observability/log.ts';
import { StartError } from '../../config/start-error.ts';

/** Shortest time that the port stays open during a stop: for requests in transit, and to report 'not ready'. */
const shortestGraceMs = 500;
/** Longest time after that to accept connections from the backlog. */
const backlogMs = 5000;
/** Longest time after that for running calls to end. */
const drainMs = 10_000;
const connectionsMaximum = 1000;
/** Per address, which can be a whole office; a fraction of the total. */
const addressMaximum = 200;

export interface Listening {
  /**
   * Stops after at most one more response per connection. New connections are accepted until `stopSeconds` have
   * passed and the backlog is empty; the rest is closed ten seconds later.
   */
  stop(): Promise<void>;
}

export interface ListenOptions {
  readonly config: Pick<Config, 'port' | 'hosts' | 'scheme' | 'trustedProxies' | 'stopSeconds'>;
  readonly log: Log;
  /** Default: the throughput of the slowest supported line. */
  readonly progress?: MinimumThroughput;
  /** Default 1000, of which 200 per address. */
  readonly maximum?: ConnectionMaximum;
}

export async function listen(app: Pick<Hono<AppEnv>, 'fetch'>, options: ListenOptions): Promise<Listening> {
  const { maximum = { total: connectionsMaximum, perAddress: addressMaximum } } = options;
  const open = connections(maximum, options.config.trustedProxies);
  const servers = await bindAll(options.config, () => serverOf(app, open, options));
  return { stop: () => stopAll(servers, open, options.config.stopSeconds * 1000) };
}

function serverOf(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  open: Connections,
  { config, log, progress = minimumThroughput }: ListenOptions,
): Server {
  const malformedRequests = malformed(config, log);
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => malformedRequests.answer(),
  });
  const endWith = (error: NodeJS.ErrnoException, socket: Socket) => {
    // Data after the last response of a connection are read and dropped.
    if (socket.writableEnded && error.code !== 'ECONNRESET') return;
    if (error.code === 'ECONNRESET' || !socket.writable || open.hasResponseStarted(socket)) socket.destroy();
    else malformedRequests.answerOn(socket, error);
  };
  // Bodies have a minimum throughput instead of a timeout, and a request without a host gets our own error response.
  const limits = { headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 5000 };
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (!request.socket.writable) {
      request.resume();
      return;
    }
    open.begin(request, response);
    // A web stream without a reader would pause it again.
    response.once('close', () => request.removeAllListeners('data').resume());
    serveInOrder(request, response, () => {
      watchRequestBody(request, progress, () => endWith(tooSlow(), request.socket));
      watchResponse(response, progress, () => {
        log.event({ level: 'info', event: 'receiver cut off' });
        request.socket.destroy();
      });
      void answer(request, response);
    });
  });
  server.on('connection', (socket) => {
    drainAfterResponse(socket);
    open.add(socket);
  });
  server.on('clientError', (error, socket) => endWith(error, socket as Socket));
  return server;
}

const tooSlow = (): NodeJS.ErrnoException =>
  Object.assign(new Error('The body stopped arriving.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** The names of the settings for a port and its addresses. */
const usualNames = { port: 'PORT', hosts: 'PORTAL_HOST' };

/** One server per address, or one for all. If one fails, all are closed. */
export async function bindAll(
  { port, hosts }: Pick<Config, 'port' | 'hosts'>,
  made: () => Server,
  names = usualNames,
): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    for (const host of hosts.length > 0 ? hosts : [undefined]) {
      const server = made();
      if (await bind(server, port, host, names)) servers.push(server);
    }
    if (servers.length === 0)
      throw new StartError(`${names.hosts} is not an address of this machine: ${hosts.join(', ')}.`);
    return servers;
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
}

/** False if the machine lacks the address, such as `::1` without IPv6. */
function bind(
  server: Server,
  port: number,
  host: string | undefined,
  names: typeof usualNames,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      if (code === 'EADDRINUSE' || code === 'EACCES')
        reject(new StartError(`Port ${port} is taken or may not be used; set ${names.port} to another one.`));
      else if (/^(EADDRNOTAVAIL|EAFNOSUPPORT|ENOTFOUND|EAI_\w+)$/.test(code)) resolve(false);
      else reject(error);
    });
    server.listen({ port, ...(host !== undefined && { host }) }, () => resolve(true));
  });
}

async function stopAll(servers: readonly Server[], open: Connections, graceMs: number): Promise<void> {
  open.closeAfterNextResponse();
  await pause(Math.max(shortestGraceMs, graceMs));
  await acceptBacklog(servers);
  // The `close` of an HTTP server also cuts connections whose response is still being written.
  for (const server of servers) NetServer.prototype.close.call(server);
  await open.drain(drainMs);
  // No connection is open; this only ends the timers for late requests.
  for (const server of servers) server.close(() => undefined);
}

/**
 * Resolves once the accept backlog is empty. Node accepts one connection per turn of its loop, so a busy one lags
 * behind.
 */
async function acceptBacklog(servers: readonly Server[]): Promise<void> {
  const until = performance.now() + backlogMs;
  let turns = 0;
  const accepted = () => (turns = 0);
  for (const server of servers) server.on('connection', accepted);
  // Connections of a turn are emitted before its immediates run; the first turn may have started earlier.
  while (turns < 2 && performance.now() < until) {
    turns += 1;
    await nextTurn();
  }
  for (const server of servers) server.off('connection', accepted);
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  await using socket = createSocket().listen(0);
  await once(socket, 'listening');
  return (socket.address() as AddressInfo).port;
}
