import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** One entry of the build's manifest. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

const limit = 150_000;
const goal = 140_000;
const firstRoute = ['index.html', 'src/screens/applications/list/list.route.tsx'];

/** The scripts that a page needs: its entries with everything they import statically, each once. */
export function scriptsOf(manifest: Manifest, entries: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no ${key}.`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...files].filter((file) => file.endsWith('.js'));
}

function main() {
  const dist = join(import.meta.dirname, '../apps/portal/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = scriptsOf(manifest, firstRoute).map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(join(dist, file))).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const { file, bytes } of sizes) console.log(`${kilobytes(bytes).padStart(10)}  ${file}`);
  console.log(
    `${kilobytes(total).padStart(10)}  first route, brotli 11 (goal ${kilobytes(goal)}, limit ${kilobytes(limit)})`,
  );
  if (total > limit) process.exitCode = 1;
}

if (import.meta.main) main();
