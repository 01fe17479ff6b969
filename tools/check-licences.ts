import { pnpm } from './pnpm.ts';
import { root } from './root.ts';
import { shipped } from './server-package.ts';

/** Licences of what is shipped, as packages write them: attribution is enough, and files under MPL stay as they are. */
const allowed = [
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT and ISC',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];
const list = await pnpm(root, 'licenses', 'list', '--json', '--prod', ...shipped);
const found = Object.entries(JSON.parse(list) as Record<string, { name: string }[]>);
const refused = found.filter(([licence]) => !allowed.includes(licence));
for (const [licence, packages] of refused)
  console.error(
    `${licence}: ${packages.map(({ name }) => name).join(', ')}. tools/check-licences.ts does not allow it.`,
  );
process.exitCode = found.length > 0 && refused.length === 0 ? 0 : 1;
