import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests a client may pipeline. */
const maxPipelined = 10;

/** The pipelined requests of a connection that wait for an earlier response. */
const waiting = new WeakMap<Socket, (() => void)[]>();

/**
 * Serves the requests of a connection one after the other. Node would start pipelined requests together and keep
 * their responses in memory until the first one has been read.
 */
export function serveInOrder({ socket }: IncomingMessage, response: ServerResponse, serve: () => void): void {
  const start = () => {
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next && socket.writable) next();
      else waiting.delete(socket);
    });
    serve();
  };
  const ahead = waiting.get(socket);
  if (ahead && ahead.length >= maxPipelined) socket.destroy();
  else if (ahead) ahead.push(start);
  else {
    waiting.set(socket, []);
    start();
  }
}
