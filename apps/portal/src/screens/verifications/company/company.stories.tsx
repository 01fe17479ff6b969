import { generateCompanyReport, verifyCompany } from '@portal/api/contract';
import {
  acmeMining,
  mock,
  networkError,
  recorded,
  errorResponse,
  scenario,
  noResponse,
  verifying,
  type Mock,
} from '@portal/api/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { page, type Play } from '../../../testing/play.ts';
import { installScenario, PartStory } from '../../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { CompanyDialog } from './company-dialog.tsx';

const onClose = fn();
const base = (...more: readonly Mock[]) => scenario(verifying(), ...more);

const meta = preview.meta({
  title: 'Screens/Verifications/Company',
  component: PartStory,
  args: { part: <CompanyDialog onClose={onClose} />, scenario: base() },
  tags: ['screen'],
  beforeEach: (story: Parameters<typeof installScenario>[0]) => {
    onClose.mockClear();
    installScenario(story);
  },
});

const dialog = async (play: Pick<Play, 'canvasElement'>) =>
  within(await page(play).findByRole('dialog', { name: 'Company Verification' }));
const field = async (play: Pick<Play, 'canvasElement'>) =>
  (await dialog(play)).findByRole('textbox', { name: 'Australian Company Number (ACN)' });
const press = async (play: Pick<Play, 'canvasElement' | 'userEvent'>, name: string) =>
  play.userEvent.click(await (await dialog(play)).findByRole('button', { name }));
const enter = async (play: Play, number: string) => {
  await play.userEvent.click(await field(play));
  await play.userEvent.paste(number);
};
const buttons = async (play: Pick<Play, 'canvasElement'>) =>
  (await dialog(play))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const lookingUp = async (play: Play) => {
  await enter(play, '123 456 789');
  await press(play, 'Verify');
};
const found = async (play: Play) => {
  await lookingUp(play);
  await (await dialog(play)).findByText('A company was found that matches the ACN');
};
const generated = async (play: Play) => {
  await found(play);
  await press(play, 'Generate ASIC Report');
};

/** Shows the dialog before the user types a company number. */
export const Default = meta.story({ tags: ['state:company.modal.untouched'] });
Default.test('asks for a company number (VER-046, VER-047, VER-048, VER-049, VER-053)', async (play) => {
  const shown = await dialog(play);
  await expect(shown.getByText('Enter the ACN below to verify if a company exists.')).toBeVisible();
  await expect(await field(play)).toHaveFocus();
  await expect(await buttons(play)).toEqual(['Cancel', 'Verify']);
  await expect(shown.getByRole('button', { name: 'Verify' })).toHaveAttribute('aria-disabled', 'true');
  await press(play, 'Cancel');
  await expect(onClose).toHaveBeenCalledOnce();
});

/** Shown while the company number is incomplete. */
export const PartialNumber = meta.story({
  tags: ['state:company.modal.partial-number'],
  play: async (play) => {
    await enter(play, '12a345678');
  },
});
PartialNumber.test(
  'groups the digits, ignores other characters and requires nine digits without a checksum (VER-050, VER-051, VER-052, VER-053, OP-226, CONST-029)',
  async (play) => {
    const input = await field(play);
    await expect(input).toHaveValue('123 456 78');
    const verify = (await dialog(play)).getByRole('button', { name: 'Verify' });
    await expect(verify).toHaveAttribute('aria-disabled', 'true');
    await play.userEvent.type(input, '00');
    await expect(input).toHaveValue('123 456 780');
    await expect(verify).not.toHaveAttribute('aria-disabled', 'true');
  },
);

/** Shown while the company is looked up. */
export const Verifying = meta.story({
  args: { scenario: base(noResponse(verifyCompany)) },
  tags: ['state:company.modal.verifying'],
  play: lookingUp,
});
Verifying.test(
  'disables the field while it looks up the company, and can be cancelled (VER-052, VER-053)',
  async (play) => {
    const shown = await dialog(play);
    await expect(await field(play)).toHaveValue('123 456 789');
    await expect(await field(play)).toBeDisabled();
    await expect(shown.getByRole('button', { name: 'Verify' })).toHaveAttribute('data-pending', 'true');
    await press(play, 'Cancel');
    await expect(onClose).toHaveBeenCalledOnce();
  },
);

const long = 'The Combined Superannuation and Investment Trustees of Greater Wollongong Pty Limited';
/** Shown when a company has this number. */
export const Found = meta.story({
  args: {
    scenario: base(
      mock(verifyCompany, { body: { CompanyNumber: '123456789' } }, { ...acmeMining, companyName: long }),
    ),
  },
  tags: ['state:company.modal.found'],
  play: found,
});
Found.test('shows the company with this number (VER-055, VER-057, VER-058)', async (play) => {
  const shown = await dialog(play);
  await expect(shown.getByRole('status')).toHaveTextContent(/^A company was found that matches the ACN$/);
  await expect(shown.getByRole('status')).toHaveFocus();
  await expect(shown.getByText('123 456 789')).toBeVisible();
  await expect(shown.getByText(long)).toBeVisible();
  await expect(await buttons(play)).toEqual(['Cancel', 'Generate ASIC Report']);
});

/** Shown when no company has this number. */
export const NotFound = meta.story({
  args: { scenario: base(errorResponse(verifyCompany, 404)) },
  tags: ['state:company.modal.not-found'],
  play: async (play) => {
    await lookingUp(play);
    await (await dialog(play)).findByText('No Company was found that matches the ACN.');
  },
});
NotFound.test(
  'keeps the number for Retry until New Search clears the field (VER-054, VER-056, VER-059, VER-060, VER-065, ERR-030, OP-199)',
  async (play) => {
    const { msw } = play;
    const shown = await dialog(play);
    await expect(shown.getByRole('alert')).toHaveTextContent('No Company was found that matches the ACN.');
    await expect(shown.getByText('Not Found')).toBeVisible();
    await expect(shown.getByText('123 456 789')).toBeVisible();
    await expect(await buttons(play)).toEqual(['Cancel', 'New Search', 'Retry']);
    const call = recorded(networkError(verifyCompany));
    msw.use(call.handler);
    await press(play, 'Retry');
    await waitFor(() =>
      expect(call.requests.map(({ body }) => body)).toEqual([{ CompanyNumber: '123456789' }]),
    );
    await press(play, 'New Search');
    await expect(await field(play)).toHaveValue('');
    await expect(await field(play)).toHaveFocus();
    await expect(shown.queryByRole('alert')).toBeNull();
    await expect(shown.queryByText('Not Found')).toBeNull();
  },
);

/** Shown while the report is generated. */
export const Generating = meta.story({
  args: { scenario: base(noResponse(generateCompanyReport)) },
  tags: ['state:company.modal.generating'],
  play: generated,
});
Generating.test('keeps the found company visible while the report is generated', async (play) => {
  const shown = await dialog(play);
  await expect(shown.getByText('Acme Mining Pty Ltd')).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Generate ASIC Report' })).toHaveAttribute(
    'data-pending',
    'true',
  );
});

/** Shown when the report can be downloaded. */
export const ReportReady = meta.story({
  tags: ['state:company.modal.report-ready'],
  play: async (play) => {
    await generated(play);
    await (await dialog(play)).findByText('The ASIC report has been generated successfully.');
  },
});
ReportReady.test(
  'saves the report, or starts a new search with an empty field (VER-062, VER-064, VER-065)',
  async (play) => {
    const shown = await dialog(play);
    await expect(shown.getByRole('status')).toHaveTextContent(
      /^The ASIC report has been generated successfully\.$/,
    );
    await expect(await buttons(play)).toEqual(['New Search', 'Download Report']);
    const saved = catchSavedFiles();
    await press(play, 'Download Report');
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['report.pdf']));
    saved.release();
    await press(play, 'New Search');
    await expect(await field(play)).toHaveValue('');
  },
);
ReportReady.test('sends the number and the name of the company (VER-061, API-077)', async (play) => {
  const call = recorded(
    mock(
      generateCompanyReport,
      { body: { company_number: '1', company_name: '' } },
      { reportLink: 'https://evil.example/report.pdf' },
    ),
  );
  play.msw.use(call.handler);
  await press(play, 'New Search');
  await generated(play);
  await waitFor(() =>
    expect(call.requests.map(({ body }) => body)).toEqual([
      { company_number: '123456789', company_name: 'Acme Mining Pty Ltd' },
    ]),
  );
  // A link to another site is not followed.
  await press(play, 'Download Report');
  await expect(await (await dialog(play)).findByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Shown when the report could not be generated. */
export const ReportFailed = meta.story({
  args: { scenario: base(errorResponse(generateCompanyReport, 500)) },
  tags: ['state:company.modal.report-failed'],
  play: async (play) => {
    await generated(play);
    await (await dialog(play)).findByText('There was an error when generating the ASIC report.');
  },
});
ReportFailed.test(
  'offers no report to save when its generation fails (VER-063, VER-065, VER-078, ERR-031)',
  async (play) => {
    const shown = await dialog(play);
    await expect(shown.getByRole('alert')).toHaveTextContent(
      'There was an error when generating the ASIC report.',
    );
    await expect(await buttons(play)).toEqual(['New Search', 'Download Report']);
    await expect(shown.getByRole('button', { name: 'Download Report' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);
