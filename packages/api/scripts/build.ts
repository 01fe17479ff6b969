import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the packed scripts and types into `dist`. */
const home = join(import.meta.dirname, '..');
const run = promisify(execFile);

async function buildTypes() {
  await run(join(home, '../../node_modules/.bin/tsc'), ['--project', 'tsconfig.package.json'], { cwd: home });
  for await (const file of glob('dist/types/**/*.d.ts', { cwd: home })) {
    const path = join(home, file);
    const text = await readFile(path, 'utf8');
    // The compiler keeps the `.ts` extensions of the sources, which the package does not contain.
    await writeFile(path, text.replaceAll(/(?<=(?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '.js'));
  }
}

rmSync(join(home, 'dist'), { recursive: true, force: true });
await Promise.all([run(join(home, 'node_modules/.bin/tsup'), [], { cwd: home }), buildTypes()]);
