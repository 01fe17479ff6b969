import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { root } from './root.ts';

const built = 'apps/portal/dist';
const manifest = JSON.parse(readFileSync(join(root, built, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The scripts of a page in the last build: its entries with all their static imports, each once. */
export function scriptsOf(entries: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no ${key}.`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...files].filter((file) => file.endsWith('.js')).map((file) => join(built, file));
}
