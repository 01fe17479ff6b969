import { expect } from 'storybook/test';
import { baseLook, looks } from '../../tools/review/records.ts';
import type { Look } from '../../tools/review/records.ts';
import preview from '../preview.tsx';
import { pictured } from '../review/fixtures.ts';
import { Page } from './page.tsx';
import { ScreenStates } from './screen-states.tsx';

interface ScreenArgs {
  look: string;
}

const lookOf = (id: string) => looks.find(({ Id }) => Id === id) as Look;

const users = pictured.states.filter(({ Area }) => Area === 'users').slice(0, 5);
const stories = [
  ...users.map(({ Id, Stories: [story] }) => ({
    id: story?.Id ?? '',
    name: story?.Name ?? '',
    states: [Id],
    tests: story?.Tests ?? [],
  })),
  { id: 'screens-users-list--paging', name: 'Paging', states: [], tests: ['keeps the page in the address'] },
];

/** The documentation page of a screen with data of its own. Hidden in the sidebar. */
const meta = preview.meta({
  title: 'Review/Docs page states',
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
  args: { look: baseLook } as ScreenArgs,
  render: ({ look }: ScreenArgs) => (
    <Page title="List" summary="Each state is a story; each sentence under it is a test.">
      <ScreenStates stories={stories} data={pictured} look={lookOf(look)} />
    </Page>
  ),
});

export const Screen = meta.story({ tags: ['state:desk.docs.screen'] });
Screen.test(
  'shows a figure for each state with its review and links (DESK-004, DESK-059)',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(5);
    await expect(await canvas.findByRole('img', { name: 'Populated, users.page.populated' })).toHaveProperty(
      'width',
      318,
    );
    await expect(canvas.getByRole('link', { name: 'Open Populated' })).toHaveAttribute(
      'href',
      '?path=/story/screens-users-list--populated',
    );
    await expect(canvas.getByRole('link', { name: 'All looks of users.page.populated' })).toBeVisible();
    await expect(canvas.getByText('Changes wanted by Edna Edit')).toBeVisible();
  },
);
Screen.test('lists the sentences of the tests under their states (DESK-002)', async ({ canvas }) => {
  await expect(canvas.getByText(/^lists the users of the tenant/).closest('figure')).toHaveTextContent(
    'users.page.populated',
  );
});
Screen.test('lists stories without a state as text (DESK-004)', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'More stories' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Paging' })).toBeVisible();
  await expect(canvas.getByText('keeps the page in the address')).toBeVisible();
});

/** The toolbar has chosen a look of which only one picture was made; the other figures are live. */
export const WithoutPictures = meta.story({ args: { look: 'meridian-dark-1280' } });
WithoutPictures.test('marks live figures (DESK-005)', async ({ canvas }) => {
  await expect(canvas.getAllByText('Live')).toHaveLength(4);
});
