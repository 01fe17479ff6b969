import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A local mail server that stores what it receives. */
export interface MailServer {
  /** The URL for the setting. */
  readonly url: URL;
  /** The accepted messages, oldest first. */
  readonly taken: readonly string[];
  /** Sessions so far. */
  readonly sessions: () => number;
  stop(): Promise<void>;
}

export interface MailServerOptions extends SMTPServerOptions {
  readonly port?: number;
  readonly scheme?: 'smtp' | 'smtps';
  /** Called with the source before it is accepted. */
  readonly taking?: (source: string) => Promise<void> | void;
}

export async function mailServer({
  port = 0,
  scheme = 'smtp',
  taking,
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const taken: string[] = [];
  let sessions = 0;
  const server = new SMTPServer({
    authOptional: options.onAuth === undefined,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    closeTimeout: 100,
    ...options,
    secure: scheme === 'smtps',
    onConnect: (session, done) => {
      sessions += 1;
      if (options.onConnect) options.onConnect.call(server, session, done);
      else done();
    },
    onData: (stream, session, done) => {
      if (options.onData) {
        options.onData.call(server, stream, session, done);
        return;
      }
      text(stream)
        .then(async (source) => {
          await taking?.(source);
          taken.push(source);
          done();
        })
        // The client disconnected while sending.
        .catch(() => undefined);
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: new URL(`${scheme}://127.0.0.1:${listening}`),
    taken,
    sessions: () => sessions,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
