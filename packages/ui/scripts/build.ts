import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildTypes, runIn } from '../../../tools/package-build.ts';

/** Builds the content of the package into `dist`: scripts, types, style sheets and fonts. */
const home = join(import.meta.dirname, '..');
const dist = join(home, 'dist');
const own = (name: string) => join(home, 'node_modules/.bin', name);

async function buildSheet(from: string, to: string) {
  await runIn(home, own('tailwindcss'), ['--input', from, '--output', join('dist', to), '--minify']);
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
  runIn(home, own('tsup')),
  buildTypes(home),
  buildSheet('src/package.css', 'styles.css'),
  buildSheet('src/theme.css', 'theme.css'),
]);
