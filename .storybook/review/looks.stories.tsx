import { useArgs } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { fromArg, toArg } from './addresses.ts';
import { Looks } from './looks.tsx';
import { loadReview, WithReview } from './review-story.tsx';

interface LooksArgs {
  /** Id of the state, with two underscores for a dot. */
  state: string;
}

const meta = preview.meta({
  title: 'Review/Looks',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  loaders: [loadReview],
  args: { state: '' } as LooksArgs,
  render: function OneState({ state }: LooksArgs, { loaded }) {
    const [, updateArgs] = useArgs<LooksArgs>();
    return (
      <WithReview title="Looks" loaded={loaded}>
        {(data) => (
          <Looks
            data={data}
            state={fromArg(state)}
            onStateChange={(id) => updateArgs({ state: toArg(id) })}
          />
        )}
      </WithReview>
    );
  },
});

/** One state in every tenant, mode and width. */
export const Default = meta.story({ name: 'Looks' });
Default.test('opens with its heading', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Looks', level: 1 })).toBeVisible();
});
