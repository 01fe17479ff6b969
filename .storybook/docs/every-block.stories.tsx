import { expect } from 'storybook/test';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import type { BlockDocs } from '../../packages/ui/src/docs/block-docs.ts';
import preview from '../preview.tsx';
import { Guidance } from './guidance.tsx';

const files = import.meta.glob<Record<string, BlockDocs>>('../../packages/ui/src/**/*.docs.tsx', {
  eager: true,
});
const blocks = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports).map((docs) => ({ name: file.replace(/^.*\/|\.docs\.tsx$/g, ''), docs })),
);

const meta = preview.meta({
  title: 'Workbench/Do and don’t/Every block',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
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
/** The blocks whose examples are cut off or empty. */
const brokenIn = (root: Element) =>
  examplesIn(root)
    .filter(({ scrollWidth, clientWidth, textContent }) => scrollWidth > clientWidth || textContent === '')
    .map((example) => example.closest('figure')?.ariaLabel);

export const EveryBlock = meta.story();
EveryBlock.test(
  'has drawn pairs on the page of every block (DESK-025)',
  async ({ canvas, canvasElement }) => {
    const pages = canvas.getAllByRole('article');
    await expect(pages).toHaveLength(blocks.length);
    await expect(
      pages.filter((page) => page.querySelectorAll('figure[aria-label^="Do"]').length < 2),
    ).toEqual([]);
    await expect(brokenIn(canvasElement)).toEqual([]);
  },
);
EveryBlock.test('has good uses that axe accepts (DESK-028)', async ({ canvasElement }) => {
  // Axe skips what is inert.
  for (const example of examplesIn(canvasElement))
    if (example.dataset['guidance'] === 'do') example.removeAttribute('inert');
  await expect(canvasElement.querySelectorAll('[data-guidance="do"][inert]')).toHaveLength(0);
});
EveryBlock.test('keeps the focus out of every example (DESK-028)', async ({ canvasElement }) => {
  for (const example of examplesIn(canvasElement))
    for (const control of example.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, [tabindex]',
    ))
      control.focus();
  await expect(document.body).toHaveFocus();
});

export const Narrow = meta.story(phone);
Narrow.test('fits every example on a phone (DESK-026)', async ({ canvasElement }) => {
  await expect(brokenIn(canvasElement)).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
