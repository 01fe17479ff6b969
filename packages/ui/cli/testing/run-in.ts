import { join } from 'node:path';
import type { Outcome } from '../commands.ts';

/** Runs commands on the files of a folder, which their output names relative to it. */
export const runIn =
  (folder: string) =>
  async (command: (args: readonly string[]) => Promise<Outcome>, ...args: readonly string[]) => {
    const isPath = (text: string, before = '') =>
      ['--out', '--theme'].includes(before) || /\.\w+$/.test(text);
    const { status, text } = await command(
      args.map((arg, at) => (isPath(arg, args[at - 1]) ? join(folder, arg) : arg)),
    );
    return { status, text: `${text.replaceAll(`${folder}/`, '')}\n` };
  };
