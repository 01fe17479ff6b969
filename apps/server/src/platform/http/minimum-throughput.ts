import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a body has to bring, and what of an answer has to be taken, in each stretch of time, unless it is complete by then. */
export interface MinimumThroughput {
  readonly intervalMs: number;
  readonly bytes: number;
}

/** 17 kbit/s: the slowest line that anybody works on; what is small has half a minute. */
export const minimumThroughput: MinimumThroughput = { intervalMs: 30_000, bytes: 64 * 1024 };

/**
 * Calls `tooSlow` when the body of a request stops arriving. Time alone says nothing: 10 MiB take 42 seconds at
 * 2 Mbit/s. What the server itself has not read yet is nobody else's delay.
 */
export function watchRequestBody(
  request: IncomingMessage,
  { intervalMs, bytes }: MinimumThroughput,
  tooSlow: () => void,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (arrived < bytes && request.readableLength === 0) tooSlow();
  }, intervalMs);
  request.once('close', () => clearInterval(timer));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Calls `tooSlow` when the receiver of an answer stops taking it: it holds a connection, and often a place and a
 * transaction, that others wait for. What has not been written yet is nobody else's delay.
 */
export function watchResponse(
  response: ServerResponse,
  { intervalMs, bytes }: MinimumThroughput,
  tooSlow: () => void,
): void {
  const { socket } = response;
  if (!socket) return;
  let seen = bytesSent(socket);
  let waited = false;
  const timer = setInterval(() => {
    const taken = bytesSent(socket) - seen;
    seen += taken;
    const waits = socket.writableLength > 0;
    if (waits && waited && taken < bytes) tooSlow();
    waited = waits;
  }, intervalMs);
  response.once('close', () => clearInterval(timer));
}

/** Bytes that the system has taken over for the receiver. */
const bytesSent = (socket: Socket): number => socket.bytesWritten - socket.writableLength;
