import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { progressBarDocs } from './progress-bar.docs.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Blocks/Progress bar',
  component: ProgressBar,
  args: { label: 'Uploading', value: 48 },
  parameters: { block: progressBarDocs },
});

export const Default = meta.story();
Default.test('tells how far it is', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '48');
});

export const WithoutEnd = meta.story({ args: { label: 'Working', value: undefined } });
WithoutEnd.test('tells no figure while none is known', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Working' })).not.toHaveAttribute('aria-valuenow');
});

export const Failed = meta.story({ args: { tone: 'danger', value: 100 } });
Failed.test('keeps its name', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
});

export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-[320px] gap-3">
      <ProgressBar label="Begun" value={0} />
      <ProgressBar label="Half" value={48} />
      <ProgressBar label="Done" value={100} tone="success" />
      <ProgressBar label="Failed" value={70} tone="danger" />
    </div>
  ),
});
Variants.test('are as long as they are far', async ({ canvas }) => {
  const shares = canvas.getAllByRole('progressbar').map((bar) => {
    const filled = bar.firstElementChild?.getBoundingClientRect().width ?? NaN;
    return Math.round((filled / bar.getBoundingClientRect().width) * 100);
  });
  await expect(shares).toEqual([0, 48, 100, 70]);
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('fills from the right (TEXTS-031)', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar');
  await expect(bar.firstElementChild?.getBoundingClientRect().right).toBe(bar.getBoundingClientRect().right);
});

export const HostileContent = meta.story({
  render: () => (
    <>
      <ProgressBar label={hostile.long} value={NaN} tone={untyped('gold')} />
      <ProgressBar label="Too much" value={1_000_000} />
      <ProgressBar label="Null" value={null} />
    </>
  ),
  decorators: [inNarrowContainer],
});
HostileContent.test('never tells a figure that it was not given', async ({ canvas, canvasElement }) => {
  const told = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  await expect(told).toEqual([null, '100', null]);
  await expectNoOverflow(canvasElement);
});
