import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { entries, type Entry } from '../packages/ui/scripts/entries.ts';
import { root } from './root.ts';

/** Brotli bytes that an entry point of the library may weigh, by its name. */
export type Budgets = Readonly<Record<string, number>>;

const home = join(root, 'packages/ui');
const table = join(home, 'entry-budgets.json');
const withPage = /^react(-dom)?($|\/)/;

/** What is wrong with what the entries weigh: too much, or no word about how much would be. */
export function overBudget(weights: Budgets, budgets: Budgets): readonly string[] {
  const names = [...new Set([...Object.keys(weights), ...Object.keys(budgets)])].toSorted();
  return names.flatMap((name) => {
    const weight = weights[name];
    const budget = budgets[name];
    if (weight === undefined) return [`${name} has a budget and is no entry`];
    if (budget === undefined) return [`${name} weighs ${weight} B and has no budget`];
    return weight > budget ? [`${name} weighs ${weight} B, ${weight - budget} B more than its budget`] : [];
  });
}

/**
 * The scripts of an entry with all that it needs at once, React apart. What is fetched later does not count, which is why
 * size-limit does not weigh them: its bundlers make one file, in which it would.
 */
async function weigh({ file }: Entry): Promise<number> {
  const built = (await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(home, 'src', file),
        external: withPage,
        preserveEntrySignatures: 'strict',
        // The icons are two thousand files behind one.
        experimental: { lazyBarrel: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    built.output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const atOnce = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  for (const file of atOnce) for (const imported of chunks.get(file)?.imports ?? []) atOnce.add(imported);
  return [...atOnce].reduce((sum, file) => {
    const chunk = chunks.get(file);
    return chunk ? sum + brotliCompressSync(chunk.code).length : sum;
  }, 0);
}

/** A tenth and 100 B of room: a fix passes, a library does not. */
const roomFor = (weight: number) => Math.ceil((weight * 1.1 + 100) / 50) * 50;

export async function weighEntries(): Promise<Budgets> {
  const weights: Record<string, number> = {};
  for (const entry of entries) weights[entry.name] = await weigh(entry);
  return weights;
}

export const readBudgets = (): Budgets => JSON.parse(readFileSync(table, 'utf8')) as Budgets;

if (import.meta.main) {
  const weights = await weighEntries();
  const sorted = Object.entries(weights).toSorted(([one], [other]) => one.localeCompare(other));
  if (process.argv.includes('--write')) {
    const budgets = Object.fromEntries(sorted.map(([name, weight]) => [name, roomFor(weight)]));
    writeFileSync(table, `${JSON.stringify(budgets, undefined, 2)}\n`);
  }
  for (const [name, weight] of sorted) console.log(`${String(weight).padStart(7)} B  ${name}`);
  const problems = overBudget(weights, readBudgets());
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
