import {
  getVerificationReport,
  listCompanyVerifications,
  listIndividualVerifications,
} from '@portal/api/contract';
import {
  aCompanyVerification,
  anIndividualVerification,
  companyVerificationsOf,
  networkError,
  individualVerificationsOf,
  recorded,
  errorResponse,
  scenario,
  someCompanies,
  someIndividuals,
  noResponse,
  verifying,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { phone } from '../../../testing/phone.ts';
import { holdLongTimers } from '../../../testing/long-timers.ts';
import { arriveAt, page, discard } from '../../../testing/play.ts';
import { PartStory, PortalStory } from '../../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { asked, headings, newSession, pendingInterval, press, rowsOf, table } from '../story-steps.ts';
import { VerificationListScreen, VerificationToggles } from './list-screen.tsx';

let timers: ReturnType<typeof holdLongTimers>;
const meta = preview.meta({
  title: 'Screens/Verifications/List',
  component: PartStory,
  args: { part: <VerificationListScreen />, scenario: verifying() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (story: Parameters<typeof newSession>[0]) => {
    newSession(story);
    timers = holdLongTimers(pendingInterval);
    return timers.release;
  },
});

/** Shows the first page of verified companies. */
export const Default = meta.story({
  render: ({ scenario: given }) => <PortalStory at="/verifications" scenario={given} />,
  tags: ['state:verifications.page.company'],
});
Default.test(
  'shows ten companies with their number, report and reference (VER-001, VER-002, VER-004, VER-011, VER-015, VER-017, VER-018, VER-020, VER-025, VER-028, VER-029, VER-037, VER-040, VER-041, CONST-040, SHELL-009)',
  async (play) => {
    const { canvas } = play;
    await expect(await headings(play)).toEqual([
      'ID',
      'COMPANY',
      'DATE',
      'REQUESTER',
      'STATUS',
      'REPORT',
      'REF NO. / CODE',
    ]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verifications');
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Verifications' })).toHaveAttribute(
      'href',
      '/verifications',
    );
    await expect(canvas.getByRole('button', { name: 'New' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Company', pressed: true })).toBeVisible();
    await expect(canvas.getByText('1 - 10 of 23')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const rows = await rowsOf(play);
    await expect(rows).toHaveLength(10);
    await expect(rows[0]).toHaveTextContent(
      /V35Acme Mining Pty Ltd123 456 78921 Nov 08:30Vera VerifyCompleteDownloadAB1$/,
    );
    await expect(rows[1]).toHaveTextContent(/N\/A$/);
  },
);
Default.test(
  'ignores a click on a company’s row, saves the report by its button, and opens a dialog by its tag (VER-033, VER-034, VER-042, OP-201)',
  async (play) => {
    const saved = catchSavedFiles();
    const [row] = await rowsOf(play);
    if (!row) throw new Error('There is no row.');
    await play.userEvent.click(within(row).getByText('Acme Mining Pty Ltd'));
    await play.userEvent.click(within(row).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['report.pdf']));
    saved.release();
    await play.userEvent.click(within(row).getByRole('button', { name: /^AB1, edit reference of V35/ }));
    await expect(await page(play).findByRole('dialog', { name: 'Add Reference Number' })).toBeVisible();
    await arriveAt(play, '/verifications');
  },
);

Default.test('opens an empty company dialog each time New is clicked (VER-016, VER-066)', async (play) => {
  const { userEvent } = play;
  const open = async () => {
    await press(play, 'New');
    return page(play).findByRole('textbox', { name: /ACN/ });
  };
  await userEvent.type(await open(), '123');
  await userEvent.click(page(play).getByRole('button', { name: 'Cancel' }));
  await discard(play);
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(play.canvas.getByRole('button', { name: 'New' })).toHaveFocus();
  await expect(await open()).toHaveValue('');
});

/** Shows the first page of verified individuals. */
export const Individual = meta.story({
  render: ({ scenario: given }) => <PortalStory at="/verifications" scenario={given} />,
  tags: ['state:verifications.page.individual'],
  play: async (play) => {
    await table(play);
    await press(play, 'Individual');
    await table(play, 'Individual');
  },
});
Individual.test(
  'links individuals to their page, and restores the list on return (VER-005, VER-013, VER-030, VER-031, VER-032, VER-044)',
  async (play) => {
    const { canvas, userEvent } = play;
    await expect(await headings(play, 'Individual')).toEqual([
      'NAME',
      'DATE',
      'REQUESTER',
      'TYPE',
      'STATUS',
      'REPORT',
      'REF NO. / CODE',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('11 - 12 of 12')).toBeVisible();
    const [row] = await rowsOf(play, 'Individual');
    if (!row) throw new Error('There is no row.');
    await expect(within(row).getByRole('link', { name: 'V23' })).toHaveAttribute(
      'href',
      '/verifications/V23',
    );
    await userEvent.click(within(row).getByText('Vera Verify'));
    await arriveAt(play, '/verifications/V23');
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to verifications' }));
    await expect(await canvas.findByText('11 - 12 of 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Individual', pressed: true })).toBeVisible();
  },
);

const companies = recorded(companyVerificationsOf(someCompanies(23)));
/** Shows the last page of verified companies. */
export const LastPage = meta.story({
  args: { scenario: scenario(verifying(), companies) },
  tags: ['state:verifications.page.last-page'],
  play: async (play) => {
    await table(play);
    companies.requests.length = 0;
    await press(play, 'Next page');
    await play.canvas.findByText('V25');
    await press(play, 'Next page');
    await waitFor(async () => expect(await rowsOf(play)).toHaveLength(3));
  },
});
LastPage.test(
  'disables Next on the last page, and sends one request per step, toggle and refresh (VER-014, VER-019, VER-020, VER-021, VER-043, API-075)',
  async (play) => {
    const { canvas, msw } = play;
    const individuals = recorded(individualVerificationsOf(someIndividuals(12)));
    msw.use(individuals.handler);
    await expect(canvas.getByText('21 - 23 of 23')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await press(play, 'Next page');
    await press(play, 'Refresh');
    await waitFor(() => expect(asked(companies)).toHaveLength(3));
    await press(play, 'Previous page');
    await canvas.findByText('V25');
    await press(play, 'Individual');
    await table(play, 'Individual');
    await expect(await canvas.findByText('1 - 10 of 12')).toBeVisible();
    await expect(asked(companies)).toEqual(['Page=2', 'Page=3', 'Page=3']);
    await expect(asked(individuals)).toEqual(['Page=1']);
    await expect(JSON.parse(localStorage.getItem('verificationGridState.harbour.G-FULL') ?? '')).toEqual({
      currentPage: 1,
      searchText: '',
      service: 'Individual',
      type: 'Individual',
    });
  },
);

export const DownloadFailed = meta.story({ tags: ['!dev', '!autodocs'] });
DownloadFailed.test(
  'turns the button of a row into Retry when its download breaks off (ERR-040, OP-250)',
  async (play) => {
    const saved = catchSavedFiles();
    const [row] = await rowsOf(play);
    play.msw.use(errorResponse(getVerificationReport, 500).handler);
    await play.userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Download' }));
    await expect(await within(row as HTMLElement).findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(play.canvas.queryByRole('alert')).toBeNull();
    await expect(saved.files).toEqual([]);
    saved.release();
    await press(play, 'Next page');
    await play.canvas.findByText('V25');
    await expect(play.canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

/** Shown while the first page loads. */
export const Loading = meta.story({
  args: { scenario: scenario(verifying(), noResponse(listCompanyVerifications)) },
  tags: ['state:verifications.page.loading'],
});
Loading.test('shows that the verifications are loading (VER-003)', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading Verifications')).toBeVisible();
});

/** Shown when no company was verified yet. */
export const CompanyEmpty = meta.story({
  args: { scenario: verifying([], []) },
  tags: ['state:verifications.page.company-empty'],
});
CompanyEmpty.test('says how to start the first verification of the type (VER-024)', async (play) => {
  const { canvas } = play;
  const textOf = (type: string) => `There's no ${type} Verifications. Click 'New Verification' to start.`;
  await expect(await canvas.findByText(textOf('Company'))).toBeVisible();
  await expect(canvas.queryByText(/ of /)).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await press(play, 'Individual');
  await expect(await canvas.findByText(textOf('Individual'))).toBeVisible();
});

/** Shown when no verification matches the search. */
export const SearchWithoutResult = meta.story({
  tags: ['state:verifications.page.search-without-result'],
  play: async (play) => {
    await table(play);
    await press(play, 'Next page');
    await play.canvas.findByText('11 - 20 of 23');
    await play.userEvent.type(
      play.canvas.getByRole('searchbox', { name: 'Search verifications' }),
      ' zzz {Enter}',
    );
  },
});
SearchWithoutResult.test(
  'names the search text without results, and starts another search on the first page (VER-022, VER-023, OP-223)',
  async (play) => {
    const { canvas, userEvent, msw } = play;
    await expect(await canvas.findByText("No record was found that matches the keyword 'zzz'")).toBeVisible();
    const call = recorded(companyVerificationsOf(someCompanies(23)));
    msw.use(call.handler);
    const box = canvas.getByRole('searchbox', { name: 'Search verifications' });
    await userEvent.clear(box);
    await userEvent.type(box, 'acme{Enter}');
    await waitFor(async () => expect(await rowsOf(play)).toHaveLength(4));
    await expect(asked(call)).toEqual(['Page=1&search=acme']);
  },
);

/** Shown when the list fails to load. */
export const Failed = meta.story({
  args: { scenario: scenario(verifying(), networkError(listIndividualVerifications)) },
  tags: ['state:verifications.page.failed'],
  play: async (play) => {
    await table(play);
    await press(play, 'Individual');
  },
});
Failed.test(
  'shows the empty state with Retry when the list fails to load (VER-024, ERR-039, OP-250)',
  async (play) => {
    const { canvas, msw } = play;
    await expect(
      await canvas.findByText("There's no Individual Verifications. Click 'New Verification' to start."),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    msw.use(individualVerificationsOf(someIndividuals(12)).handler);
    await press(play, 'Retry');
    await waitFor(async () => expect(await rowsOf(play, 'Individual')).toHaveLength(10));
  },
);
Failed.test('shows no Retry for a rejected request (OP-250)', async (play) => {
  const { canvas, msw } = play;
  await canvas.findByRole('button', { name: 'Retry' });
  msw.use(errorResponse(listIndividualVerifications, 403).handler);
  await press(play, 'Retry');
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
});

const long = 'The Combined Superannuation and Investment Trustees of Greater Wollongong Pty Limited';
/** Shows long and missing values. */
export const Extremes = meta.story({
  args: {
    scenario: verifying([
      aCompanyVerification(35, {
        company: { name: long, companyNumber: '999999999' },
        requester_name: long,
        ref_code: 'R'.repeat(200),
      }),
      aCompanyVerification(34, {
        company: { name: null, companyNumber: null },
        date: null,
        requester_name: null,
        report_link: null,
      }),
    ]),
  },
  tags: ['state:verifications.page.extremes'],
});
Extremes.test(
  'truncates long texts with the full text available, and leaves missing values empty',
  async (play) => {
    const [first, second] = await rowsOf(play);
    if (!first || !second) throw new Error('There are no rows.');
    const name = within(first).getAllByText(long)[0];
    await expect(name?.scrollWidth).toBeGreaterThan(name?.clientWidth ?? 0);
    const tag = within(first).getByRole('button', { name: /^R{200}, edit reference/ });
    await expect(tag).toHaveAttribute('title', 'R'.repeat(200));
    await expect(second).toHaveTextContent(/^V34CompleteDownloadN\/A$/);
  },
);

/** Shows individuals in each status. */
export const EveryStatus = meta.story({
  args: {
    scenario: verifying(
      [aCompanyVerification(2, { report_link: null })],
      ['Pending', 'Complete', 'Passed', 'Failed', 'Refused'].map((status, index) =>
        anIndividualVerification(13 - index, { status }),
      ),
    ),
  },
  tags: ['state:verifications.row.every-status'],
  play: async (play) => {
    await table(play);
    await press(play, 'Individual');
    await table(play, 'Individual');
  },
});
EveryStatus.test(
  'shows each status with text and tone, and no download without a report or while an individual is Pending (VER-035, VER-036, VER-037, VER-038, VER-039, OP-222)',
  async (play) => {
    const rows = await rowsOf(play, 'Individual');
    const toneOf = (row: HTMLElement, status: string) =>
      within(row).getByText(status).closest('[data-tone]')?.getAttribute('data-tone');
    const found = ['Pending', 'Complete', 'Passed', 'Failed', 'Refused'].map((status, index) =>
      toneOf(rows[index] as HTMLElement, status),
    );
    await expect(found).toEqual(['pending', 'success', 'success', 'danger', 'neutral']);
    const unavailable = rows.map((row) =>
      within(row).getByRole('button', { name: 'Download' }).getAttribute('aria-disabled'),
    );
    await expect(unavailable).toEqual(['true', null, null, null, null]);
    await press(play, 'Company');
    const [company] = await rowsOf(play);
    if (!company) throw new Error('There is no row.');
    const button = within(company).getByRole('button', { name: 'Download' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await play.userEvent.hover(button);
    await expect(button).toHaveAccessibleDescription(/There is no report\./);
  },
);
EveryStatus.test(
  'changes a pending verification to Complete within five seconds without a reload, and announces it',
  async (play) => {
    const answered = recorded(
      individualVerificationsOf([anIndividualVerification(13, { status: 'Complete' })]),
    );
    play.msw.use(answered.handler);
    timers.pass(pendingInterval);
    await waitFor(async () => expect((await rowsOf(play, 'Individual'))[0]).toHaveTextContent('Complete'));
    await expect(play.canvas.getByText('V13 is Complete')).toHaveAttribute('role', 'status');
  },
);

/** Shows the toggles of a user with every claim. */
export const EveryToggle = meta.story({
  args: { part: <VerificationToggles value="Company" onChoose={() => undefined} /> },
  tags: ['state:verifications.toggles.every-toggle'],
});
EveryToggle.test(
  'shows the permitted services, four of them disabled with a reason (VER-004 to VER-010, OP-190)',
  async ({ canvas, userEvent }) => {
    const shown = within(canvas.getByRole('group', { name: 'Verification type' })).getAllByRole('button');
    await expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Company',
      'Individual',
      'Smsf lookup',
      'ABN lookup',
      'Email age',
      'IP address',
    ]);
    await expect(shown.map((button) => button.getAttribute('aria-disabled'))).toEqual([
      null,
      null,
      'true',
      'true',
      'true',
      'true',
    ]);
    await userEvent.click(shown[2] as HTMLElement);
    await expect(canvas.getByRole('button', { name: 'Company', pressed: true })).toBeVisible();
    await expect(shown[2]).toHaveAccessibleDescription('Smsf lookup is not offered by this portal.');
  },
);

/** Shows the list for a user who may verify only individuals. */
export const IndividualOnly = meta.story({
  args: { as: 'VERIFY' },
  tags: ['state:permission.verifications.individual-only'],
});
IndividualOnly.test(
  'starts with individuals and offers no other service (VER-004, VER-005 to VER-009, VER-012)',
  async (play) => {
    await table(play, 'Individual');
    const group = within(play.canvas.getByRole('group', { name: 'Verification type' }));
    await expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Individual']);
    await expect(group.getByRole('button', { pressed: true })).toBeVisible();
  },
);

/** Shows the list on a phone. */
export const Narrow = meta.story({
  ...phone,
  render: ({ scenario: given }) => <PortalStory at="/verifications" scenario={given} />,
  tags: ['state:responsive.verifications.narrow', 'release'],
});
Narrow.test('folds its rows and never scrolls horizontally (VER-028)', async (play) => {
  const [row] = await rowsOf(play);
  await expect(row).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  for (const name of ['Company', 'IP address'])
    await expect(play.canvas.getByRole('button', { name }).getBoundingClientRect().right).toBeLessThanOrEqual(
      390,
    );
  await expect(within(row as HTMLElement).getByRole('button', { name: 'Download' })).toBeVisible();
});
