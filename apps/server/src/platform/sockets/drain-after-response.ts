import type { Socket } from 'node:net';

/** How much is read after the last response of a connection, for how long, and the longest idle time. */
const limits = { bytes: 64 * 1024 * 1024, ms: 30_000, idleMs: 3000 };
const checkMs = 250;

/**
 * Lets the last response of a connection arrive. Node closes the connection at once. If a body is still unread, the
 * system then resets the connection, and the client loses the response. So the server ends writing and continues to
 * read for a while.
 */
export function drainAfterResponse(socket: Socket): void {
  let begun = false;
  socket.destroySoon = () => {
    if (begun || socket.destroyed) return;
    begun = true;
    socket.end();
    const end = { bytes: socket.bytesRead + limits.bytes, at: performance.now() + limits.ms };
    let seen = { bytes: socket.bytesRead, at: performance.now() };
    const timer = setInterval(() => {
      const [bytes, at] = [socket.bytesRead, performance.now()];
      if (bytes > seen.bytes) seen = { bytes, at };
      if (bytes > end.bytes || at > end.at || at - seen.at > limits.idleMs) socket.destroy();
    }, checkMs);
    socket.once('close', () => clearInterval(timer));
  };
}
