import {
  applicationFilters,
  getColumns,
  listAllApplications,
  listLabels,
  listProducts,
  statuses,
  type ApplicationRow,
} from '@portal/api/contract';
import {
  anApplicationRow,
  columnConfigurationOf,
  handlersOf,
  applicationListReply,
  applicationListOf,
  pendingLookups,
  mock,
  unknownStatus,
  recorded,
  errorResponse,
  scenario,
  signedIn,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { dialogFilters } from './filter.model.ts';
import { filterDialog, filterSelect, openFilter, optionsOf, tickOption } from './filter-steps.ts';
import { arriveAt, page, type Play, discard } from '../../../testing/play.ts';
import { tick } from '../story-steps.ts';

/** Every fourth application is locked, every third has the label VIP. */
const rows: readonly ApplicationRow[] = someApplicationRows(12).map((row, index) => ({
  ...row,
  Status: index % 4 === 0 ? 'Locked' : 'Primary edit',
  Label: index % 3 === 0 ? 'VIP' : null,
}));
const threeColumns = mock(getColumns, {}, columnConfigurationOf(['ID', 'Status', 'Label']));

const meta = preview.meta({
  title: 'Screens/Applications/List/Filter',
  component: PortalStory,
  args: { at: '/list/all', scenario: scenario(applicationListOf(rows), threeColumns) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
  play: openFilter,
});

const button = (play: Play, name: string) => filterDialog(play).getByRole('button', { name });
const press = (play: Play, name: string) => play.userEvent.click(button(play, name));
const expectOff = (play: Play, name: string) =>
  expect(button(play, name)).toHaveAttribute('aria-disabled', 'true');
const expectOn = (play: Play, name: string) =>
  expect(button(play, name)).not.toHaveAttribute('aria-disabled');
const address = (query: Record<string, string>) => `/list/all?${new URLSearchParams(query)}`;

/** Shows the dialog before an option is selected. */
export const Default = meta.story({ tags: ['state:filter.modal.untouched'] });
Default.test('has a select for each filter with a position (LIST-069, LIST-169)', async (play) => {
  const selects = filterDialog(play).getAllByRole<HTMLButtonElement>('combobox');
  await expect(selects.map(({ labels }) => labels[0]?.textContent)).toEqual([
    'Status',
    'Sub-brand',
    'Assignee',
    'Label',
    'Tag',
  ]);
  await expect(selects[0]).toHaveFocus();
});
Default.test(
  "each select offers '(None)', then the options of the server (LIST-062, LIST-063, LIST-064, LIST-065, LIST-066)",
  async (play) => {
    const lists = {
      'Sub-brand': ['Harbour Direct', 'Harbour Advice', 'Harbour Private'],
      Assignee: ['Ann Able', 'Bob Busy', 'Old Otto'],
      Label: ['VIP', 'Hot', 'Cold', 'Review'],
      Tag: ['Priority', 'Escalated', 'Referred'],
    };
    for (const [name, options] of Object.entries(lists)) {
      await expect(await optionsOf(play, name)).toEqual(['(None)', ...options]);
    }
  },
);
Default.test(
  'Apply and Clear are disabled while nothing is selected, and say why (LIST-070, LIST-073)',
  async (play) => {
    await expectOff(play, 'Apply');
    await expectOff(play, 'Clear');
    await expectOn(play, 'Cancel');
    await tickOption(play, 'Status', 'Locked');
    await expectOn(play, 'Apply');
    await expectOn(play, 'Clear');
    await tickOption(play, 'Status', 'Locked');
    await expectOff(play, 'Apply');
    button(play, 'Apply').focus();
    await waitFor(() =>
      expect(button(play, 'Apply')).toHaveAccessibleDescription('These filters are applied already.'),
    );
    await press(play, 'Clear');
    await waitFor(() => expect(button(play, 'Clear')).toHaveAccessibleDescription('Nothing is selected.'));
  },
);
Default.test(
  'Apply filters the list, closes the dialog and returns the focus (LIST-011, LIST-053, LIST-072)',
  async (play) => {
    const { canvas } = play;
    await tickOption(play, 'Status', 'Locked');
    await press(play, 'Apply');
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
    await arriveAt(play, address({ status: '["Locked"]' }));
    await expect(await canvas.findByText('1 - 3 of 3')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applications 3' })).toBeVisible();
    await expect(canvas.getAllByText('Locked', { selector: '[data-tone]' })).toHaveLength(3);
    await expect(canvas.getByTitle('Status: Locked')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
);
Default.test('Cancel and Escape change nothing and send no request (LIST-075)', async (play) => {
  const { canvas, userEvent, msw } = play;
  const calls = recorded(mock(listAllApplications, { query: {} }, applicationListReply(rows)));
  msw.use(calls.handler);
  for (const leave of [() => press(play, 'Cancel'), () => userEvent.keyboard('{Escape}')]) {
    await tickOption(play, 'Status', 'Locked');
    await leave();
    await discard(play);
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
    await openFilter(play);
    await expect(filterSelect(play, 'Status')).toHaveTextContent('Any');
  }
  await expect(canvas.getByTestId('address')).toHaveTextContent('/list/all');
  await expect(calls.requests).toEqual([]);
});

export const FiveAtOnce = meta.story({ tags: ['!dev', '!autodocs'] });
FiveAtOnce.test(
  'each filter is sent as a JSON array, in the address and in the call (LIST-076, LIST-077, LIST-078, LIST-079, LIST-080)',
  async (play) => {
    const calls = recorded(mock(listAllApplications, { query: {} }, applicationListReply([])));
    play.msw.use(calls.handler);
    await tickOption(play, 'Status', 'Locked', 'Complete');
    await tickOption(play, 'Sub-brand', 'Harbour Direct', 'Harbour Advice');
    await tickOption(play, 'Assignee', 'Ann Able', 'Old Otto');
    await tickOption(play, 'Label', 'VIP', 'Hot');
    await tickOption(play, 'Tag', 'Priority', '(None)');
    await press(play, 'Apply');
    const filters = {
      status: '["Locked","Complete"]',
      label: '["VIP","Hot"]',
      assignee: '["G-ANN","G-OTTO"]',
      sysLabel: '["Priority",""]',
      subBrand: '["Harbour Direct","Harbour Advice"]',
    };
    await arriveAt(play, address(filters));
    await waitFor(() => expect(calls.requests).toHaveLength(1));
    await expect(Object.fromEntries(calls.requests[0]?.query ?? [])).toMatchObject(filters);
  },
);

export const WithoutValue = meta.story({ tags: ['!dev', '!autodocs'] });
WithoutValue.test("'(None)' matches applications without a value (LIST-066, LIST-067)", async (play) => {
  await tickOption(play, 'Label', '(None)');
  await press(play, 'Apply');
  await arriveAt(play, address({ label: '[""]' }));
  await expect(await play.canvas.findByText('1 - 8 of 8')).toBeVisible();
  await expect(play.canvas.queryByText('VIP')).toBeNull();
});

export const FromPageThree = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/list/all/3/4' },
  play: async (play) => {
    await tick(play, 1139, 1138);
    await openFilter(play);
  },
});
FromPageThree.test(
  'another filter starts on page 1 with no row selected (LIST-089, LIST-092)',
  async (play) => {
    await tickOption(play, 'Status', 'Primary edit');
    await press(play, 'Apply');
    await arriveAt(play, address({ status: '["Primary edit"]' }).replace('/all', '/all/1/4'));
    await expect(await play.canvas.findByText('1 - 4 of 9')).toBeVisible();
    await expect(play.canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(play.canvas.queryByText(/selected/)).toBeNull();
  },
);

export const ByKeyboard = meta.story({ tags: ['!dev', '!autodocs'] });
ByKeyboard.test('a filter can be selected and applied with the keyboard (LIST-061)', async (play) => {
  const { userEvent } = play;
  await userEvent.keyboard('{ArrowDown}');
  await filterDialog(play).findByRole('listbox', { name: 'Status' });
  await userEvent.keyboard('{ArrowDown} {Escape}');
  await expect(filterSelect(play, 'Status')).toHaveFocus();
  await expect(filterSelect(play, 'Status')).toHaveTextContent('Adviser edit');
  button(play, 'Apply').focus();
  await userEvent.keyboard('{Enter}');
  await arriveAt(play, address({ status: '["Adviser edit"]' }));
});

/** Shown while the options are loading. */
export const Loading = meta.story({
  args: { scenario: scenario(applicationListOf(rows), threeColumns, pendingLookups()) },
  tags: ['state:filter.modal.options-loading'],
});
Loading.test('every select with a lookup is busy, and none is disabled', async (play) => {
  await expect(filterDialog(play).getAllByRole('combobox')).toHaveLength(dialogFilters.length);
  for (const name of dialogFilters) {
    const { label, lookup } = applicationFilters[name];
    const select = filterSelect(play, label);
    await expect(select.ariaBusy).toBe(lookup ? 'true' : null);
    await expect(select).toBeEnabled();
  }
  await expect(await optionsOf(play, 'Label')).toEqual(['(None)']);
});

export const Opening = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => void (await canvas.findByText(/ of 12/)),
});
Opening.test(
  'also requests the products, because the filter bar needs their names (LIST-068)',
  async (play) => {
    const products = recorded(mock(listProducts, {}, [{ Name: 'Cash', Value: 'Cash' }]));
    play.msw.use(products.handler);
    await openFilter(play);
    await waitFor(() => expect(products.requests).toHaveLength(1));
  },
);
Opening.test('hover or focus of the Filter button prefetches the options', async (play) => {
  const labels = recorded(mock(listLabels, {}, [{ Name: 'VIP', Value: 'VIP' }]));
  play.msw.use(labels.handler);
  await expect(labels.requests).toHaveLength(0);
  (await play.canvas.findByRole('button', { name: 'Filter' })).focus();
  await waitFor(() => expect(labels.requests).toHaveLength(1));
  await expect(page(play).queryByRole('dialog')).toBeNull();
});

/** Shows an open select with two selected options. */
export const SelectOpen = meta.story({
  args: { scenario: scenario(applicationListOf(rows), threeColumns, unknownStatus()) },
  tags: ['state:filter.modal.select-open'],
  play: async (play) => {
    await openFilter(play);
    await tickOption(play, 'Status', 'Locked', 'Complete');
    await play.userEvent.click(filterSelect(play, 'Status'));
    await filterDialog(play).findByRole('listbox', { name: 'Status' });
  },
});
SelectOpen.test(
  'lists every status of the server, including an unknown one (LIST-061, LIST-066, LIST-167)',
  async (play) => {
    const options = filterDialog(play)
      .getAllByRole('option')
      .map((option) => option.textContent);
    await expect(options[0]).toBe('(None)');
    await expect(options[1]).toBe('Adviser edit');
    await expect(options.at(-1)).toBe('Custom X');
    await expect(filterDialog(play).getAllByRole('option', { selected: true })).toHaveLength(2);
    await expectOn(play, 'Apply');
  },
);

/** Shows the dialog with the active filters. */
export const CurrentFilters = meta.story({
  args: { at: address({ status: '["Locked","Complete"]', assignee: '["G-OTTO"]', label: '["Gone"]' }) },
  tags: ['state:filter.modal.current-filters'],
});
CurrentFilters.test('opens with the active filters (LIST-070, LIST-073)', async (play) => {
  await expect(filterSelect(play, 'Status')).toHaveTextContent('Locked, Complete');
  await waitFor(() => expect(filterSelect(play, 'Assignee')).toHaveTextContent('Old Otto'));
  await expectOff(play, 'Apply');
  await expectOn(play, 'Clear');
});
CurrentFilters.test('ignores the order of selection (LIST-071)', async (play) => {
  await tickOption(play, 'Status', 'Locked', 'Complete');
  await expectOn(play, 'Apply');
  await tickOption(play, 'Status', 'Complete', 'Locked');
  await expect(filterSelect(play, 'Status')).toHaveTextContent('Complete, Locked');
  await expectOff(play, 'Apply');
});
CurrentFilters.test('still offers an unknown value after it was removed', async (play) => {
  await press(play, 'Remove Gone');
  await expect(await optionsOf(play, 'Label')).toContain('Gone');
});

/** Shown after a user has cleared the fields of the dialog. */
export const Cleared = meta.story({
  args: { at: address({ status: '["Locked"]', products: '["Cash"]', q: 'trust' }) },
  tags: ['state:filter.modal.cleared'],
  play: async (play) => {
    await openFilter(play);
    await press(play, 'Clear');
  },
});
Cleared.test('the list changes only on Apply; products and search stay (LIST-074)', async (play) => {
  const { canvas } = play;
  for (const select of filterDialog(play).getAllByRole('combobox')) {
    await expect(select).toHaveTextContent('Any');
  }
  await expectOff(play, 'Clear');
  await expectOn(play, 'Apply');
  await arriveAt(play, address({ status: '["Locked"]', products: '["Cash"]', q: 'trust' }));
  await press(play, 'Apply');
  await arriveAt(play, address({ products: '["Cash"]', q: 'trust' }));
  await expect(await canvas.findByTitle('Products: Cash')).toBeVisible();
});

/** Shown when the options of a filter could not be loaded. */
export const OptionsFailed = meta.story({
  args: { scenario: scenario(applicationListOf(rows), threeColumns, errorResponse(listLabels, 500)) },
  tags: ['state:filter.modal.options-failed'],
  play: async (play) => {
    await openFilter(play);
    await filterDialog(play).findByRole('button', { name: 'Retry' });
  },
});
OptionsFailed.test(
  "offers only '(None)' if the options could not be loaded, without an error message",
  async (play) => {
    await expect(await optionsOf(play, 'Label')).toEqual(['(None)']);
    await expect(await optionsOf(play, 'Tag')).toHaveLength(4);
    await expect(page(play).queryByRole('alert')).toBeNull();
  },
);
OptionsFailed.test('Retry loads the options and focuses their select', async (play) => {
  play.msw.use(...handlersOf(signedIn().filter(({ endpoint }) => endpoint === listLabels)));
  await press(play, 'Retry');
  await waitFor(() => expect(filterSelect(play, 'Label')).toHaveFocus());
  await expect(filterDialog(play).queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(await optionsOf(play, 'Label')).toEqual(['(None)', 'VIP', 'Hot', 'Cold', 'Review']);
});

/** Shows the dialog with many selected options on a small phone. */
export const Narrow = meta.story({
  parameters: {
    viewport: {
      options: {
        low: { name: 'Low phone', styles: { width: '390px', height: '640px' }, type: 'mobile' as const },
      },
    },
  },
  globals: { viewport: { value: 'low', isRotated: false } },
  args: {
    at: address({
      status: JSON.stringify([...statuses.slice(0, 7), '']),
      subBrand: JSON.stringify(['Harbour Direct', 'Harbour Advice', 'Harbour Private', '']),
      assignee: '["G-ANN","G-BOB","G-OTTO"]',
      label: '["VIP","Hot","Cold","Review"]',
      sysLabel: '["Priority","Escalated","Referred"]',
    }),
    scenario: scenario(applicationListOf([anApplicationRow(1147)]), threeColumns),
  },
  tags: ['state:responsive.dialog.narrow', 'release'],
});
Narrow.test('the buttons stay visible while the selects scroll (LIST-169)', async (play) => {
  const body = filterSelect(play, 'Tag').closest('[class*=overflow-y-auto]');
  await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
  for (const name of ['Clear', 'Cancel', 'Apply']) {
    await waitFor(() =>
      expect(button(play, name).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** The address has a filter that was cut or written by hand. */
export const UnreadableAddress = meta.story({
  args: { at: address({ status: 'Locked', q: 'trust' }) },
  play: async ({ canvas }) => void (await canvas.findByText(/The address filters by Status/)),
});
UnreadableAddress.test(
  'says which filter cannot be read, and offers nothing for the whole list until it is gone',
  async (play) => {
    await tick(play, rows[0]?.ApplicationID ?? 0);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'More' }));
    for (const name of [/^Export/, /^Cancel/])
      await expect(page(play).queryByRole('menuitem', { name })).toBeNull();
    await play.userEvent.keyboard('{Escape}');
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Show without this filter' }));
    await arriveAt(play, address({ q: 'trust' }));
    await expect(play.canvas.queryByText(/The address filters by/)).toBeNull();
  },
);
