import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { spinnerDocs } from '../../../docs/components/spinner.docs.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({
  title: 'Blocks/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  parameters: { block: spinnerDocs },
});

/** The small size, next to text. */
export const Default = meta.story();
Default.test('announces what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
});

/** The large size, without text next to it. */
export const Large = meta.story({ args: { size: 'lg' } });
Large.test('is 24 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().width).toBe(24);
});

/** Both sizes; only the second has a label. */
export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-3">
      <Spinner />
      <Spinner size="lg" label="Loading" />
    </div>
  ),
});
Sizes.test('are a status only with a label', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status')).toHaveLength(1);
});

export const HostileContent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { label: hostile.long, size: 'lg' },
  decorators: [inNarrowContainer],
});
HostileContent.test('announces a long label without showing it', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status', { name: hostile.long }).getBoundingClientRect().width).toBe(24);
  await expectNoOverflow(canvasElement);
});
