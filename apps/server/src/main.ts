import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';
import { StartError } from './start-error.ts';

const root = resolve(import.meta.dirname, '../../..');
const write = (text: string) => void process.stdout.write(text);

try {
  const running = await start(readConfig(process.env, root), root, write);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
