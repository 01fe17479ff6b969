import { expect, within } from 'storybook/test';
import preview from '../preview.tsx';
import { Page } from './page.tsx';
import { StoryTexts, type ListedStory } from './states-list.tsx';

const stories: readonly ListedStory[] = [
  {
    id: 'screens-users-list--populated',
    name: 'Populated',
    states: ['users.page.populated'],
    tests: ['lists the users of the tenant, twenty per page'],
  },
  { id: 'screens-users-list--paging', name: 'Paging', states: [], tests: ['keeps the page in the address'] },
];

/** The documentation page of a screen with data of its own. Hidden in the sidebar. */
const meta = preview.meta({
  title: 'Review/Docs page states',
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Page title="List" summary="Each state is a story; each sentence under it is a test.">
      <StoryTexts stories={stories} />
    </Page>
  ),
});

export const Screen = meta.story({ tags: ['state:desk.docs.screen'] });
Screen.test(
  'lists stories with links to their states and the sentences of their tests (DESK-002, DESK-004)',
  async ({ canvas }) => {
    const story = canvas.getByRole('link', { name: 'Populated' });
    await expect(story).toHaveAttribute('href', '?path=/story/screens-users-list--populated');
    const entry = within(story.closest('li') as HTMLElement);
    await expect(entry.getByText(/^lists the users of the tenant/)).toBeVisible();
    await expect(entry.getByRole('link', { name: 'users.page.populated' })).toHaveAttribute(
      'href',
      '?path=/story/review-looks--default&args=state:users__page__populated',
    );
    await expect(canvas.getByRole('link', { name: 'Paging' })).toBeVisible();
  },
);
