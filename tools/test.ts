import { spawnSync } from 'node:child_process';
import { requireNode } from './node-version.ts';
import { bin, root } from './root.ts';
import { runSteps } from './run-steps.ts';
import { scopes, steps } from './steps.ts';

requireNode();

type Command = readonly [program: string, ...args: string[]];

/** Commands for development, which are no checks; further arguments are appended. */
const commands: Readonly<Record<string, Command>> = {
  changed: [bin('vitest'), 'run', '--passWithNoTests', '--changed'],
  mutation: [bin('stryker'), 'run', 'tools/mutation/stryker.config.mjs'],
};

/** Runs the steps that a step waits for, then the step with its output and further arguments. */
function runAlone(name: string, args: readonly string[]): number {
  const step = steps.find((other) => other.name === name);
  if (!step) return 1;
  for (const earlier of step.after ?? []) {
    const status = runAlone(earlier, []);
    if (status) return status;
  }
  return run([step.command, ...step.args, ...args]);
}

const run = ([program, ...args]: Command) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

const [wanted = 'test', ...rest] = process.argv.slice(2);
const command = commands[wanted];
const scope = scopes.find((name) => name === wanted);

if (scope) await runSteps(scope);
else if (command) process.exitCode = run([...command, ...rest]);
else if (steps.some(({ name }) => name === wanted)) process.exitCode = runAlone(wanted, rest);
else {
  const names = [...Object.keys(commands), ...steps.map(({ name }) => `'${name}'`)];
  console.error(
    `Nothing is called ${wanted}. Without a name the daily checks run. Names: release, check, ${names.join(', ')}.`,
  );
  process.exitCode = 2;
}
