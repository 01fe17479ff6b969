import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { migrations } from '../apps/server/src/platform/db/migrations/index.ts';
import { withLine, type Generated } from './generators/generated.ts';
import { area, component, decision, endpoint } from './generators/generators.ts';
import { bin, root } from './root.ts';

const usage = `pnpm new component <name> [--logic]
pnpm new endpoint <area>/<name> <number> <method> <path> <needs>
pnpm new area <name> [<needs>] [--table <existing table>]
pnpm new decision "<title>"`;

function generated([kind, ...words]: readonly string[]): Generated | undefined {
  const [first, number = '', method = '', path = '', needs = ''] = words;
  if (!first) return undefined;
  switch (kind) {
    case 'component':
      return component(first, { logic: words.includes('--logic') });
    case 'endpoint':
      return endpoint(first, number, method, path, needs);
    case 'area':
      return area(first, {
        needs: number.startsWith('--') ? undefined : number || undefined,
        table: words[words.indexOf('--table') + 1 || words.length],
        lastEndpoint: lastEndpoint(),
        migrations: migrations.map(({ name }) => name),
      });
    case 'decision':
      return decision(first, readdirSync(join(root, 'docs/decisions')));
    default:
      return undefined;
  }
}

function lastEndpoint(): number {
  const contract = globSync('packages/api/src/contract/**/*.ts', { cwd: root });
  const numbers = contract.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}id: 'C(\d+)/gm),
  ]);
  return Math.max(...numbers.map(([, number]) => Number(number)));
}

/** Writes all files, or none if one of them exists. */
function write({ files, additions, program, next }: Generated): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length) throw new Error(`There is already ${taken.join(', ')}.`);
  const changed = new Map<string, string>();
  for (const addition of additions) {
    const { file } = addition;
    changed.set(file, withLine(changed.get(file) ?? readFileSync(join(root, file), 'utf8'), addition));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`new      ${path}`);
  }
  for (const [file, text] of changed) {
    writeFileSync(join(root, file), text);
    console.log(`changed  ${file}`);
  }
  execFileSync(
    bin('oxfmt'),
    [...Object.keys(files), ...changed.keys()].filter((file) => /\.tsx?$/.test(file)),
    { cwd: root, stdio: 'ignore' },
  );
  if (program)
    execFileSync(process.execPath, [program.file], { cwd: join(root, program.folder), stdio: 'ignore' });
  console.log(['', 'Next:', ...next.map((step) => `- ${step}`)].join('\n'));
}

try {
  const made = generated(process.argv.slice(2));
  if (made) write(made);
  else console.error(usage);
  process.exitCode = made ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
