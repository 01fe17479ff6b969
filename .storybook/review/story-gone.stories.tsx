import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { pictured } from './fixtures.ts';
import { loadMissingStory } from './missing-story.ts';
import type { IndexedStory } from './nearest-stories.ts';
import { StoryGone } from './story-gone.tsx';

interface Missing {
  id: string;
  stories: readonly IndexedStory[];
}

const stories = pictured.states.flatMap(({ Stories }) =>
  Stories.map(({ Id, Title, Name }) => ({ id: Id, title: Title, name: Name })),
);

/** What a link to a missing story shows. Hidden in the sidebar; the preview selects `Default` then. */
const meta = preview.meta({
  title: 'Review/Story gone',
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
  loaders: [async ({ parameters }) => ({ missing: parameters['missing'] ?? (await loadMissingStory()) })],
  render: (_, { loaded }) => <StoryGone {...(loaded['missing'] as Missing)} />,
});

export const Default = meta.story();

export const Shown = meta.story({
  tags: ['state:desk.story.gone'],
  parameters: { missing: { id: 'screens-users--failed', stories } satisfies Missing },
});
Shown.test('leads to the nearest stories and to all states (DESK-020)', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'This story is no longer here.' })).toBeVisible();
  const [first] = canvas.getAllByRole('link');
  await expect(first).toHaveTextContent('Screens/Users/List · Failed');
  await expect(first).toHaveAttribute('href', '?path=/story/screens-users-list--failed');
  await expect(canvas.getByRole('link', { name: 'All states' })).toHaveAttribute(
    'href',
    '?path=/story/review-states--default',
  );
});
