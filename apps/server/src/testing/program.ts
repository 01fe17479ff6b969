import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve as resolvePath } from 'node:path';

/** The whole output of a program, and its exit status. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly problems: string;
}

export interface Program {
  /** Resolves with the output so far once a line starts with the text. */
  line(start: string): Promise<string>;
  /** The output so far. */
  readonly out: () => string;
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

/** The environment of a tested program: no settings of the test process. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
export const programEnvironment = (env: Readonly<Record<string, string>>): Record<string, string> => ({
  ...(PATH && { PATH }),
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  // No proxy has to notice the stop.
  PORTAL_STOP_SECONDS: '0',
  ...env,
});

/** Runs a program of the server, or of a build of it, in a separate process. */
export function runProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Program {
  const child = spawn(process.execPath, [resolvePath(import.meta.dirname, '..', file), ...args], {
    env: programEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let problems = '';
  const waiting: { readonly start: string; readonly resolve: (out: string) => void }[] = [];
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
    for (const { start, resolve } of waiting) if (`\n${out}`.includes(`\n${start}`)) resolve(out);
  });
  child.stderr.on('data', (part: Buffer) => {
    problems += part.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, problems }));
  return {
    ended,
    out: () => out,
    signal: (name) => void child.kill(name),
    line: (start) =>
      new Promise((resolve, reject) => {
        waiting.push({ start, resolve });
        void ended.then((end) => reject(new Error(`Ended with ${end.code}: ${end.problems}`)));
      }),
  };
}
