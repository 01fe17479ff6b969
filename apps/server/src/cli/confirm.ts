import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { StartError } from '../config/start-error.ts';

/** Continues only if the operator gives the database's name, by `--yes NAME` or by typing it. */
export const confirmByName = (name: string, effect: string): Promise<void> =>
  confirmName('database', name, effect, optionYes());

/**
 * Continues only if the operator gives the name of what the command affects, which reveals a wrong target.
 *
 * @param given The name, if an option contains it; otherwise the operator is asked.
 */
export async function confirmName(
  what: string,
  name: string,
  effect: string,
  given: string | true | undefined,
): Promise<void> {
  const typed = given ?? (await ask(`${effect} Type its name to continue: `));
  if (typed !== name)
    throw new StartError(`Nothing was changed: the name of the ${what}, ${name}, was not confirmed.`);
}

function optionYes(): string | undefined {
  try {
    return parseArgs({ options: { yes: { type: 'string' } } }).values.yes;
  } catch {
    throw new StartError('Nothing was changed: the only option is --yes with the name of the database.');
  }
}

async function ask(criteria: string): Promise<string> {
  process.stdout.write(criteria);
  const input = createInterface({ input: process.stdin });
  const first = await input[Symbol.asyncIterator]().next();
  input.close();
  return first.done ? '' : first.value.trim();
}
