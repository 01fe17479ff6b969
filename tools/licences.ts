import { pnpm } from './pnpm.ts';
import { root } from './root.ts';

/** What is shipped, whether to a browser or to a server. */
export const shipped = ['@portal/api', '@portal/portal', '@portal/server', '@portal/ui'];

/** Licences that ask for no more than to be named, of programs and of fonts. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the package has it. */
  readonly licence: string;
}

/** Whether an SPDX expression lets us choose licences that are allowed, and no other is wanted beside them. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((licence) => allowed.has(licence.trim())));

const filters = shipped.flatMap((name) => ['--filter', name]);

/** A CycloneDX bill of what is shipped, as JSON. */
export const billOfMaterials = (): Promise<string> =>
  pnpm(root, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', ...filters);

/** The packages of others that are shipped, by name and version. */
export async function shippedPackages(): Promise<readonly Licensed[]> {
  const text = await pnpm(root, 'licenses', 'list', '--json', '--prod', ...filters);
  const byLicence = JSON.parse(text) as Record<string, { name: string; versions: string[] }[]>;
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) =>
      packages.flatMap(({ name, versions }) => versions.map((version) => ({ name, version, licence }))),
    )
    .toSorted((one, two) => `${one.name}@${one.version}`.localeCompare(`${two.name}@${two.version}`, 'en'));
}
