import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Read from its URL, as that is what stays true where tsup bundles its configuration.
const source = fileURLToPath(new URL('../src', import.meta.url));
const find = (pattern: string) =>
  globSync(pattern, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** A way into the package: `@portal/ui/<name>` gives what `file` of the source exports. */
export interface Entry {
  readonly name: string;
  /** Relative to the source folder. */
  readonly file: string;
}

/** One a component: whoever adds a folder has added an entry. */
export const componentEntries: readonly Entry[] = find('components/*/index.ts').map((file) => ({
  name: dirname(file).slice('components/'.length),
  file,
}));

/** What has hooks or elements beside the components; it runs on the client as they do. */
export const clientEntries: readonly Entry[] = find('{behaviours,charts,forms,safe,texts}/index.ts').map(
  (file) => ({
    name: dirname(file),
    file,
  }),
);

/** What a server, a command or a configuration reads: functions and data, no React. */
export const plainEntries: readonly Entry[] = [
  ...find('forms/schema.ts').map((file) => ({ name: 'forms/schema', file })),
  ...find('safe/csv.model.ts').map((file) => ({ name: 'safe/csv', file })),
  ...find('safe/file-name.model.ts').map((file) => ({ name: 'safe/file-name', file })),
  ...find('texts/de.ts').map((file) => ({ name: 'texts/de', file })),
  { name: 'theme', file: 'theme/index.ts' },
  ...find('theme/derive.ts').map((file) => ({ name: 'theme/derive', file })),
  { name: 'tailwind', file: 'theme/tailwind.ts' },
];

export const entries: readonly Entry[] = [...componentEntries, ...clientEntries, ...plainEntries];

/** The entry's script in the built package, without its extension: the exports of the manifest point at it. */
export const builtAs = ({ name, file }: Entry): string =>
  file.startsWith('components/') ? `components/${name}` : name;
