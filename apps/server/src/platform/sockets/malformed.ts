import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorEnvelope } from '@portal/api/contract';
import type { Config } from '../../config/config.ts';
import type { Log } from '../observability/log.ts';
import { securityHeaders } from '../http/headers.ts';

/** Error responses for what never becomes a request of the app. */
export function malformed(config: Pick<Config, 'scheme'>, log: Log) {
  const responseFor = (status: number) => {
    const requestId = randomUUID();
    const body: ErrorEnvelope = { ErrorNo: -1, Message: messageOf(status), RequestId: requestId };
    const text = JSON.stringify(body);
    const headers = {
      ...securityHeaders(config),
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
      'X-Request-Id': requestId,
      Connection: 'close',
    };
    log.event({ level: 'info', route: 'malformed', status, requestId });
    return { status, headers, text };
  };
  return {
    /** For a request without a usable address or host. */
    answer: () => {
      const { status, headers, text } = responseFor(400);
      return new Response(text, { status, headers });
    },
    /** For bytes that are not a valid request; closes the connection. */
    answerOn: (socket: Socket, error: NodeJS.ErrnoException) => {
      const { status, headers, text } = responseFor(statusOf(error));
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`);
      socket.destroySoon();
    },
  };
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const statusOf = ({ code = '' }: NodeJS.ErrnoException): number => statuses[code] ?? 400;

const messageOf = (status: number): string =>
  status === 408 ? 'The request did not arrive in time.' : 'The request is not valid.';
