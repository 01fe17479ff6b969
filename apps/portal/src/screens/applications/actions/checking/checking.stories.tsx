import {
  getApplication,
  getIdentificationOptions,
  getSystemConfiguration,
  logError,
  verifyIndividual,
} from '@portal/api/contract';
import {
  anApplicationDetail,
  aRequirement,
  checkingIdentity,
  networkError,
  detailOf,
  handlersOf,
  individualOf1006,
  mock,
  recorded,
  errorResponse,
  scenario,
  noResponse,
  systemConfiguration,
  type Mock,
} from '@portal/api/mocks';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { discard } from '../../../../testing/play.ts';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';
import { dialog, press } from '../action-steps.ts';

const eligible = aRequirement('Elena Marchetti', {
  EntityGuid: individualOf1006,
  Result: 1,
  ResultText: 'Failed',
  IsEligibleForReverification: true,
  IsEligibleForNewVerification: true,
  IsEligibleForSanctionsVerification: true,
});
const failed = anApplicationDetail({ ApplicationId: 1006, Requirements: [eligible] });
const passed = { ...failed, Requirements: [{ ...eligible, Result: 0, ResultText: 'Passed' }] };

const addIdentification = 'Add Identification & Verify Individual';
const verifyAnew = 'Verify Individual';
const screening = 'PEP/Sanctions Screening';
const consent = 'Authorisation Consent';
const params = { applicationGuid: '', individualGuid: '' };

const meta = preview.meta({
  title: 'Screens/Applications/Actions/Checking',
  component: PortalStory,
  args: { at: '/application/1006?from=all', scenario: scenario(detailOf(failed), checkingIdentity()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const open = (name: string) => async (play: Play) => {
  const menu = { name: 'Verification menu for Elena Marchetti' };
  await play.userEvent.click(await play.canvas.findByRole('button', menu));
  await play.userEvent.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('dialog', { name });
};
const submit = () => dialog().getByRole('button', { name: 'Submit' });
const consentBox = () => dialog().findByRole('checkbox', { name: consent });
const tick = async ({ userEvent }: Play) => userEvent.click(await consentBox());
const fill = async ({ userEvent }: Play) => {
  await userEvent.click(await dialog().findByRole('radio', { name: 'Australian passport' }));
  await userEvent.type(dialog().getByLabelText('Document number *'), 'PA1234567');
};
const checkWith = (answer: Mock) => scenario(detailOf(failed), checkingIdentity(), answer);
const answering = (ErrorNo: number) =>
  checkWith(mock(verifyIndividual, { params, body: { Mode: 'NewEnquiry' } }, { ErrorNo }));
const outcome = (text: string) => dialog().findByText(text);

/** Shows the form for a check with further identification. */
export const Default = meta.story({
  tags: ['state:reverification.add-identification.untouched'],
  play: open(addIdentification),
});
Default.test(
  'asks for the fields that the server defines and for the consent (REV-001, REV-004, REV-011, REV-012, REV-020, ACT-103)',
  async () => {
    await expect(await dialog().findByRole('radio', { name: 'Driver licence' })).not.toBeChecked();
    await expect(dialog().getByLabelText('Document number *')).toHaveValue('');
    const box = dialog().getByRole('checkbox', { name: consent });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(
      /^I am authorised to submit .* has obtained the individual's consent\. The Document Verification Service requires express consent\.$/,
    );
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  },
);
Default.test('the completed form cannot be submitted without the consent (REV-009)', async (play) => {
  await fill(play);
  await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  submit().focus();
  await expect(await screen.findByText('Tick the consent first.')).toBeVisible();
  await tick(play);
  await expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
});
Default.test('sends the mode and the identification (REV-013, ENT-027)', async (play) => {
  const [, verify] = checkingIdentity().map(recorded);
  if (verify) play.msw.use(verify.handler);
  await fill(play);
  await tick(play);
  await play.userEvent.click(submit());
  await outcome('The individual has passed re-verification.');
  await expect(verify?.requests.map(({ body }) => body)).toEqual([
    {
      Mode: 'ExistingEnquiry',
      IdentificationData: { DocumentType: 'Passport', DocumentNumber: 'PA1234567' },
    },
  ]);
});
Default.test('starts without the consent each time it is opened (REV-020, ACT-001)', async (play) => {
  await tick(play);
  await press('Cancel', play);
  await discard(play);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open(addIdentification)(play);
  await expect(await consentBox()).not.toBeChecked();
});

Default.test(
  'cannot be submitted after a required field was cleared again (REV-010, ACT-104)',
  async (play) => {
    await fill(play);
    await tick(play);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'));
    await play.userEvent.clear(dialog().getByLabelText('Document number *'));
    await play.userEvent.tab();
    await expect(await dialog().findByText('This is a required field')).toBeVisible();
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  },
);

/** Shown while the form is loading. */
export const FormLoading = meta.story({
  args: { scenario: scenario(detailOf(failed), checkingIdentity(), noResponse(getIdentificationOptions)) },
  tags: ['state:reverification.add-identification.loading'],
  play: open(addIdentification),
});
FormLoading.test('shows that the form is loading, and has no Submit button (REV-004)', async () => {
  await expect(dialog().getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(dialog().queryByRole('button', { name: 'Submit' })).toBeNull();
  await expect(dialog().queryByText('No additional verification options available.')).toBeNull();
});

/** Shown when a required field was left empty. */
export const Invalid = meta.story({
  tags: ['state:reverification.add-identification.invalid'],
  play: async (play) => {
    await open(addIdentification)(play);
    await dialog().findByRole('radio', { name: 'Driver licence' });
    await tick(play);
    dialog().getByLabelText('Document number *').focus();
    await play.userEvent.tab();
    await dialog().findByText('This is a required field');
  },
});
Invalid.test('cannot be submitted with only the consent (REV-010, ACT-104)', async () => {
  await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  submit().focus();
  await expect(await screen.findByText('Fill in what is asked for first.')).toBeVisible();
});

/** Shown while the check is running. */
export const Submitting = meta.story({
  args: { scenario: checkWith(noResponse(verifyIndividual)) },
  tags: ['state:reverification.add-identification.submitting'],
  play: async (play) => {
    await open(addIdentification)(play);
    await fill(play);
    await tick(play);
    await play.userEvent.click(submit());
  },
});
Submitting.test('every button is disabled (REV-013)', async () => {
  await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog().getByRole('progressbar', { name: 'Submitting' })).toBeVisible();
});

/** Shown after the individual has passed the check. */
export const Passed = meta.story({
  tags: ['state:reverification.add-identification.passed'],
  play: async (play) => {
    await open(addIdentification)(play);
    await fill(play);
    await tick(play);
    await play.userEvent.click(submit());
    await outcome('The individual has passed re-verification.');
  },
});
Passed.test('shows the new result when the dialog is closed (REV-016, REV-019, REV-022)', async (play) => {
  await expect(dialog().queryByText(/\{/)).toBeNull();
  play.msw.use(...handlersOf(detailOf(passed)));
  await press('Close', play);
  await waitFor(() => expect(play.canvas.getByText('Passed')).toBeVisible());
});

/** Shown when the connection broke before the server responded. */
export const BrokenOff = meta.story({
  args: { scenario: checkWith(networkError(verifyIndividual)) },
  tags: ['state:reverification.add-identification.failed', 'release'],
  play: async (play) => {
    await open(addIdentification)(play);
    await fill(play);
    await tick(play);
    await play.userEvent.click(submit());
  },
});
BrokenOff.test(
  'a broken connection counts as a failed check (REV-017, REV-018, REV-019, ERR-026)',
  async () => {
    await expect(await outcome('The individual has failed re-verification.')).toBeVisible();
  },
);

const noForm = (answer: Mock) => ({
  args: { scenario: scenario(detailOf(failed), checkingIdentity(), answer) },
  play: open(addIdentification),
});
const says = async () => {
  await expect(await outcome('No additional verification options available.')).toBeVisible();
  await expect(dialog().queryByRole('button', { name: 'Submit' })).toBeNull();
  await expect(dialog().queryByRole('checkbox')).toBeNull();
};

/** Shown when the server offers no form. */
export const WithoutOptions = meta.story({
  ...noForm(mock(getIdentificationOptions, { params }, { ErrorNo: -1 })),
  tags: ['state:reverification.add-identification.no-options'],
});
WithoutOptions.test('offers neither Submit nor Retry (REV-005, REV-006, ERR-024)', async () => {
  await says();
  await expect(dialog().queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shown when the server sends something that is no form. */
export const NoSchema = meta.story({
  args: {
    scenario: scenario(
      detailOf(failed),
      checkingIdentity(),
      mock(getIdentificationOptions, { params }, { ErrorNo: 0, Data: { FormSchema: '[]' } }),
    ),
  },
  play: open(addIdentification),
});
NoSchema.test('says that the form cannot be shown, and offers no Submit', async () => {
  await expect(await outcome('This form cannot be shown.')).toBeVisible();
  await expect(dialog().queryByRole('button', { name: 'Submit' })).toBeNull();
});

export const LeftOut = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    errorLog: '/api/errorlog',
    scenario: scenario(
      detailOf(failed),
      checkingIdentity(),
      mock(
        getIdentificationOptions,
        { params },
        {
          ErrorNo: 0,
          Data: {
            FormSchema: {
              type: 'object',
              properties: { a: { type: 'string', title: 'Pier', pattern: '(' } },
            },
          },
        },
      ),
    ),
  },
});
LeftOut.test('reports to the error log what the form leaves out, in names (OP-241, OP-389)', async (play) => {
  const lines = spyOn(console, 'error').mockImplementation(() => undefined);
  const log = recorded(mock(logError, { body: { message: '', url: '', status: 0 } }, undefined));
  play.msw.use(log.handler);
  await open(addIdentification)(play);
  await expect(await dialog().findByLabelText('Pier')).toBeVisible();
  await waitFor(() => expect(log.requests).toHaveLength(1));
  const message = 'form: #/properties/a/pattern does not compile';
  await expect(log.requests[0]?.body).toEqual({ message, url: '', status: 0, GlobalId: 'G-FULL' });
  await expect(lines).toHaveBeenCalledWith(message);
  lines.mockRestore();
});

/** Shown when the form could not be loaded. */
export const OptionsFailed = meta.story(noForm(errorResponse(getIdentificationOptions, 500)));
OptionsFailed.test('the form can be requested again (REV-005, OP-250)', async (play) => {
  await says();
  play.msw.use(...handlersOf(checkingIdentity()));
  await play.userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
  await expect(await dialog().findByRole('radio', { name: 'Driver licence' })).toBeVisible();
});

/** Shown before a user repeats the check with the data on file. */
export const VerifyIndividual = meta.story({
  tags: ['state:reverification.verify-individual.untouched'],
  play: open(verifyAnew),
});
VerifyIndividual.test(
  'names the individual and asks only for the consent (REV-002, REV-007, REV-011, REV-012)',
  async (play) => {
    await expect(dialog().getByText('Elena Marchetti')).toBeVisible();
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await tick(play);
    await expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
    await tick(play);
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  },
);
VerifyIndividual.test('sends the mode without an identification (REV-014)', async (play) => {
  const [, verify] = checkingIdentity().map(recorded);
  if (verify) play.msw.use(verify.handler);
  await tick(play);
  await play.userEvent.click(submit());
  await outcome('The individual has passed verification.');
  await expect(verify?.requests.map(({ body }) => body)).toEqual([{ Mode: 'NewEnquiry' }]);
});

const consented = (name: string) => async (play: Play) => {
  await open(name)(play);
  await tick(play);
  await play.userEvent.click(submit());
};

/** Shown while the repeated check is running. */
export const VerifySubmitting = meta.story({
  args: { scenario: checkWith(noResponse(verifyIndividual)) },
  tags: ['state:reverification.verify-individual.submitting'],
  play: consented(verifyAnew),
});
VerifySubmitting.test('cannot be closed while the check is running (REV-007)', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(submit()).toHaveAttribute('aria-disabled', 'true');
});

/** Shown after the individual has passed the repeated check. */
export const VerifyPassed = meta.story({
  tags: ['state:reverification.verify-individual.passed'],
  play: consented(verifyAnew),
});
VerifyPassed.test('says that the individual has passed (REV-016, REV-019)', async () => {
  await expect(await outcome('The individual has passed verification.')).toBeVisible();
});

/** Shown after the individual has failed the repeated check. */
export const VerifyFailed = meta.story({
  args: { scenario: answering(1) },
  tags: ['state:reverification.verify-individual.failed'],
  play: consented(verifyAnew),
});
VerifyFailed.test('says that the individual has failed (REV-017, REV-019, ERR-025)', async () => {
  await expect(await outcome('The individual has failed verification.')).toBeVisible();
});

/** Shown when the server reports a technical error. */
export const TechnicalError = meta.story({
  tags: ['release'],
  args: { scenario: answering(-1) },
  play: consented(verifyAnew),
});
TechnicalError.test('a technical error counts as a failed check (ERR-025)', async () => {
  await expect(await outcome('The individual has failed verification.')).toBeVisible();
});

const faster = 'A new verification of this individual is not available.';
/** Shown when another user started a check first. */
export const Conflict = meta.story({
  tags: ['release'],
  args: { scenario: checkWith(errorResponse(verifyIndividual, 409, faster)) },
  play: consented(verifyAnew),
});
Conflict.test("shows the server's message about the conflict and refetches the application", async (play) => {
  await expect(await outcome(faster)).toBeVisible();
  const again = recorded(mock(getApplication, { params: { id: '1006' } }, passed));
  play.msw.use(again.handler);
  await press('Close', play);
  await waitFor(() => expect(again.requests).toHaveLength(1));
});

/** Shown before a user screens an individual for political exposure and sanctions. */
export const Screening = meta.story({
  tags: ['state:reverification.sanctions-screening.untouched'],
  play: open(screening),
});
Screening.test('asks for the consent (REV-003, REV-008, REV-011, REV-012)', async (play) => {
  await expect(dialog().getByText('Elena Marchetti')).toBeVisible();
  await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await tick(play);
  await expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
});

/** Shown after the individual has passed the screening. */
export const ScreeningPassed = meta.story({
  tags: ['state:reverification.sanctions-screening.passed'],
  play: async (play) => {
    await open(screening)(play);
    const [, verify] = checkingIdentity().map(recorded);
    if (verify) play.msw.use(verify.handler);
    await tick(play);
    await play.userEvent.click(submit());
    await outcome('The individual has passed PEP/Sanctions screening.');
    await expect(verify?.requests.map(({ body }) => body)).toEqual([{ Mode: 'SanctionsOnly' }]);
  },
});
ScreeningPassed.test(
  'says that the individual has passed, and sends its own mode (REV-015, REV-016, REV-019)',
  async () => {
    await expect(dialog().getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
  },
);

/** Shown after the individual has failed the screening. */
export const ScreeningFailed = meta.story({
  args: { scenario: answering(1) },
  tags: ['state:reverification.sanctions-screening.failed'],
  play: consented(screening),
});
ScreeningFailed.test('says that the individual has failed (REV-015, REV-017, REV-019)', async () => {
  await expect(await outcome('The individual has failed PEP/Sanctions screening.')).toBeVisible();
});

/** Shows an individual for whom no check can be run. */
export const NoneEligible = meta.story({
  args: {
    scenario: scenario(
      detailOf(anApplicationDetail({ ApplicationId: 1006, Requirements: [aRequirement('Rosa')] })),
    ),
  },
});
NoneEligible.test('offers no check (REV-001, REV-002, REV-003)', async ({ canvas }) => {
  await expect(await canvas.findByText('Rosa')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Verification menu/ })).toBeNull();
});

/** Shows the checks of an incomplete application while the tenant hides results. */
export const WithoutTheFlags = meta.story({
  args: {
    scenario: scenario(
      detailOf({ ...failed, IsComplete: false }),
      checkingIdentity(),
      mock(
        getSystemConfiguration,
        {},
        { ...systemConfiguration, ShowEVSummaryResult: false, ShowDocumentListBeforeCompletion: false },
      ),
    ),
  },
});
WithoutTheFlags.test('offers the three checks although the results are hidden (REV-021)', async (play) => {
  await expect(
    await play.canvas.findByRole('region', { name: 'Identification requirements summary' }),
  ).toBeVisible();
  await play.userEvent.click(
    play.canvas.getByRole('button', { name: 'Verification menu for Elena Marchetti' }),
  );
  const offered = await screen.findAllByRole('menuitem');
  await expect(offered.map(({ textContent }) => textContent)).toEqual([
    addIdentification,
    verifyAnew,
    screening,
  ]);
});
