import { getVerification, getVerificationReport } from '@portal/api/contract';
import {
  aPendingVerification,
  mock,
  aReportLink,
  networkError,
  recorded,
  errorResponse,
  scenario,
  noResponse,
  verificationOf,
  verifying,
  type Mock,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../../../testing/long-timers.ts';
import { arriveAt, page, type Play } from '../../../testing/play.ts';
import { installScenario, PartStory, PortalStory } from '../../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { pendingInterval } from '../story-steps.ts';
import { VerificationScreen } from './verification-screen.tsx';

const base = (...more: readonly Mock[]) => scenario(verifying(), ...more);
/** The response of a server that sends no file name. */
const namelessReport = mock(
  getVerificationReport,
  { params: { report: 'x' } },
  new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
);
const pending = mock(getVerification, { params: { number: '13' } }, aPendingVerification());

let timers: ReturnType<typeof holdLongTimers>;
const meta = preview.meta({
  title: 'Screens/Verifications/Detail',
  component: PartStory,
  args: { part: <VerificationScreen id="V12" />, scenario: base() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (story: Parameters<typeof installScenario>[0]) => {
    installScenario(story);
    timers = holdLongTimers(pendingInterval);
    return timers.release;
  },
});

const card = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.findByRole('region', { name });
/** Labels and values of a card, in order. */
const factsOf = async (play: Pick<Play, 'canvas'>, name: string) =>
  within(await card(play, name))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const notFound =
  'This Verification cannot be found. The Verification may no longer exist or you might not have permission to view it.';

/** Shows a completed biometric verification with its report. */
export const Default = meta.story({
  render: ({ scenario: given }) => <PortalStory at="/verifications/V12" scenario={given} />,
  tags: ['state:verification-detail.page.biometric-complete'],
});
Default.test(
  'shows the request, its result and the report (VDET-001, VDET-005 to VDET-013, VDET-015 to VDET-019, CONST-035, CONST-039, SHELL-010)',
  async (play) => {
    const { canvas } = play;
    await expect(await factsOf(play, 'Details')).toEqual([
      ['Status', 'Complete'],
      ['Requester', 'Fiona Full'],
      ['Created', '05 Feb 2025 14:07'],
      ['Completed', '05 Feb 2025 22:41'],
      ['Verification type', 'Biometric Verification'],
      ['Reference number', '1113'],
    ]);
    await expect(await factsOf(play, 'Verification Result')).toEqual([
      ['Individual', 'Hamish Dunmore'],
      ['Verified Name', 'Hamish Alasdair Dunmore'],
      ['Result', 'Passed'],
      ['Date/Time', '05 Feb 2025 22:41'],
    ]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^V12$/);
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Verifications' })).toBeVisible();
    const saved = catchSavedFiles();
    await play.userEvent.click(canvas.getByRole('link', { name: 'Biometric verification report V12.pdf' }));
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['report.pdf']));
    saved.release();
    await play.userEvent.click(canvas.getByRole('link', { name: 'Back to verifications' }));
    await arriveAt(play, '/verifications');
  },
);
Default.test('changes the reference without reloading the verification (VDET-010, OP-224)', async (play) => {
  const reading = recorded(verificationOf());
  await card(play, 'Details');
  play.msw.use(reading.handler);
  await play.userEvent.click(play.canvas.getByRole('button', { name: '1113, edit reference of V12' }));
  const input = await page(play).findByRole('textbox', { name: 'Reference number or code' });
  await play.userEvent.clear(input);
  await play.userEvent.click(page(play).getByRole('button', { name: 'Confirm' }));
  await expect(await play.canvas.findByRole('button', { name: 'N/A, edit reference of V12' })).toBeVisible();
  await expect(reading.requests).toEqual([]);
});

/** Shown while the verification loads. */
export const Loading = meta.story({
  args: { scenario: base(noResponse(getVerification)) },
  tags: ['state:verification-detail.page.loading'],
});
Loading.test('shows that the verification is loading (VDET-003)', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading Verification Details')).toBeVisible();
});

/** Shows a completed screening, which has no verified name. */
export const OtherComplete = meta.story({
  args: {
    scenario: base(
      verificationOf({
        requestType: 'Individual Screening',
        responseResult: 'Failed',
        verifiedName: 'Somebody Else',
        reportName: null,
      }),
    ),
  },
  tags: ['state:verification-detail.page.other-complete'],
});
OtherComplete.test(
  'shows no verified name and the default report name (VDET-009, VDET-014, VDET-015, API-096, OP-207, OP-221)',
  async (play) => {
    await expect(await factsOf(play, 'Verification Result')).toEqual([
      ['Individual', 'Hamish Dunmore'],
      ['Verified Name', 'N/A'],
      ['Result', 'Failed'],
      ['Date/Time', '05 Feb 2025 22:41'],
    ]);
    const result = within(await card(play, 'Verification Result')).getByText('Failed');
    await expect(result.closest('[data-tone]')).toHaveAttribute('data-tone', 'danger');
    const saved = catchSavedFiles();
    play.msw.use(namelessReport.handler);
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'VerificationReport.pdf' }));
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['VerificationReport.pdf']));
    saved.release();
  },
);

/** Shown while a verification has no result. */
export const Pending = meta.story({
  args: { part: <VerificationScreen id="V13" />, scenario: base(pending) },
  tags: ['state:verification-detail.page.pending'],
});
Pending.test(
  'shows no result and no report while the verification is pending (VDET-005, VDET-008, VDET-011, VDET-022)',
  async (play) => {
    await expect((await factsOf(play, 'Details')).map(([term]) => term)).toEqual([
      'Status',
      'Requester',
      'Created',
      'Verification type',
      'Reference number',
    ]);
    await expect(play.canvas.queryByRole('region', { name: 'Verification Result' })).toBeNull();
    await expect(within(await card(play, 'Documents')).getByText('No report yet.')).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: 'N/A, edit reference of V13' })).toBeVisible();
  },
);
Pending.test(
  'shows the result within five seconds of its arrival, without a reload (VDET-004, VDET-011, API-082)',
  async (play) => {
    await card(play, 'Details');
    const answered = recorded(verificationOf());
    play.msw.use(answered.handler);
    timers.pass(pendingInterval);
    await expect(await card(play, 'Verification Result')).toBeVisible();
    await expect(answered.requests.map(({ params }) => params['number'])).toEqual(['13']);
  },
);

/** Shown when the verification does not exist. */
export const NotFound = meta.story({
  args: { part: <VerificationScreen id="V999999" />, scenario: base(errorResponse(getVerification, 404)) },
  tags: ['state:verification-detail.page.not-found'],
});
NotFound.test(
  'links an unknown verification back to the list (VDET-002, VDET-020, ERR-034)',
  async ({ canvas }) => {
    await expect(await canvas.findByText(notFound)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to verifications' })).toHaveAttribute(
      'href',
      '/verifications',
    );
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

/** Shown at an address with an invalid id. */
export const NoId = meta.story({
  args: { part: <VerificationScreen id="abc" /> },
  tags: ['state:verification-detail.page.not-found'],
});
NoId.test('sends no request for an invalid id (VDET-021, OP-220)', async ({ canvas, msw }) => {
  const call = recorded(verificationOf());
  msw.use(call.handler);
  await expect(await canvas.findByText(notFound)).toBeVisible();
  await expect(call.requests).toEqual([]);
});

/** Shown to users without the claim for individuals. */
export const WithoutClaim = meta.story({
  args: { as: 'ENTITY' },
  tags: ['state:verification-detail.page.not-found'],
});
WithoutClaim.test(
  'shows the same message without the claim, and sends no request (ERR-045, OP-007)',
  async ({ canvas }) => {
    await expect(await canvas.findByText(notFound)).toBeVisible();
  },
);

/** Shown when the verification fails to load. */
export const Failed = meta.story({ args: { scenario: base(networkError(getVerification)) } });
Failed.test(
  'offers Retry when the verification fails to load (OP-250)',
  async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByText(notFound)).toBeNull();
    msw.use(verificationOf().handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: 'Details' })).toBeVisible();
  },
);

const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the Melbourne and Geelong Regional Office';
/** Shows a verification with long names and missing dates. */
export const Extremes = meta.story({
  args: {
    scenario: base(
      verificationOf({
        applicantName: long,
        requester: long,
        verifiedName: long,
        referenceNumber: 'R'.repeat(200),
        reportName: `${long.repeat(3)}.pdf`,
        reportLink: aReportLink(1),
        responseResult: 'Referred to the registrar',
        requestDateUtc: null,
        responseDateUtc: null,
      }),
    ),
  },
  tags: ['state:verification-detail.page.extremes'],
});
Extremes.test(
  'keeps long names inside the page and shows a dash for a missing date (VDET-005, VDET-012)',
  async (play) => {
    const facts = await factsOf(play, 'Verification Result');
    await expect(facts).toEqual([
      ['Individual', long],
      ['Verified Name', long],
      ['Result', 'Referred to the registrar'],
      ['Date/Time', '-'],
    ]);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

/** Shown when another back end sends nothing of a verification that can be read. */
export const Unreadable = meta.story({
  args: {
    scenario: base(
      mock(getVerification, { params: { number: '12' } }, {
        requestStatus: { secret: 1 },
        reportLink: { secret: 1 },
        applicantName: 'Hamish Dunmore',
      } as never),
    ),
  },
  tags: ['state:verification-detail.page.unreadable'],
});
Unreadable.test('opens, and says what cannot be read (OP-389)', async (play) => {
  const details = within(await card(play, 'Details'));
  await expect(details.getByText('Values that cannot be read: Request Status, Report Link')).toBeVisible();
  await expect((await factsOf(play, 'Details'))[0]).toEqual(['Status', 'Unknown']);
  const documents = within(await card(play, 'Documents'));
  await expect(documents.getByText('The report cannot be read.')).toBeVisible();
  await expect(documents.queryByText('No report yet.')).toBeNull();
});
