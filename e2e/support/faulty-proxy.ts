import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between the browser and a server that can interrupt connections. */
export interface FaultyProxy {
  readonly origin: string;
  /** Passes only so many bytes per connection in a direction from now on, and holds back the rest. */
  hold(direction: 'up' | 'down', bytes: number): void;
  /** Closes every connection once. Browsers send the requests of used connections again by themselves. */
  drop(): void;
  /** Closes every connection and rejects new ones. */
  cut(): void;
  /** Restores normal operation. */
  mend(): void;
  close(): Promise<void>;
}

export async function faultyProxyTo(port: number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  const room = { up: Infinity, down: Infinity };
  const counters: (() => void)[] = [];
  let broken = false;

  const carry = (from: Socket, to: Socket, direction: 'up' | 'down') => {
    let passed = 0;
    counters.push(() => {
      passed = 0;
    });
    from.on('data', (part: Buffer) => {
      const open = Math.max(0, room[direction] - passed);
      passed += part.length;
      to.write(part.subarray(0, open));
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    sockets.add(from);
  };
  const proxy = createServer((browser) => {
    if (broken) return browser.destroy();
    const server = connect(port, 'localhost');
    carry(browser, server, 'up');
    carry(server, browser, 'down');
  }).listen(0, 'localhost');
  await once(proxy, 'listening');

  const drop = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const cut = () => {
    broken = true;
    drop();
  };
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    hold: (direction, bytes) => {
      for (const reset of counters) reset();
      room[direction] = bytes;
    },
    drop,
    cut,
    mend: () => {
      broken = false;
      room.up = Infinity;
      room.down = Infinity;
    },
    close: async () => {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
