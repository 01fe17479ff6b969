import { Lock } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { badgeDocs } from '../../../docs/components/badge.docs.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  title: 'Blocks/Badge',
  component: Badge,
  args: { children: 'Primary edit' },
  parameters: { block: badgeDocs },
});

/** A neutral status. */
export const Default = meta.story();
Default.test('shows its status in a word', async ({ canvas }) => {
  await expect(canvas.getByText('Primary edit')).toBeVisible();
});

/** Every tone, a dot with a tone of its own, and an icon. */
export const Tones = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Draft</Badge>
      <Badge tone="success">Complete</Badge>
      <Badge tone="pending">Documents pending</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="info">Invited</Badge>
      <Badge tone="muted">Deactivated</Badge>
      <Badge dot="success">Active</Badge>
      <Badge tone="pending" icon={Lock}>
        Locked
      </Badge>
    </div>
  ),
});
Tones.test('differ by word, not only by colour', async ({ canvas }) => {
  for (const word of [
    'Complete',
    'Documents pending',
    'Failed',
    'Invited',
    'Deactivated',
    'Active',
    'Locked',
  ]) {
    await expect(canvas.getByText(word)).toBeVisible();
  }
});

/** Badges on the background of a selected row. */
export const OnSelectedRow = meta.story({
  render: () => (
    <div className="flex gap-2 bg-row-selected p-4">
      <Badge>Draft</Badge>
      <Badge tone="muted">Deactivated</Badge>
    </div>
  ),
});
OnSelectedRow.test('is readable on a selected row', async ({ canvas }) => {
  await expect(canvas.getByText('Draft')).toBeVisible();
});

/** A very long status with an unknown tone, in a narrow container. */
export const HostileContent = meta.story({
  args: { tone: untyped('ultraviolet'), dot: untyped(null), children: hostile.long },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'shows an unknown tone as neutral and truncates a long word at 200 px',
  async ({ canvas, canvasElement }) => {
    const word = canvas.getByTitle(hostile.long);
    await expect(word.parentElement).toHaveAttribute('data-tone', 'neutral');
    await expect(word.scrollWidth).toBeGreaterThan(word.clientWidth);
    await expectNoOverflow(canvasElement);
  },
);
