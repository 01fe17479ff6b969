import type { VerificationResult, VerificationType } from '@portal/api/contract';
import { aVerificationResult, checkingIndividuals } from '@portal/api/mocks';
import { DialogContent, DialogHeader, DialogRoot, DialogTitle } from '@portal/ui/dialog';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';

import { installScenario, PartStory } from '../../../testing/portal-story.tsx';
import { ResultsStep } from './results-step.tsx';
import { currentStep, dialog, press } from './wizard-steps.ts';

const onNewSearch = fn();

/** Props for the last step of the wizard. */
const result = (type: VerificationType, change: Partial<VerificationResult> = {}, LastName = 'Okafor') => ({
  part: (
    <DialogRoot open onOpenChange={onNewSearch}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Individual Verification</DialogTitle>
        </DialogHeader>
        <ResultsStep
          type={type}
          result={aVerificationResult(change)}
          filledIn={{
            IndividualDetails: { FirstName: 'Wren', LastName, MobileNumber: { PhoneNumber: '0412345678' } },
          }}
          onNewSearch={onNewSearch}
        />
      </DialogContent>
    </DialogRoot>
  ),
});

const meta = preview.meta({
  title: 'Screens/Verifications/Wizard results',
  component: PartStory,
  args: { scenario: checkingIndividuals(), ...result('IndividualVerification') },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    onNewSearch.mockClear();
    installScenario(context);
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
});

/** The labelled values, in order. */
const values = () =>
  [...screen.getByRole('dialog').querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const buttons = () =>
  [...screen.getByRole('dialog').querySelectorAll('[data-dialog-footer] :is(a, button)')].map(
    ({ textContent }) => textContent,
  );
const shownBanner = () => {
  const found = screen.getByRole('dialog').querySelector('[data-tone]:is([role="alert"], [role="status"])');
  return [found?.textContent, found?.getAttribute('data-tone')];
};
const banner = (text: string, tone: 'success' | 'danger' | 'info') =>
  waitFor(() => expect(shownBanner()).toEqual([text, tone]));

/** Shown when an electronic verification passed. */
export const IndividualPassed = meta.story({
  tags: ['state:wizard.results.individual-passed', 'visual'],
});
IndividualPassed.test(
  'shows who passed, the verification number and the next step (WIZ-033, WIZ-035, WIZ-036, WIZ-037, WIZ-042, WIZ-055, WIZ-058)',
  async () => {
    await expect(dialog().getByRole('heading', { name: 'Individual Electronic Verification' })).toBeVisible();
    await expect(values()).toEqual([
      ['Name', 'Wren Okafor'],
      ['Verification ID', 'V57'],
      ['Overall Result', 'Passed'],
    ]);
    await banner('Verification successful.', 'success');
    await expect(screen.getByText('Verification successful.').closest('[tabindex]')).toHaveFocus();
    await expect(buttons()).toEqual(['New Search', 'Download Report', 'View Details']);
    await expect(dialog().getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/verifications/V57',
    );
    await expect(currentStep()).toBe('3Results');
  },
);
IndividualPassed.test('closes for a new search without a confirmation (WIZ-056)', async (play) => {
  await press(play, 'New Search');
  await expect(onNewSearch).toHaveBeenCalledOnce();
});

/** Shown when an electronic verification passed with a sanctions issue. */
export const IndividualSanctions = meta.story({
  args: result('IndividualVerification', { overallResult: 'Passed, Sanctions issue' }),
  tags: ['state:wizard.results.individual-sanctions'],
});
IndividualSanctions.test('shows a sanctions issue as a success (WIZ-039, WIZ-042)', async () => {
  await banner('Verification successful.', 'success');
  await expect(values().at(-1)).toEqual(['Overall Result', 'Passed, Sanctions issue']);
});

/** Shown when an electronic verification failed. */
export const IndividualFailed = meta.story({
  args: result('IndividualVerification', { overallResult: 'Failed' }),
  tags: ['state:wizard.results.individual-failed'],
});
IndividualFailed.test('shows that the check failed (WIZ-038, WIZ-043)', async () => {
  await banner('Verification has failed.', 'danger');
  await expect(values().at(-1)).toEqual(['Overall Result', 'Failed']);
});

/** Shown when an electronic verification has an unknown result. */
export const IndividualUnknown = meta.story({
  args: result('IndividualVerification', { overallResult: 'Foo' }),
  tags: ['state:wizard.results.individual-unknown'],
});
IndividualUnknown.test('shows N/A for an unknown result (WIZ-040, WIZ-044)', async () => {
  await banner('The report has been generated successfully.', 'info');
  await expect(values().at(-1)).toEqual(['Overall Result', 'N/A']);
});

/** Shown when an electronic verification could not be carried out. */
export const IndividualNotSucceeded = meta.story({
  args: result('IndividualVerification', { responseSucceeded: false }),
  tags: ['state:wizard.results.individual-not-succeeded'],
});
IndividualNotSucceeded.test(
  'shows an error without a report when the call did not succeed, whatever the result (WIZ-041, WIZ-059)',
  async () => {
    await banner('Something went wrong during verification. Please try again.', 'danger');
    await expect(dialog().getByRole('button', { name: 'Download Report' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);

/** Shown after the invite link was sent. */
export const BiometricSent = meta.story({
  args: result('BiometricVerification', { reportLink: null, overallResult: null, sanctionsResult: null }),
  tags: ['state:wizard.results.biometric-sent'],
});
BiometricSent.test(
  'says when to check for the result (WIZ-045, WIZ-046, WIZ-047, WIZ-048, WIZ-055, WIZ-058, CONST-032)',
  async () => {
    await expect(dialog().getByRole('heading', { name: 'Biometric Verification' })).toBeVisible();
    await expect(dialog().getByText('Invite link sent via SMS.')).toBeVisible();
    await expect(dialog().getByText('We advise you to check back in the next 48 hours.')).toBeVisible();
    await expect(values()).toEqual([
      ['Name', 'Wren Okafor'],
      ['Phone Number', '0412 345 678'],
      ['Verification ID', 'V57'],
    ]);
    await expect(buttons()).toEqual(['New Search', 'View Request']);
    await expect(dialog().getByRole('link', { name: 'View Request' })).toHaveAttribute(
      'href',
      '/verifications/V57',
    );
  },
);

/** Shown when the invite link could not be sent. */
export const BiometricFailed = meta.story({
  args: result('BiometricVerification', { responseSucceeded: false, reportLink: null }),
  tags: ['state:wizard.results.biometric-failed'],
});
BiometricFailed.test('says that no invite was sent (WIZ-047, WIZ-049, ERR-033)', async () => {
  await banner('Failed to send invite link via SMS.', 'danger');
  await expect(buttons()).toEqual(['New Search', 'View Request']);
});

/** Shown when a screening found no match. */
export const ScreeningPassed = meta.story({
  args: result('IndividualScreening'),
  tags: ['state:wizard.results.screening-passed'],
});
ScreeningPassed.test(
  'says that the individual passed the screening (WIZ-050, WIZ-051, WIZ-052, WIZ-055, WIZ-058)',
  async () => {
    await expect(dialog().getByRole('heading', { name: 'Individual Screening' })).toBeVisible();
    await banner('The individual has passed PEP/Sanctions screening.', 'success');
    await expect(values()).toEqual([
      ['Name', 'Wren Okafor'],
      ['Verification ID', 'V57'],
      ['Screening Result', 'Passed'],
    ]);
    await expect(buttons()).toEqual(['New Search', 'Download Report', 'View Details']);
  },
);

/** Shown when a screening found a match. */
export const ScreeningFailed = meta.story({
  args: result('IndividualScreening', { sanctionsResult: 'match' }),
  tags: ['state:wizard.results.screening-failed'],
});
ScreeningFailed.test('says that the individual failed the screening (WIZ-053)', async () => {
  await banner('The individual has failed PEP/Sanctions screening.', 'danger');
  await expect(values().at(-1)).toEqual(['Screening Result', 'Failed']);
});

const long = 'Bartholomew-Featherstonehaugh'.repeat(3);
/** Shown when a screening has an unknown result, here with a long name. */
export const ScreeningUnknown = meta.story({
  args: result('IndividualScreening', { sanctionsResult: 'perhaps' }, long),
  tags: ['state:wizard.results.screening-unknown'],
});
ScreeningUnknown.test(
  'shows N/A for an unknown result and wraps a very long name (WIZ-050, WIZ-051)',
  async () => {
    await expect(values()).toContainEqual(['Screening Result', 'N/A']);
    const shown = screen.getByRole('dialog');
    await expect(shown.textContent).toContain(long);
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
);

/** Shown when a screening could not be carried out. */
export const ScreeningNotSucceeded = meta.story({
  args: result('IndividualScreening', { responseSucceeded: false, sanctionsResult: null, reportLink: null }),
  tags: ['state:wizard.results.screening-not-succeeded'],
});
ScreeningNotSucceeded.test(
  'shows an error when the screening did not succeed (WIZ-054, WIZ-059)',
  async () => {
    await banner('Something went wrong during Screening. Please try again.', 'danger');
    await expect(dialog().getByRole('button', { name: 'Download Report' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);
