import { Download } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { Button } from '../button/index.ts';
import { cardDocs } from '../../../docs/components/card.docs.tsx';
import { Card } from './card.tsx';

const meta = preview.meta({
  title: 'Blocks/Card',
  component: Card,
  args: { heading: 'Details', children: 'Everything known.' },
  parameters: { block: cardDocs },
});

/** A heading and content. */
export const Default = meta.story();
Default.test('is a region named by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Everything known.');
});

/** A count next to the heading, a button at the end of the header, and a footer. */
export const WithCountAndActions = meta.story({
  tags: ['visual'],
  args: {
    heading: 'Documents',
    count: 3,
    actions: (
      <Button variant="ghost" icon={Download}>
        Download all (3)
      </Button>
    ),
    footer: <Button variant="primary">Save</Button>,
  },
});
WithCountAndActions.test('does not include the count in its name', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Documents' })).toHaveTextContent('Documents3');
  await expect(canvas.getByRole('button', { name: 'Download all (3)' })).toBeEnabled();
});

/** A card without content shows one sentence. */
export const Empty = meta.story({ args: { heading: 'Exceptions', emptyText: 'No exceptions.' } });
Empty.test('shows only the text for an empty card', async ({ canvas }) => {
  await expect(canvas.getByText('No exceptions.')).toBeVisible();
  await expect(canvas.queryByText('Everything known.')).toBeNull();
});

/** Very long words in each part, in a narrow container. */
export const HostileContent = meta.story({
  args: {
    heading: hostile.long,
    count: NaN,
    actions: <Button>{hostile.long}</Button>,
    children: hostile.long,
    footer: <Button>{hostile.long}</Button>,
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'breaks long words and hides a count that is not a number',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: hostile.long })).not.toHaveTextContent('NaN');
    await expectNoOverflow(canvasElement);
  },
);

export const AMillion = meta.story({ tags: ['!dev', '!autodocs'], args: { count: 1_000_000 } });
AMillion.test('groups the digits of its count', async ({ canvas }) => {
  await expect(canvas.getByText('1,000,000')).toBeVisible();
});
