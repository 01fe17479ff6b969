import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Outcome } from '../commands.ts';

type Command = (args: readonly string[]) => Promise<Outcome>;

/** A folder for the files of commands, which is removed after the tests. */
export function commandFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-commands-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const isPath = (text: string, before = '') => ['--out', '--theme'].includes(before) || /\.\w+$/.test(text);
  return {
    folder,
    /** Writes a text, or a value as JSON. Returns the name. */
    file: (name: string, content: unknown): string => {
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
      return name;
    },
    read: (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8')),
    /** Runs a command on files of the folder, which its output names relative to it. */
    run: async (command: Command, ...args: readonly string[]) => {
      const { status, text } = await command(
        args.map((arg, at) => (isPath(arg, args[at - 1]) ? join(folder, arg) : arg)),
      );
      return { status, text: `${text.replaceAll(`${folder}/`, '')}\n` };
    },
  };
}
