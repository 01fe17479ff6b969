import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { component } from './generators/component.ts';
import { decision } from './generators/decision.ts';
import { endpoint } from './generators/endpoint.ts';
import { withLine, type Generated } from './generators/generated.ts';
import { screen } from './generators/screen.ts';
import { root } from './root.ts';

const usage = `pnpm new component <name> [--logic]
pnpm new endpoint <area>/<name> <number> <method> <path> <needs>
pnpm new screen <area>/<name>
pnpm new decision "<title>"`;

function generated([kind, ...words]: readonly string[]): Generated | undefined {
  const [first, number = '', method = '', path = '', needs = ''] = words;
  if (!first) return undefined;
  switch (kind) {
    case 'component':
      return component(first, { logic: words.includes('--logic') });
    case 'endpoint':
      return endpoint(first, number, method, path, needs);
    case 'screen':
      return screen(first);
    case 'decision':
      return decision(first, readdirSync(join(root, 'docs/decisions')));
    default:
      return undefined;
  }
}

/** Writes all of it or, where a file is there already, nothing. */
function write({ files, additions, next }: Generated): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length) throw new Error(`There is already ${taken.join(', ')}.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`new      ${path}`);
  }
  for (const addition of additions) {
    const path = join(root, addition.file);
    writeFileSync(path, withLine(readFileSync(path, 'utf8'), addition));
    console.log(`changed  ${addition.file}`);
  }
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
