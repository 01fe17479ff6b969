import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { skeletonDocs } from '../../../docs/components/skeleton.docs.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Blocks/Skeleton',
  component: Skeleton,
  args: { width: 160 },
  parameters: { block: skeletonDocs },
});

/** A line of text that is loading. */
export const Default = meta.story();
Default.test('is hidden from screen readers', async ({ canvasElement }) => {
  const shape = canvasElement.querySelector('[aria-hidden]');
  await expect(shape?.getBoundingClientRect().width).toBe(160);
  await expect(canvasElement).toHaveTextContent('');
});

/** Placeholders of a checkbox, a ring, a badge and a text. */
export const Shapes = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-3">
      <Skeleton shape="box" />
      <Skeleton shape="dot" />
      <Skeleton shape="pill" />
      <Skeleton width="12rem" />
    </div>
  ),
});
Shapes.test('are drawn for box, dot, pill and bar', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[aria-hidden]')).toHaveLength(4);
});

/** Very large, invalid and zero widths, and an unknown shape. */
export const HostileContent = meta.story({
  render: () => (
    <>
      <Skeleton width={1_000_000} />
      <Skeleton width={NaN} shape="pill" />
      <Skeleton shape={untyped('star')} width={0} />
    </>
  ),
  decorators: [inNarrowContainer],
});
HostileContent.test('is never wider than its container', async ({ canvasElement }) => {
  await expectNoOverflow(canvasElement);
  await expect(canvasElement).toHaveTextContent('');
});
