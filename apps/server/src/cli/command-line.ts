import { parseArgs } from 'node:util';
import { reportingProblems } from './reporting-problems.ts';
import { UsageError } from '../config/start-error.ts';

export interface Option {
  /** Placeholder of its value in the help, as in `NAME`; undefined for a flag. */
  readonly value?: string;
  readonly meaning: string;
}

/** The given options, by name. */
export type GivenOptions = Readonly<Record<string, string | true | undefined>>;

export interface Command {
  /** The required arguments, in this order, as the help names them. */
  readonly words: readonly string[];
  readonly meaning: string;
  readonly options?: Readonly<Record<string, Option>>;
  readonly run: (words: readonly string[], options: GivenOptions) => Promise<void>;
}

/**
 * Runs the command with this process's arguments and reports problems in one sentence. The exit status is 1 if the
 * command fails, and 2 if the arguments are invalid.
 *
 * @param program What is typed before the arguments.
 */
export const runCommand = (program: string, command: Command): Promise<void> =>
  reportingProblems(() => runGiven(program, command, process.argv.slice(2)));

/** The same for a program with several commands, which the first argument selects. */
export const runCommands = (program: string, commands: Readonly<Record<string, Command>>): Promise<void> =>
  reportingProblems(async () => {
    const [verb = '', ...rest] = process.argv.slice(2);
    if (isHelp(verb)) return print(helpOf(program, commands));
    const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    if (!command)
      throw new UsageError(
        `${verb === '' ? 'A command is missing' : `Unknown command: ${program} ${verb}`}. Commands: ${Object.keys(commands).join(', ')}. For details, run ${program} --help.`,
      );
    await runGiven(`${program} ${verb}`, command, rest);
  });

async function runGiven(program: string, command: Command, args: readonly string[]): Promise<void> {
  if (args.some(isHelp)) return print(helpOf(program, { '': command }));
  const { words, options } = given(program, command, args);
  await command.run(words, options);
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

const isHelp = (text: string): boolean => text === '--help' || text === '-h';

function given(program: string, { words, options = {} }: Command, args: readonly string[]) {
  const unfit = new UsageError(`Usage: ${usageOf(program, { words, options })}`);
  const known = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(known),
    });
    if (positionals.length !== words.length || positionals.includes('')) throw unfit;
    return { words: positionals, options: values as GivenOptions };
  } catch {
    throw unfit;
  }
}

const usageOf = (program: string, { words, options = {} }: Pick<Command, 'words' | 'options'>): string =>
  [
    program,
    ...words.map((word) => `<${word}>`),
    ...Object.entries(options).map(
      ([name, { value }]) => `[--${name}${value === undefined ? '' : ` ${value}`}]`,
    ),
  ].join(' ');

function helpOf(program: string, commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).flatMap(([verb, command]) => [
    usageOf([program, verb].join(' ').trim(), command),
    `    ${command.meaning}`,
    ...Object.entries(command.options ?? {}).map(
      ([name, { value, meaning }]) => `    --${name}${value === undefined ? '' : ` ${value}`}: ${meaning}`,
    ),
  ]);
  return lines.join('\n');
}
