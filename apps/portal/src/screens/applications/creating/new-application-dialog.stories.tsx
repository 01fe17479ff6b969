import { createApplicationOnBehalf, listOwners } from '@portal/api/contract';
import {
  lists,
  mock,
  newApplications,
  newApplicationUrl,
  recorded,
  errorResponse,
  scenario,
  someApplicationRows,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { catchWindows } from '../../../testing/opened-windows.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { first } from '../load-steps.ts';
import { page, type Canvas, type Play } from '../../../testing/play.ts';

let browser: ReturnType<typeof catchWindows>;

const longName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim();
const names = ['Ann Able', 'Bob Busy', 'Cora Create', 'Bea Behalf', longName, 'Zoë Zimmermann'];
const owners = mock(
  listOwners,
  {},
  {
    ApplicationOwners: names.map((DisplayName, index) => ({
      PublicId: `P-${index}`,
      GlobalUserId: `G-${index}`,
      DisplayName,
    })),
  },
);
const list = scenario(lists(someApplicationRows(5)), owners, newApplications());

const title = 'New application on behalf of an owner';
const dialogOf = async (play: Play) => within(await page(play).findByRole('dialog', { name: title }));

async function ask(play: Play): Promise<Canvas> {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'New' }));
  return dialogOf(play);
}

const asked = async (play: Play) => void (await ask(play));

async function choose(play: Play, name: string): Promise<Canvas> {
  const dialog = await ask(play);
  await dialog.findByRole('option', { name });
  await play.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Owner' }), name);
  return dialog;
}

const confirm = ({ userEvent }: Play, dialog: Canvas) =>
  userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));

const meta = preview.meta({
  title: 'Screens/Applications/New application dialog',
  component: PortalStory,
  args: { at: '/list', as: 'BEHALF' as const, scenario: list },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    browser = catchWindows();
    return browser.release;
  },
});

/** Shown before a user has chosen the owner of a new application. */
export const Default = meta.story({
  tags: ['state:new-application.owner-modal.untouched'],
  play: async (play) => {
    const dialog = await ask(play);
    await dialog.findByRole('option', { name: 'Ann Able' });
  },
});
Default.test(
  'asks for the owner before the application is created (LIST-018, LIST-020, LIST-116, PERM-002)',
  async (play) => {
    const dialog = await dialogOf(play);
    const options = dialog.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(names);
    await expect(dialog.getByRole('combobox', { name: 'Owner' })).toHaveValue('');
    await expect(browser.windows).toEqual([]);
  },
);
Default.test('closing the dialog sends no request', async (play) => {
  const calls = newApplications().map(recorded);
  play.msw.use(...calls.map(({ handler }) => handler));
  await play.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(calls.flatMap(({ requests }) => requests)).toEqual([]);
  await expect(play.canvas.getByRole('button', { name: 'New' })).toHaveFocus();
});

export const BothClaims = meta.story({ tags: ['!dev', '!autodocs'], args: { as: 'FULL' } });
BothClaims.test('users with both permissions are also asked for the owner (LIST-019)', async (play) => {
  const calls = newApplications().map(recorded);
  play.msw.use(...calls.map(({ handler }) => handler));
  const dialog = await ask(play);
  await expect(dialog.getByRole('combobox', { name: 'Owner' })).toBeVisible();
  await expect(calls.flatMap(({ requests }) => requests)).toEqual([]);
});

/** Shown while the owners are loading. */
export const OwnersLoading = meta.story({
  args: { scenario: scenario(list, noResponse(listOwners)) },
  tags: ['state:new-application.owner-modal.owners-loading'],
  play: asked,
});
OwnersLoading.test('is busy while the owners are loading', async (play) => {
  const dialog = await dialogOf(play);
  await expect(dialog.getByRole('combobox', { name: 'Owner' })).toHaveAttribute('aria-busy', 'true');
});

/** Shown when there are no owners to choose from. */
export const NoOwners = meta.story({
  args: { scenario: scenario(list, mock(listOwners, {}, { ApplicationOwners: [] })) },
  play: asked,
});
NoOwners.test('shows no options when there are no owners', async (play) => {
  const dialog = await dialogOf(play);
  await waitFor(() => expect(dialog.getByRole('combobox')).not.toHaveAttribute('aria-busy'));
  await expect(dialog.queryAllByRole('option')).toEqual([]);
  await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shown when the owners could not be loaded. */
export const OwnersFailed = meta.story({
  tags: ['release'],
  args: { scenario: scenario(list, errorResponse(listOwners, 500)) },
  play: asked,
});
OwnersFailed.test('offers Retry to load the owners again, without an error message', async (play) => {
  const dialog = await dialogOf(play);
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  await expect(dialog.queryByRole('alert')).toBeNull();
  play.msw.use(owners.handler);
  await play.userEvent.click(retry);
  await expect(await dialog.findByRole('option', { name: 'Ann Able' })).toBeInTheDocument();
  await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shown when a user confirms without an owner. */
export const NoOwnerChosen = meta.story({
  tags: ['state:new-application.owner-modal.no-owner-chosen'],
  play: async (play) => confirm(play, await ask(play)),
});
NoOwnerChosen.test(
  "shows 'Please select an owner.' at the field and sends nothing (LIST-021, LIST-022)",
  async (play) => {
    const calls = newApplications().map(recorded);
    play.msw.use(...calls.map(({ handler }) => handler));
    const dialog = await dialogOf(play);
    await confirm(play, dialog);
    await expect(dialog.getByText('Please select an owner.')).toBeVisible();
    const owner = dialog.getByRole('combobox', { name: 'Owner' });
    await expect(owner).toHaveAccessibleDescription('Please select an owner.');
    await expect(owner).toHaveFocus();
    await expect(calls.flatMap(({ requests }) => requests)).toEqual([]);
  },
);

/** Shown while the server creates the application. */
export const Submitting = meta.story({
  args: { scenario: scenario(list, noResponse(createApplicationOnBehalf)) },
  tags: ['state:new-application.owner-modal.submitting'],
  play: async (play) => confirm(play, await choose(play, 'Bob Busy')),
});
Submitting.test('every button is disabled', async (play) => {
  const dialog = await dialogOf(play);
  for (const name of ['Confirm', 'Cancel']) {
    await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await play.userEvent.keyboard('{Escape}');
  await expect(page(play).getByRole('dialog')).toBeVisible();
});

export const Opened = meta.story({ tags: ['!dev', '!autodocs'] });
Opened.test('sends both ids of the owner and opens the form in a window (LIST-023)', async (play) => {
  const calls = newApplications().map(recorded);
  play.msw.use(...calls.map(({ handler }) => handler));
  await confirm(play, await choose(play, longName));
  await expect(await first(browser.windows)).toEqual({ address: newApplicationUrl, opener: null });
  await expect(calls.flatMap(({ requests }) => requests.map(({ body }) => body))).toEqual([
    { GlobalUserId: 'G-4', OwnerId: 'P-4' },
  ]);
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
});

/** Shown when the server rejected the new application. */
export const Refused = meta.story({
  args: {
    scenario: scenario(
      list,
      mock(
        createApplicationOnBehalf,
        { body: { GlobalUserId: 'G-1', OwnerId: 'P-1' } },
        { Result: 'Failure', Message: 'Quota reached' },
      ),
    ),
  },
  tags: ['state:new-application.owner-modal.refused', 'release'],
  play: async (play) => {
    const dialog = await choose(play, 'Bob Busy');
    await confirm(play, dialog);
    await dialog.findByRole('alert');
  },
});
Refused.test(
  "shows the server's message, keeps the choice and opens no window (LIST-024, LIST-026)",
  async (play) => {
    const dialog = await dialogOf(play);
    await expect(dialog.getByRole('alert')).toHaveTextContent('Quota reached');
    await expect(dialog.getByRole('combobox', { name: 'Owner' })).toHaveValue('P-1');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(browser.windows).toEqual([]);
  },
);

/** Shown when the browser blocked the window of the form. */
export const WindowBlocked = meta.story({
  play: async (play) => {
    browser.refuse();
    const dialog = await choose(play, 'Bob Busy');
    await confirm(play, dialog);
    await dialog.findByRole('alert');
  },
});
WindowBlocked.test(
  'shows the address in the dialog and creates no second application (LIST-023)',
  async (play) => {
    const dialog = await dialogOf(play);
    await expect(dialog.getByRole('link', { name: 'Open the form' })).toHaveAttribute('target', '_blank');
    await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await play.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  },
);
