import {
  countApplications,
  findRecords,
  listAudit,
  listSavedViews,
  listSessions,
  type Feature,
} from '@portal/api/contract';
import {
  aSheet,
  aUser,
  branding,
  bulkUploading,
  configuring,
  emailing,
  errorResponse,
  finding,
  lists,
  managingUsers,
  recorded,
  scenario,
  signedInAt,
  viewing,
  type Mock,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { openPalette, option, options } from '../palette/palette-steps.ts';
import { chooseFile, openUpload } from '../screens/applications/load-steps.ts';
import { arriveAt, page, type Play } from '../testing/play.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const all = scenario(
  lists(),
  viewing(),
  finding(),
  managingUsers(),
  branding(),
  configuring(),
  bulkUploading(),
  emailing(),
  signedInAt(),
);

const meta = preview.meta({
  title: 'Screens/Missing features',
  component: PortalStory,
  args: { at: '/list', scenario: all },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const entries = async (play: Play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Fiona Full' }));
  return within(await page(play).findByRole('menu', { name: 'Fiona Full' }))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};

const accountFeatures: readonly Feature[] = [
  'Audit',
  'Sessions',
  'SignInMethods',
  'BrandStudio',
  'Passwords',
];

/** Shown in front of a back end that has only the calls of the specifications. */
export const AccountMenu = meta.story({ args: { missing: accountFeatures } });
AccountMenu.test('has no entry for what the back end lacks', async (play) => {
  await expect(await entries(play)).toEqual(['Appearance', 'Tenant Configuration', 'Log Out']);
});
AccountMenu.test('offers none of it in the palette', async (play) => {
  await openPalette(play, 'a');
  await option(play, 'Appearance');
  for (const name of ['Audit', 'Sessions', 'Sign-in methods', 'Brand'])
    await expect(options(play)).not.toContain(name);
});

export const AuditRoute = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/audit', missing: ['Audit'] },
});
AuditRoute.test('leads from the page of a missing feature to the start page', (play) =>
  arriveAt(play, '/list'),
);

export const BrandRoute = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/admin/brand', missing: ['BrandStudio'] },
});
BrandRoute.test('leads from the brand studio to the start page', (play) => arriveAt(play, '/list'));

export const AuditNotFound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/audit', scenario: scenario(all, errorResponse(listAudit, 404)) },
});
AuditNotFound.test('finds out by a 404 of the call that a feature is missing', async (play) => {
  await arriveAt(play, '/list');
  await expect(await entries(play)).not.toContain('Audit');
});

export const SessionsNotFound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(all, errorResponse(listSessions, 404)) },
});
SessionsNotFound.test('offers the sessions no more after a 404', async (play) => {
  await expect(await entries(play)).toContain('Sessions');
  await play.userEvent.click(page(play).getByRole('menuitem', { name: 'Sessions' }));
  await page(play).findByText('Your sessions could not be read.');
  await play.userEvent.click(await page(play).findByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(await entries(play)).not.toContain('Sessions');
});

export const FiguresNotFound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/reports?figures=ours', scenario: scenario(all, errorResponse(countApplications, 404)) },
});
FiguresNotFound.test('shows the sample figures after a 404 of the counts', async (play) => {
  await arriveAt(play, '/reports?figures=sample');
  await expect(play.canvas.queryByRole('button', { name: 'Our figures' })).toBeNull();
});

export const Settings = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/settings', missing: ['Passwords'] },
});
Settings.test('resets no password where the back end has none', async ({ canvas }) => {
  await expect(await canvas.findByLabelText('E-mail')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Reset password' })).toBeNull();
});

/** Shown where the back end keeps no versions and has no brand studio. */
export const Administration = meta.story({ args: { at: '/admin', missing: ['BrandStudio', 'Histories'] } });
Administration.test('shows neither studio nor histories', async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox', { name: 'Email' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Brand studio' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /^History of/ })).toBeNull();
});

const watched = (endpoint: typeof listSavedViews | typeof findRecords) =>
  recorded(all.find((one) => one.endpoint === endpoint) as Mock);
const views = watched(listSavedViews);
const found = watched(findRecords);

export const Palette = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { missing: ['Views', 'Search'], scenario: scenario(all, views, found) },
});
Palette.test('requests neither views nor records', async (play) => {
  await expect(await play.canvas.findByRole('button', { name: 'Columns' })).toBeVisible();
  await expect(play.canvas.queryByRole('button', { name: 'Views' })).toBeNull();
  await openPalette(play, 'smith');
  await page(play).findAllByText(/no (?:results|match)|nothing/i);
  await expect([...views.requests, ...found.requests]).toEqual([]);
});

export const Upload = meta.story({ tags: ['!dev', '!autodocs'], args: { missing: ['Template'] } });
Upload.test('offers no template', async (play) => {
  const dialog = await openUpload(play);
  await expect(await dialog.findByText(/One spreadsheet/)).toBeVisible();
  await expect(dialog.queryByText(/template/i)).toBeNull();
});

export const RefusedUpload = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { missing: ['UploadCorrections'], scenario: scenario(all, bulkUploading('InvalidFileData')) },
});
RefusedUpload.test('offers the error template only', async (play) => {
  const dialog = await openUpload(play);
  await chooseFile(play, aSheet());
  await expect(await dialog.findByRole('link', { name: 'Download error template' })).toBeVisible();
  await expect(dialog.queryByRole('button', { name: 'Correct here' })).toBeNull();
});

export const Users = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/users',
    missing: ['InvitationResend'],
    scenario: scenario(all, managingUsers([aUser(1, { Status: 'Invited' })])),
  },
});
Users.test('sends no invitation again', async (play) => {
  await play.userEvent.click(
    await play.canvas.findByRole('button', { name: 'Row menu for Nadia Brookfield' }),
  );
  const items = (await page(play).findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await expect(items).toEqual(['Deactivate']);
});
