import { resolve } from 'node:path';
import { configWarnings, configReport } from './config/config-report.ts';
import { readConfig, assertUsableFolder } from './config/config.ts';
import { start } from './start.ts';
import { StartError } from './config/start-error.ts';

// Files of this process are private to its user.
process.umask(0o077);

const root = resolve(import.meta.dirname, '../../..');
const write = (text: string) => void process.stdout.write(text);

// Registered first: a signal during the start waits for the start to finish.
const { promise: stopRequested, resolve: requestStop } = Promise.withResolvers<void>();
process.on('SIGTERM', requestStop);
process.on('SIGINT', requestStop);

try {
  const config = readConfig(process.env, root);
  assertUsableFolder(config);
  if (wantsReport(process.argv.slice(2))) write(configReport(config, process.env));
  else {
    configWarnings(config, process.env).forEach(write);
    const running = await start(config, root, write);
    await stopRequested;
    await running.stop();
  }
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Whether to print the configuration report only. */
function wantsReport(options: readonly string[]): boolean {
  const [unknown] = options.filter((option) => option !== '--check');
  if (unknown !== undefined)
    throw new StartError(`There is no option ${unknown}; --check says what would be used.`);
  return options.length > 0;
}
