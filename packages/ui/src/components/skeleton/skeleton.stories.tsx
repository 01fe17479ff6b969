import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { width: 160 } });

export const Default = meta.story();
Default.test('says nothing to a screen reader', async ({ canvasElement }) => {
  const shape = canvasElement.querySelector('[aria-hidden]');
  await expect(shape?.getBoundingClientRect().width).toBe(160);
  await expect(canvasElement).toHaveTextContent('');
});

export const Shapes = meta.story({
  render: () => (
    <div className="flex items-center gap-3">
      <Skeleton shape="box" />
      <Skeleton shape="dot" />
      <Skeleton shape="pill" />
      <Skeleton width="12rem" />
    </div>
  ),
});
Shapes.test('keep the places of box, dot, pill and bar', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[aria-hidden]')).toHaveLength(4);
});
