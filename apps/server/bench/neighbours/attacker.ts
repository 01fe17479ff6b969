import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Does one thing over and over, so many at a time, whatever it is told: origin, token, kind, how many, file. Says when
 * it is at full strength, and in the end how it was answered.
 */
const [origin = '', token = '', kind = '', atOnce = '', path = ''] = process.argv.slice(2);
// Its processor is its own in earnest: here it takes what nobody else wants.
setPriority(19);
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
const authorization = `Bearer ${token}`;
const answers = new Map<string, number>();
const settings: Pick<RequestOptions, 'agent'> = { agent };

const note = (status: string) => answers.set(status, (answers.get(status) ?? 0) + 1);
const tell = () => [...answers].map(([status, count]) => `${status}: ${count}`).join(', ');

/** Resolves when nothing more comes of it. */
function send(target: string, { body, read }: { body?: Buffer; read: boolean }): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      authorization,
      ...(body && { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length }),
    };
    const call = request(origin + target, { ...settings, method: body ? 'POST' : 'GET', headers });
    call.once('response', (answer: IncomingMessage) => {
      note(String(answer.statusCode));
      answer.once('close', resolve);
      answer.on('error', () => undefined);
      if (read || answer.statusCode !== 200) answer.resume();
    });
    call.once('error', () => {
      note('cut');
      resolve();
    });
    call.end(body);
  });
}

const file = path === '' ? undefined : readFileSync(path);
const form =
  file &&
  Buffer.concat([
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="files[]"; filename="${basename(path)}"\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ]);
let number = 0;
const once = (): Promise<void> => {
  number += 1;
  if (kind === 'search') return send(`/api/application/list/all?q=erson${number % 997}`, { read: true });
  if (kind === 'export') return send('/api/application/export/all', { read: false });
  const target = kind === 'document' ? '/api/document/upload/1001' : '/api/application/bulkupload';
  return send(target, { ...(form && { body: form }), read: true });
};

process.once('SIGTERM', () => {
  process.stdout.write(tell());
  process.exit(0);
});
for (let worker = 0; worker < Number(atOnce); worker += 1)
  void (async () => {
    for (;;) await once();
  })();
setTimeout(() => process.stdout.write(' '), 2000);
// Connections that nobody reads from keep no process running.
setInterval(() => undefined, 1000);
