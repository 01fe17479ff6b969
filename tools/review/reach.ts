import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** A module of `preview-stats.json`, which `storybook build --stats-json` writes, with the modules that import it. */
export interface StatsModule {
  readonly name: string;
  readonly reasons?: readonly { readonly moduleName: string }[];
}

/** Files that no picture shows. */
const neverShown = [
  '**/*.md',
  '**/*.{test,test-d,spec,visual,browser}.{ts,tsx}',
  '**/states.txt',
  '{docs,e2e,tools,review,packaging,.changeset,.ci}/**',
  'apps/{server,bench}/**',
  'packages/ui/{cli,proof,scripts}/**',
  'packages/api/scripts/**',
];

/** Files whose changes no graph of modules tells: what the server draws, and everything that configures a build. */
const pagesOfTheServer = 'apps/server/src/people/pages/**';

/**
 * The story files that a change can reach, or `everything`.
 *
 * @param changed paths relative to the root of the repository
 */
export function reachedBy(
  changed: readonly string[],
  modules: readonly StatsModule[],
): ReadonlySet<string> | 'everything' {
  const importers = new Map(
    modules.map(({ name, reasons = [] }) => [
      pathOf(name),
      reasons.map(({ moduleName }) => pathOf(moduleName)),
    ]),
  );
  const queue = changed.filter((file) => importers.has(file));
  const unknown = changed.filter((file) => !importers.has(file));
  if (unknown.some((file) => isEverywhere(file))) return 'everything';
  const reached = new Set(queue);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      queue.push(importer);
    }
  }
  if (reached.has('.storybook/preview.tsx')) return 'everything';
  return new Set([...reached].filter((file) => file.endsWith('.stories.tsx')));
}

const isEverywhere = (file: string) =>
  matchesGlob(file, pagesOfTheServer) || !neverShown.some((pattern) => matchesGlob(file, pattern));

const pathOf = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/** Reads the modules of a built workbench. */
export function readModules(workbench: string): readonly StatsModule[] {
  const file = join(workbench, 'preview-stats.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { modules: StatsModule[] }).modules;
}
