import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server that a test can interrupt. */
export interface Proxy {
  /** The URL of the server through the proxy. */
  readonly url: string;
  /** Closes every connection and rejects new ones, like a server that is down. */
  cut(): void;
  /** Keeps connections open but transfers nothing, like a server that hangs. */
  stall(): void;
  restore(): void;
  close(): void;
}

export async function proxyTo(address: string): Promise<Proxy> {
  const url = new URL(address);
  const [host, port] = [url.hostname, Number(url.port)];
  const open = new Set<Socket>();
  let is: 'open' | 'cut' | 'stalled' = 'open';
  const server = createServer((client) => {
    if (is === 'cut') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(port, host);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
      if (is === 'stalled') one.pause();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    is = 'cut';
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    cut,
    stall: () => {
      is = 'stalled';
      for (const socket of open) socket.pause();
    },
    restore: () => {
      is = 'open';
      for (const socket of open) socket.resume();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
