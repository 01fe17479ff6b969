import { findRecords } from '@portal/api/contract';
import {
  aFilledApplicationDetail,
  anApplicationRow,
  aUser,
  detailOf,
  errorResponse,
  findingIn,
  noResponse,
  recorded,
  scenario,
  someApplicationRows,
  verifying,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arriveAt, page } from '../testing/play.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';
import { field, openPalette, option, options } from './palette-steps.ts';

const network = scenario(
  detailOf(aFilledApplicationDetail({ ApplicationId: 1004 })),
  findingIn(someApplicationRows(147)),
);

const meta = preview.meta({
  title: 'Screens/Palette/Search',
  component: PortalStory,
  args: { at: '/list/all', scenario: network },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** An id finds its application first. */
export const Id = meta.story({
  tags: ['state:palette.search.id'],
  play: async (play) => {
    await openPalette(play, '1004');
    await option(play, /^1004 .+, .+/);
  },
});
Id.test('Enter opens the application, and Back leads to this list (PALETTE-015)', async (play) => {
  const [first] = page(play).getAllByRole('option');
  await expect(first).toHaveAccessibleName(/^1004 /);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await play.userEvent.keyboard('{Enter}');
  await arriveAt(play, '/application/1004?from=all');
});

/** A name finds pages and actions here, and records on the server. */
export const Name = meta.story({
  tags: ['state:palette.search.name'],
  play: async (play) => {
    await openPalette(play, 'mar');
    await option(play, 'Show all users with "mar"');
  },
});
Name.test('offers the whole list of what was found (PALETTE-019)', async (play) => {
  await play.userEvent.click(page(play).getByRole('option', { name: 'Show all applications with "mar"' }));
  await arriveAt(play, '/list/all?q=mar');
});

/** Records whose names do not contain the text. */
export const OtherName = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    scenario: scenario(
      network,
      verifying(),
      findingIn(
        [anApplicationRow(1004, { ClientName: 'Elena Marchetti', AccountName: 'Acme Trust' })],
        [aUser(1, { FirstName: 'Oliver', LastName: 'Okafor', Email: 'acme@harbour.example' })],
      ),
    ),
  },
  play: async (play) => {
    await openPalette(play, 'acme');
    await option(play, 'Show all verifications with "acme"');
  },
});
OtherName.test('say what contains it (PALETTE-019)', async (play) => {
  await option(play, /^1004 Elena Marchetti \(Acme Trust\)/);
  await option(play, /^Oliver Okafor \(acme@harbour.example\)/);
});
OtherName.test('offers the searched list of verifications (PALETTE-019)', async (play) => {
  await play.userEvent.click(page(play).getByRole('option', { name: 'Show all verifications with "acme"' }));
  await arriveAt(play, '/verifications');
  const search = await play.canvas.findByRole('searchbox', { name: 'Search verifications' });
  await expect(search).toHaveValue('acme');
});

/** The server has not answered yet. */
export const Waiting = meta.story({
  args: { scenario: scenario(network, noResponse(findRecords)) },
  tags: ['state:palette.search.waiting'],
  play: (play) => openPalette(play, 'us'),
});
Waiting.test('pages can be chosen, and nothing is announced (PALETTE-007, PALETTE-021)', async (play) => {
  await expect(options(play)).toEqual(['Users']);
  await waitFor(() =>
    expect(within(page(play).getByRole('dialog')).getByRole('status')).toBeEmptyDOMElement(),
  );
});

/** Nothing here and on the server matches. */
export const Nothing = meta.story({
  tags: ['state:palette.search.nothing'],
  play: async (play) => {
    await openPalette(play, 'zzzz');
    await waitFor(() => expect(page(play).getAllByText('No Results.')).toHaveLength(2));
  },
});
Nothing.test(
  'says so in the place of the list and in the status (PALETTE-009, PALETTE-017)',
  async (play) => {
    await expect(options(play)).toEqual([]);
  },
);

/** The search failed. */
export const Failed = meta.story({
  args: { scenario: scenario(network, errorResponse(findRecords, 500)) },
  tags: ['state:palette.search.failed'],
  play: async (play) => {
    await openPalette(play, 'us');
    await option(play, 'Retry search');
  },
});
Failed.test('pages can still be chosen (PALETTE-022)', async (play) => {
  await expect(options(play)).toEqual(['Users', 'Retry search']);
});

const asked = recorded(findingIn(someApplicationRows(147))[0] ?? errorResponse(findRecords, 500));
export const Calls = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(network, asked) },
  play: (play) => openPalette(play),
});
Calls.test(
  'one character is not searched, a longer text once it stands, and at most 100 characters (PALETTE-016, PALETTE-021)',
  async (play) => {
    const texts = () => asked.requests.map(({ body }) => (body as { Text: string }).Text);
    const input = await field(play);
    asked.requests.length = 0;
    await play.userEvent.type(input, 'marchetti');
    await option(play, 'Show all applications with "marchetti"');
    await expect(texts().length).toBeLessThanOrEqual(2);
    await expect(texts().at(-1)).toBe('marchetti');
    await play.userEvent.clear(input);
    await play.userEvent.paste('Re: application [1004], please');
    await waitFor(() => expect(texts().at(-1)).toBe('1004'));
    await play.userEvent.clear(input);
    await play.userEvent.paste('a'.repeat(101));
    await waitFor(() => expect(texts().at(-1)).toBe('a'.repeat(100)));
    await expect(texts().every((text) => text.length >= 2)).toBe(true);
  },
);
