import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { concurrencyLimits } from '../platform/limits/concurrency-limits.ts';
import { programEnvironment, type Ended } from './program.ts';

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

const signals = ['SIGTERM', 'SIGINT'] as const;
let runs = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a program that ends by itself in this process, which has its modules already: a process of its own takes a
 * second of processor time to load them. Programs share arguments and output of the process, so they run in sequence.
 */
export function runHere(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Ended> {
  const ended = last.then(() => run(file, env, args));
  last = ended.catch(() => undefined);
  return ended;
}

async function run(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<Ended> {
  const before = {
    argv: process.argv,
    env: process.env,
    // The programs set the same.
    umask: process.umask(0o077),
  };
  const limits = concurrencyLimits.classes();
  const listeners = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const written = { out: '', problems: '' };
  const into = (name: keyof typeof written) => (text: string | Uint8Array) => {
    written[name] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('problems')),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(Number(code ?? 0));
    }),
  ];
  process.argv = [process.execPath, file, ...args];
  process.env = programEnvironment(env);
  process.exitCode = undefined;
  runs += 1;
  try {
    // Another query evaluates the program again, but not the modules that it imports.
    await import(`${pathToFileURL(join(import.meta.dirname, '..', file)).href}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), ...written };
  } catch (error) {
    if (error instanceof Exit) return { code: error.code, ...written };
    throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const signal of signals)
      for (const listener of process.listeners(signal))
        if (!listeners.has(listener)) process.off(signal, listener);
    process.argv = before.argv;
    process.env = before.env;
    process.umask(before.umask);
    process.exitCode = undefined;
    // The server sets them for its settings.
    concurrencyLimits.configure(limits);
  }
}
