import {
  getActivityFeed,
  getApplication,
  getApplicationIps,
  getComments,
  getRows,
  reloadApplication,
  type Endpoint,
} from '@portal/api/contract';
import {
  anApplicationDetail,
  aFilledApplicationDetail,
  detailOf,
  mock,
  productsOf,
  recorded,
  errorResponse,
  scenario,
  noResponse,
  delayed,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { atWidth } from '../../../testing/at-width.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Canvas, Play } from '../../../testing/play.ts';
import { card } from './detail-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Page',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailOf(aFilledApplicationDetail()) },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

/** The cards in design order, with the Activity feed next to them. */
const order = [
  'Progress',
  'Exceptions',
  'Details',
  'Approval Status',
  'Documents',
  'Electronic Verification summary',
  'Additional Documents',
  'Tax Information Details',
  'VPN Summary',
  'Comments',
  'Activity feed',
];

const headingsOf = (canvas: Canvas) =>
  within(canvas.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

/** Waits for the data and, with `andAlso`, for a card whose script loads in parallel. */
async function everythingRead(canvas: Canvas, andAlso = 'Activity feed'): Promise<void> {
  await card(canvas, andAlso);
  await waitFor(() => expect(canvas.queryByRole('status', { name: /^Loading/ })).toBeNull());
}

/** Shows the page of an application with every card filled. */
export const Default = meta.story({ tags: ['state:detail.page.complete'] });
Default.test(
  'shows the applicant and the account, and every card in order (DETAIL-001, DETAIL-005, DETAIL-009, DETAIL-010, DETAIL-011, DETAIL-012, DETAIL-013, DETAIL-022, DETAIL-029, DETAIL-072, OP-110)',
  async ({ canvas }) => {
    await everythingRead(canvas, 'Comments');
    await expect(canvas.getByRole('heading', { level: 1, name: '[1001]' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Marchetti Family Trust')).toBeVisible();
    for (const fact of ['1001', '0412 000 418', 'elena.marchetti@post.example']) {
      await expect(main.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByRole('img', { name: '100%' })).toBeVisible();
    const shown = headingsOf(canvas);
    await expect(shown).toEqual(order.filter((name) => shown.includes(name)));
    await expect(shown).toEqual(expect.arrayContaining(['Exceptions', 'VPN Summary', 'Comments']));
  },
);

/** Shows the page in a wide window, with cards next to each other. */
export const Wide = meta.story(atWidth(1440, 900));
Wide.test('shows cards side by side with the feed next to them (DETAIL-072)', async ({ canvas }) => {
  await everythingRead(canvas);
  const at = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
  await expect(at('Activity feed').left).toBeGreaterThan(at('Details').right);
  await expect(at('Exceptions').left).toBeGreaterThan(at('Progress').right);
  await expect(at('Exceptions').height).toBe(at('Progress').height);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** Shows a new application without optional values. */
export const NewAndEmpty = meta.story({
  args: {
    scenario: scenario(
      detailOf(
        anApplicationDetail({
          Status: 'Primary edit',
          IsComplete: false,
          CompletionPercentage: 'abc',
          DateCompletedTimestamp: null,
          ApplicationModeCode: null,
          SubBrandName: null,
          PromoCode: null,
          ExternalID: null,
          AccountNumber: null,
          InvestmentAmount: null,
          ...productsOf(),
          AdviserName: null,
          AssigneeUserId: null,
          AssigneeDisplayName: null,
          Label: null,
          SystemLabel: null,
        }),
      ),
      mock(getApplicationIps, { params: { id: '1001' }, query: {} }, { ApplicationIps: [] }),
    ),
  },
  tags: ['state:detail.page.new-and-empty'],
});
NewAndEmpty.test(
  'no card is blank, and every optional row shows a dash (DETAIL-023, DETAIL-028, DETAIL-070, OP-114, OP-115)',
  async ({ canvas }) => {
    await everythingRead(canvas);
    await expect(canvas.getByRole('img', { name: '0%' })).toBeVisible();
    for (const [name, text] of [
      ['Exceptions', 'No exceptions found'],
      ['Approval Status', 'No approvals.'],
      ['Electronic Verification summary', 'No requirements.'],
      ['Additional Documents', 'No additional documents.'],
      ['VPN Summary', 'VPN detection results are not available for this application.'],
    ] as const) {
      await expect((await card(canvas, name)).getByText(text)).toBeVisible();
    }
    const details = await card(canvas, 'Details');
    const empty = details.getAllByRole('term').filter((term) => term.nextElementSibling?.textContent === '-');
    await expect(empty.map((term) => term.textContent)).toEqual([
      'Mode',
      'Time to complete',
      'Owner',
      'Promo code',
      'External ID',
      'Account number',
      'Assignee',
      'Label',
      'Tag',
      'Sub-brand',
      'Investment amount',
      'Products',
    ]);
    await expect(details.queryByText('Date Completed')).toBeNull();
  },
);

/** Shows an application whose personal data were removed. */
export const Depersonalised = meta.story({
  args: {
    scenario: detailOf(
      anApplicationDetail({
        Status: 'Depersonalised',
        AccountName: null,
        PrimaryApplicantName: null,
        PrimaryApplicantPhone: null,
        Email: null,
      }),
    ),
  },
  play: async ({ canvas, userEvent }: Play) => {
    await everythingRead(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menuitem', { name: 'Cancel application' });
  },
  tags: ['state:detail.page.depersonalised'],
});
Depersonalised.test(
  'shows no personal data, no Edit button and no action that needs a person (ACT-019, ACT-051, ACT-064, ACT-065, ACT-116)',
  async ({ canvas }) => {
    const names = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    await expect(names).not.toContain('Depersonalise application');
    await expect(names).not.toContain('Resend email');
    await expect(canvas.queryByRole('button', { name: 'Edit', hidden: true })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Copy (phone|e-mail)$/, hidden: true })).toBeNull();
    await expect(canvas.getAllByText('Depersonalised').length).toBeGreaterThan(0);
  },
);

const waited = [
  ['Comments', /^Loading comments/],
  ['VPN Summary', /^Loading VPN/],
  ['Activity feed', /^Loading activity/],
] as const;

/** Shown while comments, IP addresses and activity are still loading. */
export const SideCallsLoading = meta.story({
  args: {
    scenario: scenario(
      detailOf(aFilledApplicationDetail()),
      noResponse(getComments),
      noResponse(getApplicationIps),
      noResponse(getActivityFeed),
    ),
  },
  tags: ['state:detail.page.side-calls-loading'],
});
SideCallsLoading.test(
  'shows the application while the other calls are running, and names what is loading (DETAIL-080, OP-158)',
  async ({ canvas }) => {
    for (const [name, status] of waited) {
      await expect((await card(canvas, name)).getByRole('status', { name: status })).toBeVisible();
    }
    await expect((await card(canvas, 'Approval Status')).getByText('Elena Marchetti')).toBeVisible();
  },
);

/** Shown when comments, IP addresses and activity could not be loaded. */
export const SideCallsFailed = meta.story({
  args: {
    scenario: scenario(
      detailOf(aFilledApplicationDetail()),
      errorResponse(getComments, 500),
      errorResponse(getApplicationIps, 500),
      errorResponse(getActivityFeed, 500),
    ),
  },
  tags: ['state:detail.page.side-calls-failed'],
});
SideCallsFailed.test(
  'keeps the data and offers Retry for each of the three calls (DETAIL-080, OP-250)',
  async ({ canvas }) => {
    await everythingRead(canvas);
    for (const [name] of waited) {
      await expect(await (await card(canvas, name)).findByRole('button', { name: 'Retry' })).toBeVisible();
    }
    await expect((await card(canvas, 'Activity feed')).getByText('No activity.')).toBeVisible();
    await expect((await card(canvas, 'Exceptions')).getByText(/California resident/)).toBeVisible();
  },
);

/** Records what Refresh requests. The fresh copy arrives when the test releases it. */
function watched() {
  const mocks = detailOf(aFilledApplicationDetail());
  const find = (endpoint: Endpoint) => {
    const found = mocks.find((one) => one.endpoint === endpoint);
    if (!found) throw new Error(`Nothing answers ${endpoint.id}.`);
    return found;
  };
  const reads = [getApplication, getActivityFeed, getApplicationIps, getComments].map((endpoint) =>
    recorded(find(endpoint)),
  );
  const reload = delayed(find(reloadApplication));
  return { reads, reload, scenario: scenario(mocks, reads, reload) };
}

const network = watched();

export const Refreshed = meta.story({ tags: ['!dev', '!autodocs'], args: { scenario: network.scenario } });
Refreshed.test(
  'requests a fresh copy, then refetches the application, its feed, addresses and comments (API-022, API-040, DETAIL-018, OP-154)',
  async ({ canvas, userEvent }) => {
    await everythingRead(canvas);
    const asked = () => network.reads.map(({ requests }) => requests.length);
    for (const { requests } of network.reads) requests.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(asked()).toEqual([0, 0, 0, 0]);
    network.reload.respond();
    await waitFor(() => expect(asked()).toEqual([1, 1, 1, 1]));
  },
);

export const RowsLoading = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(detailOf(aFilledApplicationDetail()), noResponse(getRows)) },
});
RowsLoading.test('does not wait for the optional rows', async ({ canvas }) => {
  const details = await card(canvas, 'Details');
  await expect(details.getAllByRole('term')).toHaveLength(5);
  await expect(details.queryByRole('button', { name: 'Retry' })).toBeNull();
});

const asked = [getComments, getApplicationIps].map((endpoint) => recorded(errorResponse(endpoint, 403)));
/** Shown to users without any claim beyond their own applications. */
export const Minimal = meta.story({
  args: { as: 'MY', scenario: scenario(detailOf(minimalDetail()), asked) },
  tags: ['state:permission.detail.minimal'],
});
Minimal.test(
  'shows the cards that need no claim, and no action (DETAIL-015, DETAIL-016, DETAIL-017, DETAIL-078, OP-047)',
  async ({ canvas }) => {
    await everythingRead(canvas);
    await expect(headingsOf(canvas)).toEqual([
      'Progress',
      'Details',
      'Approval Status',
      'Electronic Verification summary',
      'Additional Documents',
      'Activity feed',
    ]);
    const buttons = within(canvas.getByRole('main')).getAllByRole('button');
    await expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Refresh',
      'Copy application ID',
      'Copy phone',
      'Copy e-mail',
      '+2: Property, Gold',
    ]);
    await expect(asked.flatMap(({ requests }) => requests)).toEqual([]);
  },
);

/** Shown to users who may edit applications but not reset approvals. */
export const CompleteWithoutReset = meta.story({
  args: { as: 'EDIT' },
  tags: ['state:permission.detail.complete-without-reset'],
});
CompleteWithoutReset.test(
  'the application can be viewed but not edited (ACT-050, DETAIL-016)',
  async ({ canvas }) => {
    await everythingRead(canvas);
    await expect(canvas.getByRole('button', { name: 'View' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
);

/** Without a claim the server omits its fields. */
function minimalDetail() {
  const {
    Documents: _documents,
    BusinessRuleViolations: _violations,
    ApplicationTaxInformations: _tax,
    ...detail
  } = aFilledApplicationDetail();
  return detail;
}

/** Shows a locked application. */
export const Locked = meta.story({
  args: {
    scenario: detailOf(
      aFilledApplicationDetail({ Status: 'Locked', IsComplete: false, DateCompletedTimestamp: null }),
    ),
  },
});
Locked.test(
  'a locked application opens like any other and can be unlocked (DETAIL-079, OP-156)',
  async ({ canvas, userEvent }) => {
    await everythingRead(canvas);
    await expect((await card(canvas, 'Approval Status')).getByText('Elena Marchetti')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Unlock Application' })).toBeVisible();
  },
);

const identity = (({ ApplicationGuid, ApplicationId }) => ({ ApplicationGuid, ApplicationId }))(
  aFilledApplicationDetail(),
);
const foreignDetail = (reply: object) =>
  scenario(
    detailOf(aFilledApplicationDetail()),
    mock(getApplication, { params: { id: '1001' } }, reply as never),
  );

/** Shown when another back end sends nothing of an application that can be read, except its ids. */
export const Unreadable = meta.story({
  args: {
    scenario: foreignDetail({
      ...Object.fromEntries(Object.keys(aFilledApplicationDetail()).map((name) => [name, { secret: 1 }])),
      ...identity,
    }),
  },
  tags: ['state:detail.page.unreadable'],
});
Unreadable.test('opens, and each card says what cannot be read (OP-389)', async ({ canvas }) => {
  await everythingRead(canvas, 'Comments');
  await expect(headingsOf(canvas)).toEqual(order);
  const details = await card(canvas, 'Details');
  const line = details.getByText(/^Values that cannot be read: /).textContent;
  for (const name of ['Status', 'Is Complete', 'Email', 'Investment Amount', 'Report Items', 'Api Items'])
    await expect(line).toContain(name);
  await expect(line).not.toContain('Requirements');
  for (const name of ['Exceptions', 'Approval Status', 'Documents', 'Tax Information Details'])
    await expect((await card(canvas, name)).getByText('Values that cannot be read: 1')).toBeVisible();
});

export const IdsAlone = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: foreignDetail(identity) },
});
IdsAlone.test('opens when only the ids of the application were sent (OP-389)', async ({ canvas }) => {
  await everythingRead(canvas, 'Comments');
  await expect(canvas.getByRole('heading', { level: 1, name: '[1001]' })).toBeVisible();
  await expect(
    (await card(canvas, 'Details')).getByText('Values that cannot be read: Status, Is Complete'),
  ).toBeVisible();
});
