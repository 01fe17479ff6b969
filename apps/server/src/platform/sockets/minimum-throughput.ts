import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The bytes that have to be transferred in each interval, for request bodies and for responses. */
export interface MinimumThroughput {
  readonly intervalMs: number;
  readonly bytes: number;
}

/** 17 kbit/s: the slowest supported line. A small body has half a minute. */
export const minimumThroughput: MinimumThroughput = { intervalMs: 30_000, bytes: 64 * 1024 };

/**
 * Calls `tooSlow` when the body of a request stops arriving. A fixed timeout would not do: 10 MiB take 42 seconds at
 * 2 Mbit/s. Data that the server has not read yet are not the client's delay.
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
 * Calls `tooSlow` when the client stops reading a response. Such a response holds a connection, and often a
 * concurrency limit and a transaction. Data that have not been written yet are not the client's delay.
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

/** Bytes that the operating system has accepted. */
const bytesSent = (socket: Socket): number => socket.bytesWritten - socket.writableLength;
