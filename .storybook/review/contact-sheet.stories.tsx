import { useArgs } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { baseLook } from '../../tools/review/records.ts';
import preview from '../preview.tsx';
import { ContactSheet, type SheetChoices } from './contact-sheet.tsx';
import { loadReview, WithReview } from './review-story.tsx';

const meta = preview.meta({
  title: 'Review/Contact sheet',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  loaders: [loadReview],
  // The choices are kept as arguments, which are part of the address.
  args: { area: 'all', look: baseLook, size: 'medium', show: 'all' } as SheetChoices,
  render: function Sheet(args: SheetChoices, { loaded }) {
    const [, updateArgs] = useArgs<SheetChoices>();
    return (
      <WithReview title="Contact sheet" loaded={loaded}>
        {(data) => <ContactSheet data={data} choices={args} onChoicesChange={updateArgs} />}
      </WithReview>
    );
  },
});

/** Every state of an area in one look, with its review. */
export const Default = meta.story({ name: 'Contact sheet' });
Default.test('opens with its heading', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Contact sheet', level: 1 })).toBeVisible();
});
