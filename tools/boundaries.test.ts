import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

interface Side {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}
const { default: config } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
  default: { forbidden: { name: string; from: Side; to: Side }[] };
};
const files = globSync('{packages,apps}/*/{src,cli,proof}/**/*.{ts,tsx,css}', { cwd: root });

/** The file patterns of each rule; `$1` is a folder that the other side of the rule has matched. */
const patterns = config.forbidden.flatMap(({ name, from, to }) =>
  [from.path, from.pathNot, to.path, to.pathNot]
    .flat()
    .filter((pattern) => pattern !== undefined && !/node_modules|virtual:/.test(pattern))
    .map((pattern = '') => [name, pattern.replaceAll('$1', '[^/]+')] as const),
);

test.each(patterns)('the rule %s names files that exist: %s', (_, pattern) => {
  expect(files.some((file) => new RegExp(pattern).test(file))).toBe(true);
});
