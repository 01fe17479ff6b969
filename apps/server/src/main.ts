import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';
import { StartError } from './start-error.ts';

// What this process makes is for its own user alone.
process.umask(0o077);

const root = resolve(import.meta.dirname, '../../..');
const write = (text: string) => void process.stdout.write(text);

// Asked for from the first moment on: a signal that comes during the start waits for its end.
const { promise: toldToStop, resolve: tellToStop } = Promise.withResolvers<void>();
process.on('SIGTERM', tellToStop);
process.on('SIGINT', tellToStop);

try {
  const running = await start(readConfig(process.env, root), root, write);
  await toldToStop;
  await running.stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
