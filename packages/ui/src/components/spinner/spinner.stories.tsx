import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { spinnerDocs } from './spinner.docs.ts';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({
  title: 'Blocks/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  parameters: { block: spinnerDocs },
});

export const Default = meta.story();
Default.test('says what is waited for', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
});

export const Large = meta.story({ args: { size: 'lg' } });
Large.test('is 24 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().width).toBe(24);
});

export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-3">
      <Spinner />
      <Spinner size="lg" label="Loading" />
    </div>
  ),
});
Sizes.test('speak only where they have something to say', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status')).toHaveLength(1);
});

export const HostileContent = meta.story({
  args: { label: hostile.long, size: 'lg' },
  decorators: [inNarrowContainer],
});
HostileContent.test('says a long text without showing it', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status', { name: hostile.long }).getBoundingClientRect().width).toBe(24);
  await expectNoOverflow(canvasElement);
});
