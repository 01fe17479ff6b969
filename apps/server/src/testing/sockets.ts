import { connect, type Socket } from 'node:net';
import { noAddresses } from '../config/address-list.ts';
import type { ListenOptions } from '../platform/sockets/listen.ts';

/** Options of a server without a log. */
export const listenOn = (port: number): ListenOptions => ({
  config: { port, hosts: ['127.0.0.1'], scheme: 'http', trustedProxies: noAddresses, stopSeconds: 0 },
  log: { event: () => undefined },
});

export interface RawConnection {
  readonly socket: Socket;
  /** All received data, once the connection is closed. */
  readonly received: Promise<string>;
}

/** A connection on which a test sends raw bytes; resolves once it is connected. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  const received = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => (text += `(${error.code})`));
    socket.on('close', () => resolve(text));
  });
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  return { socket, received };
}

/** Sends bytes and returns everything received until the server closed the connection. */
export async function received(port: number, bytes: string): Promise<string> {
  const wire = await openConnection(port);
  wire.socket.write(bytes);
  return wire.received;
}
