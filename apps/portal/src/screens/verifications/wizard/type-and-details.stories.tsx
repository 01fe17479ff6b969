import {
  getAddress,
  getSystemConfiguration,
  getVerificationDetailsForm,
  getVerificationForm,
  requestVerification,
  searchAddresses,
} from '@portal/api/contract';
import {
  checkAnswered,
  checkingIndividuals,
  networkError,
  handlersOf,
  mock,
  recorded,
  errorResponse,
  scenario,
  noResponse,
  systemConfiguration,
  delayed,
} from '@portal/api/mocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { discard } from '../../../testing/play.ts';
import preview from '../../../../../../.storybook/preview.tsx';

import type { Play } from '../../../testing/play.ts';
import { phone } from '../../../testing/phone.ts';
import { storedDraft } from '../../../testing/stored-draft.ts';
import { installScenario, PartStory } from '../../../testing/portal-story.tsx';
import { IndividualWizard } from './individual-wizard.tsx';
import {
  backInWizard,
  birthDay,
  choose,
  currentStep,
  dialog,
  fill,
  fillBiometric,
  fillElectronic,
  fillScreening,
  findAddress,
  fullAddress,
  press,
  pressIn,
  toDetails,
} from './wizard-steps.ts';

const onClose = fn();

const meta = preview.meta({
  title: 'Screens/Verifications/Wizard',
  component: PartStory,
  args: { scenario: checkingIndividuals(), part: <IndividualWizard onClose={onClose} /> },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    onClose.mockClear();
    sessionStorage.clear();
    installScenario(context);
  },
});

const shown = async () => {
  await screen.findByRole('radio', { name: 'Individual Verification' });
};
const disabled = (name: string) =>
  expect(dialog().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
const enabled = (name: string) =>
  expect(dialog().getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true');

/** Shows the first step with no type chosen. */
export const Default = meta.story({ tags: ['state:wizard.type.untouched'], play: shown });
Default.test(
  'opens at the first of three steps with nothing chosen (VER-016, WIZ-001, WIZ-002, WIZ-003, WIZ-005, WIZ-012, CONST-037, API-079)',
  async () => {
    const steps = screen.getByRole('list', { name: 'Steps' });
    await expect([...steps.children].map(({ textContent }) => textContent)).toEqual([
      '1Verification Type',
      '2Enter Details',
      '3Results',
    ]);
    await expect(currentStep()).toBe('1Verification Type');
    for (const radio of dialog().getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(screen.getByRole('dialog').offsetWidth).toBe(520);
    await disabled('Continue');
    dialog().getByRole('button', { name: 'Continue' }).focus();
    await expect(await screen.findByText('Choose a kind of verification first.')).toBeVisible();
  },
);
Default.test('closes at once without input (WIZ-012, WIZ-057)', async (play) => {
  await play.userEvent.keyboard('{Escape}');
  await press(play, 'Cancel');
  await expect(onClose).toHaveBeenCalledTimes(2);
});

/** Shown while the form of the first step loads. */
export const TypeLoading = meta.story({
  args: { scenario: scenario(noResponse(getVerificationForm)) },
  tags: ['state:wizard.type.loading'],
});
TypeLoading.test('shows that the form is loading (WIZ-001, WIZ-003)', async () => {
  await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(currentStep()).toBe('1Verification Type');
  await disabled('Continue');
});

/** Shown when the form of the first step fails to load. */
export const TypeFailed = meta.story({
  args: { scenario: scenario(errorResponse(getVerificationForm, 500)) },
  tags: ['state:wizard.type.form-failed'],
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
});
TypeFailed.test('shows no form and no alert, and offers Retry (WIZ-004, ERR-041, OP-250)', async (play) => {
  await expect(screen.queryByRole('alert')).toBeNull();
  await expect(screen.queryByRole('radio')).toBeNull();
  await disabled('Continue');
  play.msw.use(...handlersOf(checkingIndividuals()));
  await press(play, 'Retry');
  await shown();
});

/** Shown for a type that requires the consent, before it is given. */
export const Consent = meta.story({
  tags: ['state:wizard.type.consent-missing'],
  play: (play) => choose(play, 'Individual Verification'),
});
Consent.test(
  'requires the consent, and again after another type is chosen (WIZ-006, WIZ-007, WIZ-008, WIZ-011, OP-210)',
  async (play) => {
    const consent = () => dialog().getByRole('checkbox', { name: 'Authorisation Consent' });
    await expect(consent()).toHaveAccessibleDescription(
      "I am authorised to submit an electronic identity verification request and my organisation has obtained the individual's consent. The Document Verification Service requires express consent.",
    );
    await disabled('Continue');
    await play.userEvent.click(consent());
    await enabled('Continue');
    await choose(play, 'Individual Screening');
    await choose(play, 'Individual Verification');
    await expect(consent()).not.toBeChecked();
    await disabled('Continue');
  },
);

/** Shown for a type that requires no consent. */
export const NoConsent = meta.story({
  tags: ['state:wizard.type.no-consent-needed'],
  play: (play) => choose(play, 'Biometric Verification'),
});
NoConsent.test('requires no consent for the two other types (WIZ-005, WIZ-009, WIZ-010)', async (play) => {
  for (const kind of ['Biometric Verification', 'Individual Screening'] as const) {
    await choose(play, kind);
    await expect(dialog().queryByRole('checkbox')).toBeNull();
    await enabled('Continue');
  }
});

const openDetails = async (play: Play) => {
  await choose(play, 'Biometric Verification');
  await press(play, 'Continue');
};

/** Shown while the form of the second step loads. */
export const DetailsLoading = meta.story({
  args: { scenario: scenario(checkingIndividuals(), noResponse(getVerificationDetailsForm)) },
  tags: ['state:wizard.details.loading'],
  play: openDetails,
});
DetailsLoading.test('shows the second step while its form loads (WIZ-001, WIZ-013)', async () => {
  await expect(await dialog().findByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(currentStep()).toBe('2Enter Details');
  await expect(screen.getByRole('group', { name: 'Progress' })).toHaveFocus();
  await disabled('Send SMS');
});

/** Shown when the form of the second step fails to load. */
export const DetailsFailed = meta.story({
  args: { scenario: scenario(checkingIndividuals(), errorResponse(getVerificationDetailsForm, 500)) },
  play: openDetails,
});
DetailsFailed.test('shows no form in the second step if it fails to load (WIZ-004)', async () => {
  await expect(await dialog().findByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(screen.queryByRole('alert')).toBeNull();
  await disabled('Send SMS');
});

/** Shows the details of a biometric verification. */
export const Biometric = meta.story({
  tags: ['state:wizard.details.biometric'],
  play: toDetails('Biometric Verification'),
});
Biometric.test(
  'shows the form of a biometric verification with a mobile number, and sends an SMS (WIZ-013, WIZ-014, WIZ-016, WIZ-018, ENT-049, API-080)',
  async () => {
    for (const label of [
      'First name *',
      'Middle name optional',
      'Last name *',
      'Mobile number *',
      'Reference optional',
    ])
      await expect(dialog().getByLabelText(label)).toBeVisible();
    await enabled('Send SMS');
    await expect(dialog().getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog().queryByText('This is a required field')).toBeNull();
  },
);
/** Shows the details of a screening. */
export const Screening = meta.story({
  tags: ['state:wizard.details.screening'],
  play: toDetails('Individual Screening'),
});
Screening.test('asks for the date of birth in a screening (WIZ-015, WIZ-016)', async () => {
  for (const label of ['First name *', 'Middle name optional', 'Last name *', 'Reference optional'])
    await expect(dialog().getByLabelText(label)).toBeVisible();
  await expect(birthDay()).toBeVisible();
  await enabled('Continue');
  await expect(dialog().queryByLabelText(/Mobile/)).toBeNull();
});

/** Shows the details in a tenant whose dates start with the year. */
export const YearFirst = meta.story({
  args: {
    scenario: scenario(
      checkingIndividuals(),
      mock(getSystemConfiguration, {}, { ...systemConfiguration, DefaultDateFormat: 'YYYY-MM-DD HH:mm' }),
    ),
  },
  play: toDetails('Individual Screening'),
});
YearFirst.test("shows the date of birth in the order of the tenant's date format", async () => {
  const names = () =>
    dialog()
      .getAllByRole('spinbutton')
      .map((part) => part.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['Year', 'Month', 'Day']));
});

/** Shows the details of an electronic verification. */
export const Electronic = meta.story({
  tags: ['state:wizard.details.individual', 'visual'],
  play: toDetails('Individual Verification'),
});
Electronic.test(
  'asks for an address and documents, and sends the address found (WIZ-015, WIZ-018, WIZ-023, WIZ-026, WIZ-028, WIZ-029, WIZ-032, API-081, OP-214)',
  async (play) => {
    for (const kind of ['Driver licence', 'Medicare card', 'Passport'])
      await expect(dialog().getByRole('tab', { name: kind })).toBeVisible();
    const call = recorded(checkAnswered());
    play.msw.use(call.handler);
    await fillElectronic(play);
    await play.userEvent.click(dialog().getByRole('tab', { name: 'Passport' }));
    await fill(play, 'Passport number', 'PA1234567');
    await play.userEvent.selectOptions(dialog().getByLabelText('Country of issue'), 'New Zealand');
    await press(play, 'Continue');
    await waitFor(() => expect(call.requests).toHaveLength(1));
    await expect(call.requests[0]?.body).toEqual({
      requestMetaData: {
        country: 'AU',
        source: 'StandaloneVerification',
        verificationType: 'IndividualVerification',
        reference: null,
      },
      individual: {
        firstName: 'Wren',
        lastName: 'Okafor',
        dateOfBirth: '1980-04-06',
        address: { provider: 'address_finder', id: 'AU-1001', full_address: fullAddress, postcode: '2998' },
        gender: 'NOTSET',
        countryOfBirth: null,
        passport: { countryCode: 'NZ', number: 'PA1234567' },
      },
    });
  },
);
Electronic.test('removes the found address when its text changes (OP-214)', async (play) => {
  await findAddress(play);
  await fill(play, 'Address *', 'x');
  await expect(await dialog().findByText('No address was found. Enter the address manually.')).toBeVisible();
  await press(play, 'Continue');
  await expect(dialog().getByLabelText('Address *')).toHaveAccessibleDescription('This is a required field');
});

/** Shown when the address search is unavailable. */
export const AddressSearchUnavailable = meta.story({
  args: { scenario: scenario(checkingIndividuals(), networkError(searchAddresses)) },
  play: async (play) => {
    await toDetails('Individual Verification')(play);
    await fill(play, 'Address *', 'tallow');
    await dialog().findByText('The address search is not available. Enter the address manually.');
  },
});
AddressSearchUnavailable.test(
  'offers manual entry and Retry when the address search is unavailable (OP-214, OP-250)',
  async (play) => {
    await expect(dialog().queryByRole('combobox', { name: 'Address' })).toBeNull();
    await expect(dialog().getByRole('checkbox', { name: 'Enter address manually' })).toBeEnabled();
    await expect(dialog().getByRole('group', { name: /^Address/ })).toHaveFocus();
    play.msw.use(...handlersOf(checkingIndividuals()));
    await press(play, 'Retry');
    const search = await dialog().findByRole('combobox', { name: 'Address' });
    await expect(search).toHaveFocus();
    await play.userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /Tallowwood/ })).toBeVisible();
  },
);

export const AddressDetailsUnavailable = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(checkingIndividuals(), errorResponse(getAddress, 500)) },
  play: async (play) => {
    await toDetails('Individual Verification')(play);
    await fill(play, 'Address *', 'tallow');
    await play.userEvent.click(await screen.findByRole('option', { name: /Tallowwood/ }));
  },
});
AddressDetailsUnavailable.test('offers manual entry when the parts of an address fail to load', async () => {
  await expect(
    await dialog().findByText('The address search is not available. Enter the address manually.'),
  ).toBeVisible();
});

/** Shows a manual address and a Medicare card. */
export const ByHand = meta.story({
  tags: ['state:wizard.details.manual-address-and-medicare'],
  play: async (play) => {
    await toDetails('Individual Verification')(play);
    await play.userEvent.click(dialog().getByRole('checkbox', { name: 'Enter address manually' }));
    await play.userEvent.selectOptions(await dialog().findByLabelText('Country *'), 'New Zealand');
    await fill(play, 'Address line 1 *', '1 Long Lane');
    await fill(play, 'Suburb or town *', 'Picton');
    await play.userEvent.click(dialog().getByRole('tab', { name: 'Medicare card' }));
    await play.userEvent.selectOptions(dialog().getByLabelText('Card colour'), 'Green');
  },
});
ByHand.test(
  'asks only for the expiry of the chosen card colour, and sends both (WIZ-027, WIZ-030, WIZ-031, OP-212, OP-215)',
  async (play) => {
    const expiry = async (hint: string) => {
      await expect(dialog().getAllByLabelText('Expiry date *')).toHaveLength(1);
      await expect(dialog().getByLabelText('Expiry date *')).toHaveAccessibleDescription(hint);
    };
    await expiry('MM/YYYY');
    for (const colour of ['Blue', 'Yellow']) {
      await play.userEvent.selectOptions(dialog().getByLabelText('Card colour'), colour);
      await expiry('DD/MM/YYYY');
    }
    await play.userEvent.selectOptions(dialog().getByLabelText('Card colour'), 'Green');
    await play.userEvent.click(dialog().getByRole('tab', { name: 'Passport' }));
    await press(play, 'Continue');
    await waitFor(() => expect(dialog().getByLabelText('Expiry date *')).toBeInvalid());
    await expect(dialog().getByLabelText('Expiry date *')).toBeVisible();
    await expect(dialog().getByLabelText('Card colour')).not.toBeInvalid();
    const call = recorded(checkAnswered());
    play.msw.use(call.handler);
    await fillScreening(play);
    await fill(play, 'Medicare number', '2950123451');
    await fill(play, 'Reference number *', '1');
    await fill(play, 'Expiry date *', '11/2027');
    await press(play, 'Continue');
    await waitFor(() => expect(call.requests).toHaveLength(1));
    await expect(call.requests[0]?.body).toMatchObject({
      requestMetaData: { country: 'NZ' },
      individual: {
        address: {
          provider: 'manual_entry',
          country: 'NZ',
          address_line_1: '1 Long Lane',
          locality_name: 'Picton',
        },
        medicareCard: {
          cardColour: 'Green',
          cardNumber: '2950123451',
          expiryDate: '11/2027',
          referenceNumber: '1',
        },
      },
    });
  },
);

/** Shown when fields are invalid. */
export const Invalid = meta.story({
  tags: ['state:wizard.details.invalid'],
  play: async (play) => {
    await toDetails('Individual Screening')(play);
    await fill(play, 'First name *', 'Wren');
    await press(play, 'Continue');
    await dialog().findAllByText('This is a required field');
  },
});
Invalid.test(
  'marks two invalid fields, sends nothing, and removes the errors once corrected (WIZ-017, WIZ-019, WIZ-020)',
  async (play) => {
    const call = recorded(checkAnswered());
    play.msw.use(call.handler);
    await expect(dialog().getAllByText('This is a required field')).toHaveLength(2);
    await expect(dialog().queryByRole('alert')).toBeNull();
    await expect(dialog().getByText('Please check: Last name, Date of birth')).toHaveAttribute(
      'role',
      'status',
    );
    await waitFor(() => expect(dialog().getByLabelText('Last name *')).toHaveFocus());
    await play.userEvent.keyboard('O');
    await expect(dialog().getAllByText('This is a required field')).toHaveLength(1);
    await play.userEvent.type(birthDay(), '01012999');
    await expect(await dialog().findByText('Date of birth cannot be in the future')).toBeVisible();
    await expect(call.requests).toEqual([]);
  },
);

const submitting = async (play: Play) => {
  await toDetails('Biometric Verification')(play);
  await fillBiometric(play);
  await press(play, 'Send SMS');
};

/** Shown while the request is sent. */
export const Submitting = meta.story({
  args: { scenario: scenario(checkingIndividuals(), noResponse(requestVerification)) },
  tags: ['state:wizard.details.submitting'],
  play: submitting,
});
Submitting.test(
  'sends the request once and disables the fields (WIZ-014, WIZ-015, WIZ-033)',
  async (play) => {
    await waitFor(() => expect(dialog().getByLabelText('First name *')).toBeDisabled());
    await disabled('Send SMS');
    const call = recorded(checkAnswered());
    play.msw.use(call.handler);
    await press(play, 'Send SMS');
    await expect(call.requests).toEqual([]);
  },
);
Submitting.test('asks for confirmation before the wizard closes during a request', async (play) => {
  await press(play, 'Cancel');
  await pressIn(play, 'Close without waiting?', 'Keep waiting');
  await backInWizard();
  await expect(onClose).not.toHaveBeenCalled();
  await press(play, 'Cancel');
  await pressIn(play, 'Close without waiting?', 'Close wizard');
  await expect(onClose).toHaveBeenCalledOnce();
});

const late = delayed(checkAnswered());
/** Shown when the user closes the wizard during a request. */
export const ClosedDuringRequest = meta.story({
  args: { scenario: scenario(checkingIndividuals(), late) },
  play: async (play) => {
    await submitting(play);
    await press(play, 'Cancel');
    await screen.findByRole('dialog', { name: 'Close without waiting?' });
  },
});
ClosedDuringRequest.test('shows a result that arrives while the confirmation is open', async () => {
  late.respond();
  await waitFor(() => expect(currentStep()).toContain('Results'));
  await expect(screen.queryByRole('dialog', { name: 'Close without waiting?' })).toBeNull();
});

/** Shown when the request failed; the input is kept. */
export const SubmissionFailed = meta.story({
  args: { scenario: scenario(checkingIndividuals(), errorResponse(requestVerification, 500)) },
  tags: ['state:wizard.details.submission-failed'],
  play: async (play) => {
    await submitting(play);
    await dialog().findByRole('alert');
  },
});
SubmissionFailed.test(
  'reports the failure, keeps the input and can be sent again (WIZ-034, OP-216)',
  async (play) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Failed to send invite link via SMS.');
    await expect(dialog().getByLabelText('First name *')).toHaveValue('Wren');
    await expect(dialog().getByLabelText('Mobile number *')).toHaveValue('0412 345 678');
    await expect(currentStep()).toBe('2Enter Details');
    play.msw.use(checkAnswered().handler);
    await press(play, 'Send SMS');
    await waitFor(() => expect(currentStep()).toContain('Results'));
  },
);

const failing = (kind: 'Individual Verification' | 'Individual Screening') => ({
  args: { scenario: scenario(checkingIndividuals(), networkError(requestVerification)) },
  play: async (play: Play) => {
    await toDetails(kind)(play);
    await (kind === 'Individual Screening' ? fillScreening : fillElectronic)(play);
    await press(play, 'Continue');
  },
});
/** Shown when the request for a screening failed. */
export const ScreeningCutOff = meta.story(failing('Individual Screening'));
ScreeningCutOff.test('shows the error message of a screening (WIZ-034, OP-216)', async () => {
  await expect(
    await dialog().findByText('Something went wrong during Screening. Please try again.'),
  ).toBeVisible();
});
/** Shown when the request for an electronic verification failed. */
export const ElectronicCutOff = meta.story(failing('Individual Verification'));
ElectronicCutOff.test('shows the error message of an electronic verification (WIZ-034, OP-216)', async () => {
  await expect(
    await dialog().findByText('Something went wrong during verification. Please try again.'),
  ).toBeVisible();
});

export const UnsavedInput = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (play) => {
    await toDetails('Individual Screening')(play);
    await fill(play, 'First name *', 'Wren');
  },
});
UnsavedInput.test('asks for confirmation before Escape or Close discards the input', async (play) => {
  await play.userEvent.keyboard('{Escape}');
  await pressIn(play, 'Discard changes?', 'Keep editing');
  await backInWizard();
  await expect(onClose).not.toHaveBeenCalled();
  await expect(dialog().getByLabelText('First name *')).toHaveValue('Wren');
  await press(play, 'Close');
  await pressIn(play, 'Discard changes?', 'Discard');
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(JSON.stringify(sessionStorage)).not.toContain('Wren');
});
UnsavedInput.test(
  'keeps the input in this tab only, until the wizard is cancelled (WIZ-057)',
  async (play) => {
    await expect(JSON.stringify(sessionStorage)).toContain('Wren');
    await expect(JSON.stringify(localStorage)).not.toContain('Wren');
    await press(play, 'Cancel');
    await discard(play);
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(JSON.stringify(sessionStorage)).not.toContain('Wren');
  },
);

/** The draft of a session that has expired in this tab. */
const kept = JSON.stringify({
  type: 'IndividualScreening',
  data: { IndividualDetails: { FirstName: 'Wren', LastName: 'Okafor', DateOfBirth: '1980-04-06' } },
});
export const RestoredInput = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => storedDraft('individual verification').write(kept),
  play: toDetails('Individual Screening'),
});
RestoredInput.test('restores the input of an expired session', async () => {
  await expect(dialog().getByLabelText('First name *')).toHaveValue('Wren');
  await expect(birthDay()).toHaveValue('06');
  await expect(dialog().getByText('06 Apr 1980')).toBeVisible();
});

const circling = mock(
  getVerificationDetailsForm,
  { query: { verificationType: 'BiometricVerification' } },
  {
    jsonSchema:
      '{"type":"object","properties":{"name":{"type":"string","title":"Name"},"next":{"$ref":"#"}}}',
    uiSchema: '{',
    data: '{"__proto__":{"a":1}}',
  },
);
/** Shown when the server's form contains itself. */
export const RecursiveForm = meta.story({
  args: { scenario: scenario(checkingIndividuals(), circling) },
  play: openDetails,
});
RecursiveForm.test('opens a part that contains itself one level at a time', async (play) => {
  await expect(await dialog().findAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
  await press(play, 'Add next');
  await waitFor(() => expect(dialog().getAllByRole('textbox', { name: 'Name' }).length).toBeGreaterThan(2));
  await enabled('Send SMS');
});

/** Shown when the server's form refers to nothing but itself. */
export const EndlessForm = meta.story({
  args: {
    scenario: scenario(
      checkingIndividuals(),
      mock(
        getVerificationDetailsForm,
        { query: { verificationType: 'BiometricVerification' } },
        { jsonSchema: '{"$ref":"#"}', uiSchema: '{}', data: '{}' },
      ),
    ),
  },
  play: openDetails,
});
EndlessForm.test('says that the form cannot be shown, and disables sending', async () => {
  await expect(await dialog().findByText('This form cannot be shown.')).toBeVisible();
  await disabled('Send SMS');
});

/** Shows the long form on a phone. */
export const Narrow = meta.story({
  ...phone,
  tags: ['state:responsive.wizard.narrow', 'release'],
  play: toDetails('Individual Verification'),
});
Narrow.test('fits the steps, the long form and the buttons on a phone (WIZ-001)', async (play) => {
  const shown = screen.getByRole('dialog');
  await expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  for (const name of ['Cancel', 'Continue'])
    await expect(dialog().getByRole('button', { name })).toBeVisible();
  await press(play, 'Continue');
  await expect((await dialog().findAllByText('This is a required field')).length).toBeGreaterThan(0);
});
