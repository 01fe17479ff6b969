import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { transform as minifyStyle } from 'lightningcss';
import { build, minifySync, type Plugin } from 'vite';
import { needsNode, wantedNode } from './node-version.ts';
import { root } from './root.ts';

const source = join(root, 'apps/server/src');
const built = join(root, 'apps/server/dist');
const theme = join(root, 'packages/ui/src/theme');

/** Programs that are started by themselves: the server, its commands and worker threads. */
const entries = ['main.ts', 'cli/*.ts', '{modules,platform}/**/*.worker.ts'];
/** Text files next to the code that reads them. */
const files = ['**/*.{css,txt,svg,png,pdf,sql}', '**/*.client.js'];

/**
 * Builds the server as plain modules in the layout of the sources, so that it finds the files it reads. Packages of
 * the workspace are bundled, others stay external.
 */
export async function buildServer(): Promise<void> {
  rmSync(built, { recursive: true, force: true });
  await build({
    root: join(root, 'apps/server'),
    configFile: false,
    logLevel: 'warn',
    plugins: [addresses()],
    ssr: { external: true, noExternal: [/^@portal\//] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: built,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: inputs(),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: ({ name }) => (isProgram(name) ? programName(name) : '[name].js'),
        },
      },
    },
  });
  for (const name of programs()) writeFileSync(join(built, `${name}.js`), startedBy(programName(name)));
  copyFiles();
  refuseSources();
}

/** A source that is addressed in a new way must be added above; it would fail only in a build. */
function refuseSources(): void {
  for (const file of globSync('**/*.js', { cwd: built, exclude: ['node_modules/**'] })) {
    const [found] = /new URL\(["'`][^"'`]*\.ts\b[^)]*\)|import\.meta\.resolve\([^)]*\)/.exec(
      readFileSync(join(built, file), 'utf8'),
    ) ?? [''];
    if (found !== '') throw new Error(`${file} names a source where none will be: ${found}`);
  }
}

/** Programs that people start: the server and its commands. */
const programs = (): readonly string[] =>
  globSync(['main.ts', 'cli/*.ts'], { cwd: source, exclude: ['**/*.test.ts'] })
    .filter((file) => /^(?:try \{|await \w+\()/m.test(readFileSync(join(source, file), 'utf8')))
    .map((file) => file.replace(/\.ts$/, ''));
const isProgram = (name: string): boolean => programs().includes(name);
const programName = (name: string): string => `${name}.program.js`;

/** An older Node cannot read the program. A small file that it can read reports this. */
const startedBy = (
  program: string,
): string => `if (Number(process.versions.node.split('.')[0]) < ${wantedNode}) {
  console.error(${JSON.stringify(needsNode('FOUND'))}.replace('FOUND', process.versions.node));
  process.exit(1);
}
await import('./${basename(program)}');
`;

function inputs(): Record<string, string> {
  const found = globSync(entries, { cwd: source, exclude: ['**/*.test.ts'] });
  return Object.fromEntries(found.map((file) => [file.replace(/\.ts$/, ''), join(source, file)]));
}

/** Paths that are computed at run time name the sources. */
const addresses = (): Plugin => ({
  name: 'addresses-of-the-built',
  // Before other plugins change the paths.
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(source)) return undefined;
    const folder = relative(dirname(id), source).split(sep).join('/') || '.';
    const changed = code
      .replace(/(new URL\('[\w.-]+\.worker)\.ts'/g, "$1.js'")
      .replaceAll(
        "import.meta.resolve('@portal/ui/theme')",
        `new URL('${folder}/packages/ui/src/theme/', import.meta.url)`,
      );
    return changed === code ? undefined : { code: changed, map: null };
  },
});

function copyFiles(): void {
  for (const file of globSync(files, { cwd: source, exclude: ['**/testing/**'] }))
    copyMinified(join(source, file), join(built, file));
  for (const file of globSync('{,generated/}*.css', { cwd: theme })) copyStyle(file);
}

/** Styles and scripts of the server's own pages. */
function copyMinified(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (from.endsWith('.css')) {
    const { code } = minifyStyle({ filename: from, code: readFileSync(from), minify: true });
    writeFileSync(to, code);
  } else if (from.endsWith('.js')) {
    writeFileSync(to, minifySync(from, readFileSync(from, 'utf8'), { module: true }).code);
  } else cpSync(from, to);
}

/** A style sheet with the fonts that it references by relative paths. */
function copyStyle(file: string): void {
  const text = readFileSync(join(theme, file), 'utf8');
  const to = join(built, 'packages/ui/src/theme');
  copyMinified(join(theme, file), join(to, file));
  for (const [, path = ''] of text.matchAll(/url\('([^']+\.woff2)'\)/g))
    cpSync(join(theme, path), join(to, path));
}
