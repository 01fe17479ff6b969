import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often quiet connections are looked for once the server stops; also how long one has to be quiet. */
const sweepMs = 100;

/** The open connections of a server, and the answers that each of them waits for. */
export interface Connections {
  /** Watches a connection; beyond the maximum it is closed at once. */
  add(socket: Socket): void;
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Whether the head of an answer has left, so that no other can be given. */
  hasBegunToAnswer(socket: Socket): boolean;
  /** From now on every answer is the last of its connection. */
  answerOnceMore(): void;
  /** Ends connections that nobody uses; resolves when all are gone, cutting off what is left after `longestMs`. */
  drain(longestMs: number): Promise<void>;
}

export function connections(maximum: number): Connections {
  const underWay = new Map<Socket, Set<ServerResponse>>();
  let last = false;

  const endQuiet = (bytesBefore: ReadonlyMap<Socket, number>) => {
    for (const [socket, responses] of underWay)
      // What began to arrive is a request too, though Node has not made it one yet.
      if (responses.size === 0 && bytesBefore.get(socket) === socket.bytesRead) socket.destroySoon();
  };

  return {
    add: (socket) => {
      if (underWay.size >= maximum) {
        socket.destroy();
        return;
      }
      underWay.set(socket, new Set());
      socket.once('close', () => underWay.delete(socket));
    },
    begin: ({ socket }, response) => {
      const responses = underWay.get(socket);
      responses?.add(response);
      response.once('close', () => responses?.delete(response));
      if (last) endConnectionWith(response);
    },
    hasBegunToAnswer: (socket) => [...(underWay.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    answerOnceMore: () => {
      last = true;
      for (const responses of underWay.values()) responses.forEach(endConnectionWith);
    },
    drain: async (longestMs) => {
      let bytes = new Map<Socket, number>();
      const { promise, resolve } = Promise.withResolvers<void>();
      const sweep = setInterval(() => {
        endQuiet(bytes);
        bytes = new Map([...underWay.keys()].map((socket) => [socket, socket.bytesRead]));
        if (underWay.size === 0) resolve();
      }, sweepMs);
      const end = setTimeout(() => underWay.forEach((_, socket) => socket.destroy()), longestMs);
      await promise;
      clearInterval(sweep);
      clearTimeout(end);
    },
  };
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
