import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { progressBarDocs } from '../../../docs/components/progress-bar.docs.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Blocks/Progress bar',
  component: ProgressBar,
  args: { label: 'Uploading', value: 48 },
  parameters: { block: progressBarDocs },
});

/** A task at 48 per cent. */
export const Default = meta.story();
Default.test('reports its progress', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '48');
});

/** A running task whose progress is unknown. */
export const Indeterminate = meta.story({ args: { label: 'Working', value: undefined } });
Indeterminate.test('reports no figure while the progress is unknown', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Working' })).not.toHaveAttribute('aria-valuenow');
});

/** A failed task. */
export const Failed = meta.story({ args: { tone: 'danger', value: 100 } });
Failed.test('reports the progress of a failed task', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
});

/** Nothing done, half done, succeeded and failed. */
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
Variants.test('are filled by their share', async ({ canvas }) => {
  const shares = canvas.getAllByRole('progressbar').map((bar) => {
    const filled = bar.firstElementChild?.getBoundingClientRect().width ?? NaN;
    return Math.round((filled / bar.getBoundingClientRect().width) * 100);
  });
  await expect(shares).toEqual([0, 48, 100, 70]);
});

/** The bar in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('fills from the right (TEXTS-031)', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar');
  await expect(bar.firstElementChild?.getBoundingClientRect().right).toBe(bar.getBoundingClientRect().right);
});

/** A very long name and values out of range. */
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
HostileContent.test('reports no figure for an invalid value', async ({ canvas, canvasElement }) => {
  const told = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  await expect(told).toEqual([null, '100', null]);
  await expectNoOverflow(canvasElement);
});
