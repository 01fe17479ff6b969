import { getApplication, listAllApplications } from '@portal/api/contract';
import { anApplicationRow, handlersOf, lists, errorResponse, scenario, noResponse } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { openable } from '../../../testing/openable.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedAs } from '../../../testing/stored-view.ts';
import { markedLink, openHere, rowsOf } from './email-steps.ts';
import { arriveAt } from '../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Email view',
  component: PortalStory,
  args: { at: '/list/all/1/5', scenario: openable() },
  ...atWidth(1200),
  tags: ['screen'],
  beforeEach: [installScenario, storedAs('email')],
});

/** Shows the list with an open application next to it. */
export const Default = meta.story({
  tags: ['state:email-view.pane.application-open'],
  play: async (play) => {
    await openHere(play, 1146);
    await play.canvas.findByRole('region', { name: 'Details' });
  },
});
Default.test(
  'shows the list next to the application, whose row is marked and whose heading has the focus, without changing the address (LIST-046, LIST-146)',
  async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('region', { name: 'Applications' });
    const pane = canvas.getByRole('region', { name: 'Application 1146' });
    await expect(rowsOf({ canvas })).toHaveLength(5);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(pane.getBoundingClientRect().left);
    await expect(within(pane).getByRole('heading', { level: 2, name: '[1146]' })).toBeVisible();
    await arriveAt({ canvas }, '/list/all/1/5');
    const current = markedLink({ canvas });
    await expect(current.closest('li')).toHaveAttribute('data-open');
    await expect(getComputedStyle(current.closest('li') as Element, '::before').width).toBe('3px');
    await expect(canvas.getByRole('heading', { level: 2, name: '[1146]' })).toHaveFocus();
    const [row] = rowsOf({ canvas });
    await expect(row).toHaveTextContent('Noor Bergqvist');
    await expect(row).toHaveTextContent('Bergqvist Family Trust');
    await expect(row).toHaveTextContent('IND');
    await expect(row).toHaveTextContent('Documents pending');
    await expect(row).toHaveTextContent('21 Nov 08:30');
    await expect(row).toHaveTextContent('1147');
    const levels = canvas.getAllByRole('heading').map((heading) => heading.tagName);
    await expect(levels.slice(0, 2)).toEqual(['H1', 'H2']);
    const cards = within(pane)
      .getAllByRole('region')
      .map((card) => within(card).getAllByRole('heading')[0]);
    await expect(cards.length).toBeGreaterThan(2);
    await expect(new Set(cards.map((heading) => heading?.tagName))).toEqual(new Set(['H3']));
    for (const element of canvasElement.querySelectorAll('section, section > div')) {
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    }
  },
);

export const Refreshed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...atWidth(1200, 560),
  play: (play) => openHere(play, 1146),
});
Refreshed.test('a refresh keeps the view and its scroll position', async ({ canvas, userEvent, msw }) => {
  const pane = within(canvas.getByRole('region', { name: 'Application 1146' }));
  await pane.findByRole('region', { name: 'Details' });
  const scroller = await waitFor(() => {
    const found = pane.getByRole('heading', { level: 2 }).closest('[tabindex="0"]');
    if (!found) throw new Error('The pane cannot be scrolled yet.');
    return found;
  });
  scroller.scrollTo({ top: 10, behavior: 'instant' });
  msw.use(...handlersOf(openable([anApplicationRow(1147), anApplicationRow(1146, { Status: 'Locked' })])));
  await userEvent.click(pane.getByRole('button', { name: 'Refresh' }));
  await expect(await pane.findAllByText('Locked')).toHaveLength(2);
  await expect(scroller.scrollTop).toBe(10);
  await expect(rowsOf({ canvas })).toHaveLength(5);
});

export const SameAsThePage = meta.story({ tags: ['!dev', '!autodocs'] });
SameAsThePage.test("shows the cards and actions of the application's page (DETAIL-077)", async (play) => {
  const { canvas, userEvent } = play;
  const told = async () => {
    await canvas.findByRole('region', { name: 'Details' });
    const feed = within(await canvas.findByRole('region', { name: 'Activity feed' }));
    await waitFor(() => expect(feed.queryByRole('status')).toBeNull());
    const cards = ['Progress', 'Details', 'Activity feed'].map((name) =>
      canvas.getByRole('region', { name }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const actions = await screen.findAllByRole('menuitem');
    const texts = [...cards, ...actions].map((part) => part.textContent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return texts;
  };
  await openHere(play, 1146);
  const inPane = await told();
  await userEvent.click(canvas.getByRole('button', { name: 'List view' }));
  await userEvent.click(await canvas.findByRole('link', { name: '1146' }));
  await arriveAt(play, '/application/1146?from=all');
  await expect(await told()).toEqual(inPane);
});

/** Shown while the application in the pane is loading. */
export const Loading = meta.story({
  args: { scenario: scenario(openable(), noResponse(getApplication)) },
  tags: ['state:email-view.pane.loading'],
  play: (play) => openHere(play, 1147),
});
Loading.test(
  'says that it is loading, under the account name from the row, and marks the row (DETAIL-002)',
  async ({ canvas }) => {
    const pane = within(canvas.getByRole('region', { name: 'Application 1147' }));
    await expect(await pane.findByText('Loading application...')).toBeVisible();
    await expect(pane.getByText('Bergqvist Family Trust')).toBeVisible();
    await expect(markedLink({ canvas })).toHaveAccessibleName('Noor Bergqvist 1147');
  },
);

/** Shown when the list has no applications. */
export const Empty = meta.story({
  args: { scenario: lists([], []) },
  tags: ['state:email-view.list.empty'],
});
Empty.test("shows 'No Results.' next to the hint (LIST-103)", async ({ canvas }) => {
  const list = within(await canvas.findByRole('region', { name: 'Applications' }));
  await expect(await list.findByText('No Results.')).toBeVisible();
  await expect(canvas.getByText('Select an application')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
});

/** Shown when the list could not be loaded. */
export const ListFailed = meta.story({
  args: { scenario: scenario(openable(), errorResponse(listAllApplications, 500)) },
});
ListFailed.test('offers Retry to load the list again', async ({ canvas, userEvent, msw }) => {
  const list = within(await canvas.findByRole('region', { name: 'Applications' }));
  await expect(await list.findByText('No Results.')).toBeVisible();
  await waitFor(() => {
    const retry = list.getByRole('button', { name: 'Retry' });
    retry.focus();
    return expect(retry).toHaveFocus();
  });
  msw.use(...handlersOf(openable()));
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('1 - 5 of 12')).toBeVisible();
  const region = canvas.getByRole('region', { name: 'Applications' });
  await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement));
});

/** Shown when the application in the pane could not be loaded. */
export const ApplicationFailed = meta.story({
  args: { scenario: scenario(openable(), errorResponse(getApplication, 500)) },
  play: (play) => openHere(play, 1147),
});
ApplicationFailed.test(
  'offers Retry to load the application again and keeps the list',
  async ({ canvas, userEvent, msw }) => {
    const pane = within(canvas.getByRole('region', { name: 'Application 1147' }));
    const retry = await pane.findByRole('button', { name: 'Retry' });
    await expect(pane.queryByRole('link', { name: 'Back to Listing' })).toBeNull();
    msw.use(...handlersOf(openable()));
    await userEvent.click(retry);
    await expect(await pane.findByRole('region', { name: 'Details' })).toBeVisible();
    await expect(pane.getByRole('heading', { name: '[1147]' })).toHaveFocus();
  },
);

/** Shown when the application in the pane no longer exists. */
export const ApplicationGone = meta.story({
  args: { scenario: scenario(openable(), errorResponse(getApplication, 404)) },
  play: (play) => openHere(play, 1147),
});
ApplicationGone.test(
  'says that the application cannot be found and shows none of its data',
  async ({ canvas }) => {
    const pane = within(canvas.getByRole('region', { name: 'Application 1147' }));
    await expect(await pane.findByText(/^This application cannot be found/)).toBeVisible();
    await expect(pane.queryByText('Bergqvist Family Trust')).toBeNull();
    await expect(pane.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
);
