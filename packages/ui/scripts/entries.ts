import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Resolved by URL, which also works after tsup has bundled its configuration.
const source = fileURLToPath(new URL('../src', import.meta.url));
const find = (pattern: string) =>
  globSync(pattern, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** An entry point of the package: `@portal/ui/<name>` exports what `file` of the source exports. */
export interface Entry {
  readonly name: string;
  /** Relative to the source folder. */
  readonly file: string;
}

/** One entry for each component folder. */
export const componentEntries: readonly Entry[] = find('components/*/index.ts').map((file) => ({
  name: dirname(file).slice('components/'.length),
  file,
}));

/** Other entries with hooks or elements; they run on the client too. */
export const clientEntries: readonly Entry[] = find(
  '{behaviours,charts,forms,safe,texts,theme-editor}/index.ts',
).map((file) => ({
  name: dirname(file),
  file,
}));

/** Entries without React for servers, commands and configurations. */
export const plainEntries: readonly Entry[] = [
  ...find('safe/{csv,email-address,file-name,search-key,text}.model.ts').map((file) => ({
    name: file.slice(0, -'.model.ts'.length),
    file,
  })),
  ...['forms/schema', 'texts/de', 'theme/derive'].map((name) => ({ name, file: `${name}.ts` })),
  ...['theme', 'theme/check', 'theme/files', 'theme/images', 'theme/rasteriser'].map((name) => ({
    name,
    file: `${name}/index.ts`,
  })),
  { name: 'tailwind', file: 'theme/tailwind.ts' },
];

export const entries: readonly Entry[] = [...componentEntries, ...clientEntries, ...plainEntries];

/** Path of the script in the built package, without extension; the exports of the manifest point to it. */
export const builtAs = ({ name, file }: Entry): string =>
  file.startsWith('components/') ? `components/${name}` : name;
