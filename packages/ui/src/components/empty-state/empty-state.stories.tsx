import type { IconGlyph } from '../icon/index.ts';
import { CloudOff, SearchX } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { Button } from '../button/index.ts';
import { emptyStateDocs } from '../../../docs/components/empty-state.docs.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Blocks/Empty state',
  component: EmptyState,
  args: { icon: SearchX, title: 'No Results.' },
  parameters: { block: emptyStateDocs },
});

/** A list without results. */
export const Default = meta.story();
Default.test('shows one sentence', async ({ canvas }) => {
  await expect(canvas.getByText('No Results.')).toBeVisible();
});

/** A list without results, with a button that clears the filters. */
export const WithAction = meta.story({ args: { action: <Button>Clear filters</Button> } });
WithAction.test('offers one action', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeEnabled();
});

/** Content that could not be loaded, with a button to retry. */
export const Failed = meta.story({
  tags: ['visual'],
  args: {
    tone: 'danger',
    icon: CloudOff,
    action: <Button>Retry</Button>,
    children: 'Your filters are kept.',
  },
});
Failed.test('offers to retry', async ({ canvas }) => {
  await expect(canvas.getByText('Your filters are kept.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

/** Very long texts, no icon and an unknown tone, in a narrow container. */
export const HostileContent = meta.story({
  args: {
    icon: untyped<IconGlyph>(null),
    tone: untyped('sad'),
    title: hostile.long,
    children: hostile.long,
    action: <Button>{hostile.long}</Button>,
  },
  decorators: [inNarrowContainer],
});
HostileContent.test('breaks long words within 200 px', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: hostile.long })).toBeVisible();
  await expectNoOverflow(canvasElement);
});
