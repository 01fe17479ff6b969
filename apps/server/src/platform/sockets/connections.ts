import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, type AddressList } from '../../config/address-list.ts';

/** How often idle connections are looked for during shutdown. */
const sweepMs = 100;
/** How long a connection has to be idle. A client on a busy machine may need time to send its first request. */
const idleMs = { used: 300, unused: 2000 };

/** The open connections of a server, with their pending responses. */
export type Connections = ReturnType<typeof connections>;

export interface ConnectionMaximum {
  readonly total: number;
  /** Per address; per network for IPv6. */
  readonly perAddress: number;
}

/** @param proxies Trusted proxies are not limited: they carry many clients and limit connections themselves. */
export function connections({ total, perAddress }: ConnectionMaximum, proxies: AddressList) {
  /** Ordered by use; the most recently used is the last. */
  const open = new Map<Socket, Set<ServerResponse>>();
  const addresses = new Map<Socket, string>();
  let closing = false;

  const touch = (socket: Socket, responses: Set<ServerResponse>) => {
    open.delete(socket);
    open.set(socket, responses);
  };
  const ofAddress = (address: string) => [...addresses.values()].filter((other) => other === address).length;
  /** Closes the least recently used idle connection of an address, or of all. */
  const evictIdle = (address: string | undefined): boolean => {
    for (const [socket, responses] of open) {
      if (responses.size > 0 || (address !== undefined && addresses.get(socket) !== address)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  };
  const forget = (socket: Socket) => {
    open.delete(socket);
    addresses.delete(socket);
  };

  /** Since when each connection has been idle, and how many bytes had arrived by then. */
  const endIdle = (idle: Map<Socket, { readonly bytes: number; readonly since: number }>) => {
    for (const [socket, responses] of open) {
      const before = idle.get(socket);
      const bytes = socket.bytesRead;
      // Bytes that have arrived are a request, even if Node has not emitted it yet.
      if (responses.size > 0 || before?.bytes !== bytes)
        idle.set(socket, { bytes, since: performance.now() });
      else if (performance.now() - before.since > idleMs[bytes > 0 ? 'used' : 'unused']) socket.destroy();
    }
  };

  return {
    /** Tracks a connection. At the maximum, it closes the connection that has been idle longest, or the new one. */
    add: (socket: Socket) => {
      const from = socket.remoteAddress ?? '';
      const address = proxies.has(from) ? undefined : addressKey(from);
      const tooMany = address !== undefined && ofAddress(address) >= perAddress;
      if ((tooMany || open.size >= total) && !evictIdle(tooMany ? address : undefined)) {
        socket.destroy();
        return;
      }
      open.set(socket, new Set());
      if (address !== undefined) addresses.set(socket, address);
      socket.once('close', () => forget(socket));
    },
    begin: ({ socket }: IncomingMessage, response: ServerResponse) => {
      const responses = open.get(socket);
      if (responses) touch(socket, responses);
      responses?.add(response);
      response.once('close', () => {
        responses?.delete(response);
        if (responses && open.has(socket)) touch(socket, responses);
      });
      if (closing) endConnectionWith(response);
    },
    /** Whether response headers have been sent, so that no other response is possible. */
    hasResponseStarted: (socket: Socket) =>
      [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    /** From now on every response closes its connection. */
    closeAfterNextResponse: () => {
      closing = true;
      for (const responses of open.values()) responses.forEach(endConnectionWith);
    },
    /** Closes idle connections. Resolves when none is open; closes the rest after `longestMs`. */
    drain: async (longestMs: number) => {
      const idle: Parameters<typeof endIdle>[0] = new Map();
      const { promise, resolve } = Promise.withResolvers<void>();
      const sweep = setInterval(() => {
        endIdle(idle);
        if (open.size === 0) resolve();
      }, sweepMs);
      const end = setTimeout(() => open.forEach((_, socket) => socket.destroy()), longestMs);
      await promise;
      clearInterval(sweep);
      clearTimeout(end);
    },
  };
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
