import { listAudit } from '@portal/api/contract';
import {
  anAuditLine,
  auditing,
  auditOf,
  lists,
  recorded,
  errorResponse,
  scenario,
  someAuditLines,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../../testing/phone.ts';
import { arriveAt, page, type Play } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';

const meta = preview.meta({
  title: 'Screens/Audit',
  component: PortalStory,
  args: { at: '/audit', scenario: auditing() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const rows = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Audit table' }))
    .getAllByRole('row')
    .slice(1);

/** Shows the latest recorded actions in the tenant. */
export const Default = meta.story({
  args: {
    scenario: auditing([
      anAuditLine(0, {
        Kind: 'user-locked',
        Actor: null,
        Subject: { GlobalUserId: 'G-LEE', Name: 'Ann Lee' },
        Details: 'LockedPasswordAttempts',
      }),
      anAuditLine(1, {
        Kind: 'sign-in-refused',
        Actor: null,
        Subject: { GlobalUserId: 'G-LEE', Name: 'Ann Lee' },
        Details: 'password',
      }),
      anAuditLine(2, { Kind: 'tax-number-shown', ApplicationId: 1004, Details: '1' }),
      anAuditLine(3, { Kind: 'passkey-added', Subject: { GlobalUserId: 'G-FULL', Name: 'Fiona Full' } }),
      anAuditLine(4, { Kind: 'user-invited', Subject: { GlobalUserId: 'G-GONE', Name: null } }),
      anAuditLine(5, { Kind: 'of-a-newer-version', Actor: { GlobalUserId: 'G-GONE', Name: null } }),
      ...someAuditLines(46).slice(6),
    ]),
  },
  tags: ['state:audit.page.populated'],
});
Default.test('lists who did what to whom, newest first, with twenty entries per page', async (play) => {
  const shown = await rows(play);
  await expect(shown).toHaveLength(20);
  const read = shown.slice(0, 6).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  );
  await expect(read).toEqual([
    ['User locked', 'System', 'Ann Lee', 'LockedPasswordAttempts'],
    ['Sign-in refused', 'Not signed in', 'Ann Lee', 'password'],
    ['Tax file number shown', 'Fiona Full', 'Application 1004', '1'],
    ['Passkey added', 'Fiona Full', '', ''],
    ['User invited', 'Fiona Full', 'G-GONE', ''],
    ['of-a-newer-version', 'G-GONE', '', ''],
  ]);
  await expect(play.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Audit 46');
  await play.userEvent.click(play.canvas.getByRole('link', { name: 'Page 3' }));
  await arriveAt(play, '/audit/3');
  await waitFor(async () => expect(await rows(play)).toHaveLength(6));
});

/** Shows the audit with a search, a kind and a period. */
export const Filtered = meta.story({
  args: { at: '/audit/1?q=ann&kind=user-invited&days=365' },
  tags: ['state:audit.page.filtered'],
});
Filtered.test(
  'filters by user, application, kind and time, stores the filters in its address, and exports the result',
  async (play) => {
    const list = recorded(auditOf(someAuditLines(45)));
    const saved = catchSavedFiles();
    await expect((await rows(play)).length).toBeGreaterThan(0);
    play.msw.use(list.handler);
    await play.userEvent.selectOptions(
      play.canvas.getByRole('combobox', { name: 'What happened' }),
      'Tax file number shown',
    );
    await arriveAt(play, '/audit/1?q=ann&kind=tax-number-shown&days=365');
    await play.userEvent.selectOptions(
      play.canvas.getByRole('combobox', { name: 'Period' }),
      'All stored entries',
    );
    const box = play.canvas.getByRole('searchbox', { name: 'Search by person or application number' });
    await play.userEvent.clear(box);
    await play.userEvent.paste('#1007');
    await play.userEvent.keyboard('{Enter}');
    await arriveAt(play, '/audit/1?q=%231007&kind=tax-number-shown&days=0');
    await waitFor(async () => {
      const asked = list.requests.at(-1)?.query;
      await expect([asked?.get('ApplicationId'), asked?.get('Kind'), asked?.get('Days')]).toEqual([
        '1007',
        'tax-number-shown',
        '0',
      ]);
    });
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Action' }));
    await play.userEvent.click(await page(play).findByRole('menuitem', { name: 'Export All to CSV' }));
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['audit.csv']));
    saved.release();
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Clear filter' }));
    await arriveAt(play, '/audit/1?days=0');
  },
);

/** Shown while the first page of entries loads. */
export const Loading = meta.story({
  args: { scenario: scenario(auditing(), noResponse(listAudit)) },
  tags: ['state:audit.page.loading'],
});
Loading.test('shows that the entries are loading', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading audit...')).toBeVisible();
});

/** Shown when nothing was recorded in the period. */
export const Empty = meta.story({
  args: { scenario: auditing([]) },
  tags: ['state:audit.page.empty'],
});
Empty.test('says that nothing happened in this period', async ({ canvas }) => {
  await expect(await canvas.findByText('Nothing was recorded in this period.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Clear filter' })).toBeNull();
});

/** Shown when no entry matches the search. */
export const WithoutResult = meta.story({
  args: { at: '/audit/1?q=nobody' },
  tags: ['state:audit.page.without-result'],
});
WithoutResult.test('distinguishes a search without results from an empty period', async (play) => {
  await expect(await play.canvas.findByText('No Results.')).toBeVisible();
});

/** Shown when the entries fail to load. */
export const Failed = meta.story({
  args: { scenario: scenario(auditing(), errorResponse(listAudit, 500)) },
  tags: ['state:audit.page.failed'],
});
Failed.test('can retry a failed read (OP-250)', async (play) => {
  const retry = await play.canvas.findByRole('button', { name: 'Retry' });
  play.msw.use(auditOf(someAuditLines(3)).handler);
  await play.userEvent.click(retry);
  await waitFor(async () => expect(await rows(play)).toHaveLength(3));
});

/** Shows the audit on a phone. */
export const Narrow = meta.story({ ...phone, tags: ['state:audit.page.narrow', 'release'] });
Narrow.test('fits a phone and still shows the user', async (play) => {
  await expect(await play.canvas.findByText('Audit', { selector: 'h1 *, h1' })).toBeVisible();
  const [first] = await rows(play);
  await expect(within(first as HTMLElement).getByText('Fiona Full')).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** Shown to users without the claim: the address redirects to the list. */
export const NoPermission = meta.story({
  args: { as: 'MY', scenario: scenario(auditing(), lists()) },
  tags: ['state:audit.page.no-permission'],
});
NoPermission.test('is an unknown address for users who are not administrators (OP-007)', async (play) => {
  await arriveAt(play, '/list');
});

/** The address names a period and a kind that do not exist. */
export const UnreadableAddress = meta.story({ args: { at: '/audit/1?kind=toString&days=8' } });
UnreadableAddress.test(
  'names the filters that cannot be read, and exports nothing until they are gone (LIST-087)',
  async (play) => {
    await play.canvas.findByText(/^The address filters by What happened, Period, but/);
    await expect(play.canvas.queryByRole('button', { name: 'Action' })).toBeNull();
    await play.userEvent.selectOptions(
      play.canvas.getByRole('combobox', { name: 'What happened' }),
      'User locked',
    );
    await arriveAt(play, '/audit/1?kind=user-locked&days=8');
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Show without this filter' }));
    await arriveAt(play, '/audit/1?kind=user-locked');
    await play.canvas.findByRole('button', { name: 'Action' });
  },
);
