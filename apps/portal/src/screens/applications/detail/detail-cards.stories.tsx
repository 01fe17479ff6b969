import {
  getActivityFeed,
  getRows,
  getSystemConfiguration,
  type ApplicationDetail,
} from '@portal/api/contract';
import {
  anApplicationDetail,
  timestampOf,
  detailOf,
  guidOf,
  handlersOf,
  mock,
  productsOf,
  errorResponse,
  rowConfigurationOf,
  scenario,
  noResponse,
  systemConfiguration,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Canvas } from '../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Cards',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailOf() },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

const detailsPicture = { role: 'region', name: 'Details' };

/** The rows of the Details card as displayed. */
async function details(canvas: Canvas): Promise<Record<string, string | null | undefined>> {
  const terms = (await card(canvas, 'Details')).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
}

/** Shows the cards of a complete application with every optional row. */
export const Default = meta.story({
  parameters: { picture: detailsPicture },
  tags: ['state:detail.details.every-row'],
});
Default.test(
  'shows the fixed rows and every optional one with its edit buttons, and the events, newest first (DETAIL-029, DETAIL-040, DETAIL-041, DETAIL-042, OP-113, OP-114)',
  async ({ canvas }) => {
    const { Assignee, Products, ...rows } = await details(canvas);
    await expect(rows).toEqual({
      Status: 'Complete',
      'Application Type': 'Trust Individual',
      Channel: 'Adviser',
      'Date Created': '12 Mar 2026 09:14',
      'Date Completed': '14 Mar 2026 11:20',
      Mode: 'Online',
      'Time to complete': '2d 2h 6m',
      Owner: 'Priya Raman',
      'Promo code': 'SPRING26',
      'External ID': 'EXT-20117',
      'Account number': '70011001',
      Label: 'VIP',
      Tag: 'Priority',
      'Sub-brand': 'Harbour Advice',
      'Investment amount': '1,250,001',
    });
    await expect(Assignee).toContain('Ann Able');
    await expect(Products).toBe('CashSharesBonds+2');
    const entries = await (await card(canvas, 'Activity feed')).findAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Application completed14 Mar 2026 11:20',
      'Elena Marchetti uploaded 2 documents13 Mar 2026 11:20',
      'Application created by Priya Raman12 Mar 2026 09:14',
    ]);
    const names = (await card(canvas, 'Details')).getAllByRole('button').map((button) => button.ariaLabel);
    await expect(names).toEqual(['Edit Owner', 'Assignee', 'Label', '+2: Property, Gold']);
  },
);
Default.test('shows the products behind +2 on focus (DETAIL-081, OP-084)', async ({ canvas }) => {
  const rest = (await card(canvas, 'Details')).getByRole('button', { name: '+2: Property, Gold' });
  rest.focus();
  await expect(await screen.findByText('Property, Gold')).toBeVisible();
});

/** Shows the cards of an application that an adviser is editing. */
export const BeingEdited = meta.story({
  args: {
    scenario: detailOf(
      anApplicationDetail({ Status: 'Adviser edit', IsComplete: false, DateCompletedTimestamp: null }),
    ),
  },
});
BeingEdited.test(
  'the signing mode and the address can be edited only before completion (OP-113, ACT-028)',
  async ({ canvas }) => {
    const details = await card(canvas, 'Details');
    await expect(details.getByRole('button', { name: 'Change Signing Mode' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Email Address' })).toBeVisible();
  },
);

/** Shown to users who may not edit anything. */
export const WithoutClaims = meta.story({ args: { as: 'MY' } });
WithoutClaims.test('values have no edit buttons without the permissions', async ({ canvas }) => {
  const names = (await card(canvas, 'Details')).getAllByRole('button').map((button) => button.ariaLabel);
  await expect(names).toEqual(['+2: Property, Gold']);
});

/** Shown when the tenant has enabled no optional row. */
export const FixedRowsOnly = meta.story({
  args: { scenario: scenario(detailOf(), mock(getRows, {}, rowConfigurationOf([]))) },
  parameters: { picture: detailsPicture },
  tags: ['state:detail.details.fixed-rows-only'],
});
FixedRowsOnly.test('hides the optional rows that are disabled', async ({ canvas }) => {
  await expect(Object.keys(await details(canvas))).toEqual([
    'Status',
    'Application Type',
    'Channel',
    'Date Created',
    'Date Completed',
  ]);
});

const twelve = ['Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure'].flatMap((name) => [
  name,
  `${name} (hedged)`,
]);

/** Shows unknown and long values with the date format of the tenant. */
export const RowExtremes = meta.story({
  args: {
    scenario: scenario(
      detailOf(
        anApplicationDetail({
          ...productsOf(...twelve),
          Status: 'Awaiting the registrar',
          ApplicationModeCode: 'Carrier pigeon',
          AdviserName:
            'Bartholomew Featherstonehaugh-Cholmondeley of the Melbourne and Geelong Regional Office',
          Label:
            'Refer to the national settlements desk before anything is sent to the applicant or the trustee',
        }),
      ),
      mock(getSystemConfiguration, {}, { ...systemConfiguration, DefaultDateFormat: 'YYYY-MM-DD' }),
    ),
  },
  parameters: { picture: detailsPicture },
  tags: ['state:detail.details.extremes'],
});
RowExtremes.test(
  'shows unknown values unchanged and dates in the configured format, within the width of the window (DETAIL-043, DETAIL-082)',
  async ({ canvas }) => {
    await expect(await details(canvas)).toMatchObject({
      Status: 'Awaiting the registrar',
      Mode: 'Print & Sign',
      'Date Created': '2026-03-12',
      'Date Completed': '2026-03-14',
      Products: 'CashCash (hedged)Shares+9',
    });
    await details(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

/** Shows the times of a tenant whose zone is not the browser's. */
export const OtherTimeZone = meta.story({ args: { record: { TimeZone: 'Australia/Perth' } } });
OtherTimeZone.test(
  'shows every time in the zone of the tenant and names it once (LIST-165, DETAIL-045, OP-380)',
  async ({ canvas }) => {
    await expect(await details(canvas)).toMatchObject({
      'Date Created': '12 Mar 2026 06:14',
      'Date Completed': '14 Mar 2026 08:20',
    });
    await expect(await (await card(canvas, 'Activity feed')).findByText('14 Mar 2026 08:20')).toBeVisible();
    await expect(canvas.getAllByText('Times are in the time zone Australia/Perth.')).toHaveLength(1);
  },
);

/** Shown when the configuration of the optional rows could not be loaded. */
export const RowsFailed = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(getRows, 500)) },
});
RowsFailed.test('keeps the fixed rows and offers Retry', async ({ canvas, userEvent, msw }) => {
  await expect(Object.keys(await details(canvas))).toHaveLength(5);
  msw.use(...handlersOf(detailOf()));
  await userEvent.click((await card(canvas, 'Details')).getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(Object.keys(await details(canvas))).toHaveLength(17));
});

const approval = (ApplicantName: string, Status: string) => ({
  IndividualId: ApplicantName,
  ApplicantName,
  Status,
  UpdateDate: null,
  IsMFALocked: false,
  SendEmail: false,
});

const underWay: Partial<ApplicationDetail> = {
  ApplicationId: 1002,
  ApplicationGuid: guidOf(1002),
  Status: 'Documents pending',
  IsComplete: false,
  CompletionPercentage: '67.9',
  DateCompletedTimestamp: null,
  AccountNumber: null,
  ApplicantApprovals: [
    approval('Elena Marchetti', 'Approved'),
    approval('Dominic Marchetti', ''),
    approval('Carla Marchetti-Doyle', ''),
  ],
  OutstandingDocuments: [
    { Name: 'Certified trust deed', ActionRequired: null },
    { Name: 'Bank account evidence', ActionRequired: null },
  ],
  BusinessRuleViolations: [{ ViolationName: 'CALIFORNIARESIDENT', ViolationDateTimeStamp: null }],
};

/** Shows the progress of an application that is being filled in. */
export const PartialProgress = meta.story({
  args: {
    at: '/application/1002?from=all',
    scenario: scenario(
      detailOf(anApplicationDetail(underWay)),
      mock(
        getActivityFeed,
        { params: { guid: guidOf(1002) } },
        {
          ActivityFeedItems: [
            {
              Text: 'Application created by Priya Raman',
              Timestamp: timestampOf('2026-03-12T09:14:00+11:00'),
            },
          ],
        },
      ),
    ),
  },
  parameters: { picture: { role: 'region', name: 'Progress' } },
  tags: ['state:detail.progress.partial'],
});
PartialProgress.test(
  'names the ring by the whole percentage, says what is missing, and shows a dash for a missing value (CONST-020, DETAIL-022, DETAIL-023, OP-082)',
  async ({ canvas }) => {
    const progress = await card(canvas, 'Progress');
    await expect(progress.getByRole('img', { name: '67%' })).toBeVisible();
    await expect(progress.getByText('Approvals').nextElementSibling).toHaveTextContent('1 of 3');
    await expect(progress.getByText('Documents due').nextElementSibling).toHaveTextContent('2');
    await expect(progress.getByText('Exceptions').nextElementSibling).toHaveTextContent('1');
    await expect(progress.queryByText('Identity checks')).toBeNull();
    const rows = await details(canvas);
    await expect(rows).toMatchObject({ 'Time to complete': '-', 'Account number': '-' });
    await expect(rows).not.toHaveProperty('Date Completed');
  },
);

/** Shown while the activity feed is loading. */
export const FeedLoading = meta.story({
  args: { scenario: scenario(detailOf(), noResponse(getActivityFeed)) },
});
FeedLoading.test('shows that the feed is loading while the other cards are shown', async ({ canvas }) => {
  await expect((await card(canvas, 'Activity feed')).getByRole('status')).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible();
});

/** Shown when the activity feed could not be loaded. */
export const FeedFailed = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(getActivityFeed, 500)) },
});
FeedFailed.test('keeps the other cards and offers Retry', async ({ canvas, userEvent, msw }) => {
  const feed = await card(canvas, 'Activity feed');
  await expect(await feed.findByText('No activity.')).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Trust Individual');
  msw.use(...handlersOf(detailOf()));
  await userEvent.click(feed.getByRole('button', { name: 'Retry' }));
  await expect(await feed.findByText('Application completed')).toBeVisible();
});

/** Shown when the server does not permit the activity feed. */
export const FeedRefused = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(getActivityFeed, 403)) },
});
FeedRefused.test('looks empty and has no button', async ({ canvas }) => {
  const feed = await card(canvas, 'Activity feed');
  await expect(await feed.findByText('No activity.')).toBeVisible();
  await expect(feed.queryByRole('button')).toBeNull();
});
