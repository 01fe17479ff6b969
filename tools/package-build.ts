import { execFile } from 'node:child_process';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { bin } from './root.ts';

/** Runs a command in a package. Throws what the command printed if it fails. */
export async function runIn(folder: string, command: string, args: readonly string[] = []) {
  try {
    await promisify(execFile)(command, args, { cwd: folder });
  } catch (failure) {
    // The message holds what was printed to stderr.
    const { message, stdout } = failure as Error & { stdout?: string };
    throw new Error(`${basename(command)} failed.\n${stdout ?? ''}${message}`, { cause: failure });
  }
}

/** Writes the types of a package to `dist/types`, by its `tsconfig.package.json`. */
export async function buildTypes(folder: string) {
  await runIn(folder, bin('tsc'), ['--project', 'tsconfig.package.json']);
  for await (const file of glob('dist/types/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    // The compiler keeps the extensions of the sources, which are not in the package.
    await writeFile(path, text.replaceAll(/(?<=(?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '.js'));
  }
}
