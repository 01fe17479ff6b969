import { expect } from 'storybook/test';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import type { BlockDocs } from '../../packages/ui/src/docs/block.docs.ts';
import preview from '../preview.tsx';
import { Guidance } from './guidance.tsx';

const files = import.meta.glob<Record<string, BlockDocs>>('../../packages/ui/src/**/*.docs.tsx', {
  eager: true,
});
const blocks = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports).map((docs) => ({ name: file.replace(/^.*\/|\.docs\.tsx$/g, ''), docs })),
);

const meta = preview.meta({
  title: 'Workbench/Do and don’t of every block',
  tags: ['!dev', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Examples of one page have the same landmarks, which only their removed `inert` makes visible to axe.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: () => (
    <div className="mx-auto grid max-w-[912px] gap-8 bg-surface p-4 font-sans text-sm text-text">
      {blocks.map(({ name, docs }) => (
        <article key={name} aria-label={name}>
          <Guidance pairs={docs.guidance} />
        </article>
      ))}
    </div>
  ),
});

const examplesIn = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-guidance]')];
/** The examples that are cut off or empty. */
const brokenIn = (root: Element) =>
  examplesIn(root)
    .filter((example) => example.scrollWidth > example.clientWidth || example.childElementCount === 0)
    .map((example) => example.closest('figure')?.ariaLabel);

export const EveryBlock = meta.story({ tags: ['release'] });
EveryBlock.test(
  'has drawn pairs for every block, takes no focus, and good uses pass axe (DESK-025, DESK-028)',
  async ({ canvas, canvasElement }) => {
    const pages = canvas.getAllByRole('article');
    await expect(pages).toHaveLength(blocks.length);
    await expect(pages.filter((page) => examplesIn(page).length < 2)).toEqual([]);
    await expect(brokenIn(canvasElement)).toEqual([]);
    for (const control of canvasElement.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex]'))
      control.focus();
    await expect(document.body).toHaveFocus();
    // Axe skips what is inert.
    for (const example of examplesIn(canvasElement))
      if (example.dataset['guidance'] === 'do') example.removeAttribute('inert');
  },
);

export const Narrow = meta.story({
  tags: ['release'],
  ...phone,
  parameters: { ...phone.parameters, a11y: { test: 'off' } },
});
Narrow.test('fits every example on a phone (DESK-026)', async ({ canvasElement }) => {
  await expect(brokenIn(canvasElement)).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
