import { connect, type Socket } from 'node:net';
import { noAddresses } from '../config/address-list.ts';
import type { ListenOptions } from '../platform/http/listen.ts';

/** Options of a server whose log nobody reads. */
export const listenOn = (port: number): ListenOptions => ({
  config: { port, hosts: ['127.0.0.1'], scheme: 'http', trustedProxies: noAddresses, stopSeconds: 0 },
  log: { event: () => undefined },
});

export interface Wire {
  readonly socket: Socket;
  /** Everything that came back, once the connection is closed. */
  readonly received: Promise<string>;
}

/** A connection on which a test says byte by byte what is sent; resolves once it stands. */
export async function wireTo(port: number): Promise<Wire> {
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

/** Sends one piece and answers what came back until the server closed the connection. */
export async function received(port: number, bytes: string): Promise<string> {
  const wire = await wireTo(port);
  wire.socket.write(bytes);
  return wire.received;
}
