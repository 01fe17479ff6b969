import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Validator } from '@cfworker/json-schema';
import { afterEach, beforeEach } from 'vitest';

/** A request that the fake service received. */
export interface ReceivedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw body. */
  readonly text: string;
}

/** A system that the server calls over HTTP. It does not respond until a test sets a response. */
export interface FakeService {
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
  /** The received JSON bodies, oldest first. */
  bodies(): unknown[];
  answer(listener: RequestListener): void;
  /** Responds with a value as JSON. */
  respondWith(value: unknown, status?: number): void;
}

/** Creates one per test of the file, on its own port; it ends with the test. */
export function fakeService(): FakeService {
  let received: ReceivedRequest[] = [];
  let listener: RequestListener = () => undefined;
  let origin = '';
  let end = () => {};

  beforeEach(async () => {
    received = [];
    listener = () => undefined;
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        received.push({ url: request.url ?? '', headers: request.headers, text });
        listener(request, response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    end = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  afterEach(() => end());

  return {
    get origin() {
      return origin;
    },
    get received() {
      return received;
    },
    bodies: () => received.map(({ text }) => JSON.parse(text) as unknown),
    answer: (next) => (listener = next),
    respondWith: (value, status = 200) =>
      (listener = (_, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))),
  };
}

interface Agreement {
  readonly $defs: Readonly<Record<string, object>>;
}

/** Whether a request or response of a call matches the published schema (docs/*.schema.json). */
export function agreedIn(contract: Agreement) {
  return (call: string, side: 'request' | 'answer', value: unknown): boolean => {
    const { properties } = contract.$defs[call] as { properties: Record<typeof side, object> };
    const schema = { ...properties[side], $defs: contract.$defs };
    return new Validator(schema as ConstructorParameters<typeof Validator>[0], '2020-12').validate(value)
      .valid;
  };
}
