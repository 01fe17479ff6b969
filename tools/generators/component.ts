import type { Generated } from './generated.ts';
import { namesOf } from './names.ts';

/** A component of the library; with `logic` also its model, the model's test and its hook. */
export function component(name: string, { logic = false }: { logic?: boolean } = {}): Generated {
  const { kebab, camel, pascal, words } = namesOf(name);
  const folder = `packages/ui/src/components/${kebab}`;
  const files: Record<string, string> = {
    [`${folder}/${kebab}.styles.ts`]: `import { cva } from 'class-variance-authority';

export const ${camel}Look = cva('text-base text-text');
`,
    [`${folder}/${kebab}.tsx`]: `import type { ComponentProps } from 'react';
import { ${camel}Look } from './${kebab}.styles.ts';

export type ${pascal}Props = ComponentProps<'div'>;

export function ${pascal}({ className, ...rest }: ${pascal}Props) {
  return <div {...rest} className={${camel}Look({ className })} />;
}
`,
    [`${folder}/${kebab}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ${pascal} } from './${kebab}.tsx';

const meta = preview.meta({
  title: 'Blocks/${words}',
  component: ${pascal},
  args: { children: '${words}' },
});

/** The block with its default props. */
export const Default = meta.story();
Default.test('shows its content', async ({ canvas }) => {
  await expect(canvas.getByText('${words}')).toBeVisible();
});
`,
    [`${folder}/index.ts`]: `export { ${pascal}, type ${pascal}Props } from './${kebab}.tsx';
`,
  };
  if (logic)
    Object.assign(files, {
      [`${folder}/${kebab}.model.ts`]: `/** The next value of a count that stays within its limit. */
export const next${pascal} = (value: number, limit: number): number => Math.min(value + 1, limit);
`,
      [`${folder}/${kebab}.model.test.ts`]: `import { expect, test } from 'vitest';
import { next${pascal} } from './${kebab}.model.ts';

test.each([
  [0, 2, 1],
  [1, 2, 2],
  [2, 2, 2],
])('after %i of %i comes %i', (value, limit, expected) => {
  expect(next${pascal}(value, limit)).toBe(expected);
});
`,
      [`${folder}/use-${kebab}.ts`]: `import { useState } from 'react';
import { next${pascal} } from './${kebab}.model.ts';

export function use${pascal}(limit: number) {
  const [value, setValue] = useState(0);
  return { value, advance: () => setValue((current) => next${pascal}(current, limit)) };
}
`,
    });
  return {
    files,
    additions: [],
    next: [
      'Say in doc comments what each prop means, its unit and its default.',
      'Add a story for each state, and to each a test of what a person notices.',
    ],
  };
}
