import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, type AddressList } from '../../config/address-list.ts';

/** How often quiet connections are looked for once the server stops. */
const sweepMs = 100;
/** How long one has to be quiet. A client that has just connected may take its time to send on a busy machine. */
const idleMs = { used: 300, unused: 2000 };

/** The open connections of a server, and the answers that each of them waits for. */
export interface Connections {
  /** Watches a connection; where there is no room for it, the one that has been quiet longest gives way, or it goes itself. */
  add(socket: Socket): void;
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Whether the head of an answer has left, so that no other can be given. */
  hasResponseStarted(socket: Socket): boolean;
  /** From now on every answer is the last of its connection. */
  closeAfterNextResponse(): void;
  /** Ends connections that nobody uses; resolves when all are gone, cutting off what is left after `longestMs`. */
  drain(longestMs: number): Promise<void>;
}

/** How many connections there may be. */
export interface ConnectionMaximum {
  readonly total: number;
  /** Of one address, and of one network where it is IPv6. */
  readonly perAddress: number;
}

/** @param proxies What comes through these is many people's: they count their connections themselves. */
export function connections({ total, perAddress }: ConnectionMaximum, proxies: AddressList): Connections {
  /** Those that were used last stand last. */
  const open = new Map<Socket, Set<ServerResponse>>();
  const addresses = new Map<Socket, string>();
  let closing = false;

  const touch = (socket: Socket, responses: Set<ServerResponse>) => {
    open.delete(socket);
    open.set(socket, responses);
  };
  const ofAddress = (address: string) => [...addresses.values()].filter((other) => other === address).length;
  /** Ends the connection that was used longest ago and waits for nothing: of an address, or of all. */
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

  /** Since when each connection has been quiet, and how much had arrived by then. */
  const endIdle = (idle: Map<Socket, { readonly bytes: number; readonly since: number }>) => {
    for (const [socket, responses] of open) {
      const before = idle.get(socket);
      const bytes = socket.bytesRead;
      // What began to arrive is a request too, though Node has not made it one yet.
      if (responses.size > 0 || before?.bytes !== bytes)
        idle.set(socket, { bytes, since: performance.now() });
      else if (performance.now() - before.since > idleMs[bytes > 0 ? 'used' : 'unused']) socket.destroy();
    }
  };

  return {
    add: (socket) => {
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
    begin: ({ socket }, response) => {
      const responses = open.get(socket);
      if (responses) touch(socket, responses);
      responses?.add(response);
      response.once('close', () => {
        responses?.delete(response);
        if (responses && open.has(socket)) touch(socket, responses);
      });
      if (closing) endConnectionWith(response);
    },
    hasResponseStarted: (socket) => [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    closeAfterNextResponse: () => {
      closing = true;
      for (const responses of open.values()) responses.forEach(endConnectionWith);
    },
    drain: async (longestMs) => {
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
