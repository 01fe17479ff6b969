import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { root } from './root.ts';

const built = 'apps/portal/dist';
const manifest = JSON.parse(readFileSync(join(root, built, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The scripts of files in the last build, by their names without hash, with all their static imports, each once. */
export function scriptsOf(...names: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const add = (entry: ManifestChunk | undefined) => {
    if (!entry) throw new Error(`The build lacks one of ${names.join(', ')}.`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach((key) => add(manifest[key]));
  };
  for (const wanted of names) add(Object.values(manifest).find(({ name }) => name === wanted));
  return [...files].filter((file) => file.endsWith('.js')).map((file) => join(built, file));
}
