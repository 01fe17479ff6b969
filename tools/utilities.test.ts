import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { readUtilities } from './utilities.ts';

const utilities = await readUtilities(join(root, 'packages/ui/src/styles.css'));

test('a utility that the theme does not have is found, wherever a list of them stands', () => {
  const found = (source: string) => utilities.unknownIn(source);
  expect(found('cva("block w-full bg-white")')).toEqual(['bg-white']);
  expect(found('className={`grid ${wide} gap-2 hover:bg-hover`}')).toEqual(['hover:bg-hover']);
  expect(found('<p className="text-sm font-regular text-text-muted" />')).toEqual([]);
  expect(found("label('A sign-in by the one-time link')")).toEqual([]);
});

test('every utility of the blocks and of the portal is one: another name would draw nothing, and say nothing', () => {
  const found = ['packages/ui/src', 'apps/portal/src', '.storybook']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .flatMap((path) =>
      utilities.unknownIn(readFileSync(join(root, path), 'utf8')).map((name) => `${path} ${name}`),
    );
  expect(found).toEqual([]);
});
