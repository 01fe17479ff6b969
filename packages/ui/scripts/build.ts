import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile, glob, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Builds what is packed into `dist`: scripts, types, style sheets and fonts. */
const home = join(import.meta.dirname, '..');
const dist = join(home, 'dist');
const own = (name: string) => join(home, 'node_modules/.bin', name);
const shared = (name: string) => join(home, '../../node_modules/.bin', name);

async function run(command: string, args: readonly string[]) {
  try {
    await promisify(execFile)(command, args, { cwd: home });
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    throw new Error(`${basename(command)} failed.\n${stdout}${stderr}`);
  }
}

async function buildTypes() {
  await run(shared('tsc'), ['--project', 'tsconfig.package.json']);
  for await (const file of glob('types/**/*.d.ts', { cwd: dist })) {
    const path = join(dist, file);
    const text = await readFile(path, 'utf8');
    // The compiler keeps the extensions of the sources, which are not in the package.
    await writeFile(path, text.replaceAll(/(?<=(?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '.js'));
  }
}

async function buildSheet(from: string, to: string) {
  await run(own('tailwindcss'), ['--input', from, '--output', join('dist', to), '--minify']);
  const sheet = await readFile(join(dist, to), 'utf8');
  const fonts = [...sheet.matchAll(/url\([./]*(node_modules\/[^)]+\.woff2)\)/g)].flatMap(
    ([, font]) => font ?? [],
  );
  for (const font of fonts) {
    await copyFile(join(home, font), join(dist, 'fonts', basename(font)));
    await copyFile(join(home, dirname(font), '../LICENSE'), join(dist, 'fonts/LICENSE'));
  }
  await writeFile(join(dist, to), sheet.replaceAll(/url\([^)]+\/([^/)]+\.woff2)\)/g, 'url(./fonts/$1)'));
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'fonts'), { recursive: true });
for (const file of globSync('theme/generated/*.json', { cwd: join(home, 'src') })) {
  cpSync(join(home, 'src', file), join(dist, 'theme', basename(file)));
}
await Promise.all([
  run(own('tsup'), []),
  buildTypes(),
  buildSheet('src/package.css', 'styles.css'),
  buildSheet('src/theme.css', 'theme.css'),
]);
