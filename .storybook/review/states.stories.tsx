import { useArgs } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { fromArg, toArg } from './addresses.ts';
import { loadReview, WithReview } from './review-story.tsx';
import { States } from './states.tsx';

interface StatesArgs {
  /** The text in the field, with two underscores for a dot. */
  find: string;
}

const meta = preview.meta({
  title: 'Review/States',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  loaders: [loadReview],
  args: { find: '' } as StatesArgs,
  render: function Table({ find }: StatesArgs, { loaded }) {
    const [, updateArgs] = useArgs<StatesArgs>();
    return (
      <WithReview title="States" loaded={loaded}>
        {(data) => (
          <States
            data={data}
            find={fromArg(find)}
            onFindChange={(text) => updateArgs({ find: toArg(text) })}
          />
        )}
      </WithReview>
    );
  },
});

/** All states by area with their reviews, and a field that finds one. */
export const Default = meta.story({ name: 'States' });
Default.test('opens with its heading', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'States', level: 1 })).toBeVisible();
});
