import { setCompanyReference } from '@portal/api/contract';
import {
  companyVerificationsOf,
  mock,
  recorded,
  errorResponse,
  scenario,
  someCompanies,
  noResponse,
  verifying,
} from '@portal/api/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { page, type Play, discard } from '../../../testing/play.ts';
import { PartStory } from '../../../testing/portal-story.tsx';
import { VerificationListScreen } from '../list/list-screen.tsx';
import { newSession, rowsOf } from '../story-steps.ts';
import { ReferenceDialog } from './reference-dialog.tsx';

const onClose = fn();
const of = (reference: string | null) => (
  <ReferenceDialog service="Company" number="12" reference={reference} onClose={onClose} />
);

const meta = preview.meta({
  title: 'Screens/Verifications/Reference',
  component: PartStory,
  args: { part: of('N/A'), scenario: verifying() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (story: Parameters<typeof newSession>[0]) => {
    onClose.mockClear();
    newSession(story);
  },
});

const dialog = async (play: Pick<Play, 'canvasElement'>) =>
  within(await page(play).findByRole('dialog', { name: 'Add Reference Number' }));
const field = async (play: Pick<Play, 'canvasElement'>) =>
  (await dialog(play)).getByRole('textbox', { name: 'Reference number or code' });
const confirm = async (play: Play, text: string) => {
  await play.userEvent.click(await field(play));
  await play.userEvent.paste(text);
  await play.userEvent.click((await dialog(play)).getByRole('button', { name: 'Confirm' }));
};
const tag = (play: Play, reference: string, id = 'V35') =>
  play.canvas.findByRole('button', { name: `${reference}, edit reference of ${id}` });

/** Shows the dialog for a verification without a reference. */
export const Default = meta.story({ tags: ['state:reference.modal.opened-empty'] });
Default.test(
  'asks for a reference and treats a stored N/A as none (VER-067, VER-068, VER-069, VER-070, VER-072, CONST-042)',
  async (play) => {
    const shown = await dialog(play);
    await expect(page(play).getByRole('dialog').offsetWidth).toBe(520);
    await expect(
      shown.getByText('Enter the reference number or code for this verification record.'),
    ).toBeVisible();
    await expect(await field(play)).toHaveValue('');
    await expect(await field(play)).toHaveFocus();
    await expect(shown.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await play.userEvent.click(shown.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
);

/** Shows the dialog with a reference of the maximum length. */
export const OpenedWithValue = meta.story({
  args: { part: of('R'.repeat(200)) },
  tags: ['state:reference.modal.opened-with-value'],
});
OpenedWithValue.test('shows the limit and never cuts the text (VER-069, OP-200)', async (play) => {
  const shown = await dialog(play);
  await expect(await field(play)).toHaveValue('R'.repeat(200));
  await expect(shown.getByText('200 characters: no more fit.')).toBeVisible();
  await play.userEvent.type(await field(play), '12');
  await expect(await field(play)).toHaveValue(`${'R'.repeat(200)}12`);
  await expect(shown.getByText('The reference is 2 characters too long: at most 200 fit.')).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
});

/** Shown while the reference is saved. */
export const Saving = meta.story({
  args: { scenario: scenario(verifying(), noResponse(setCompanyReference)) },
  tags: ['state:reference.modal.saving'],
  play: (play) => confirm(play, ' AB '),
});
Saving.test('disables the dialog while saving', async (play) => {
  const shown = await dialog(play);
  await expect(shown.getByRole('button', { name: 'Confirm' })).toHaveAttribute('data-pending', 'true');
  await expect(await field(play)).toBeDisabled();
});

/** Shown after the reference was saved. */
export const Saved = meta.story({
  args: { part: <VerificationListScreen /> },
  tags: ['state:reference.modal.saved'],
  play: async (play) => {
    const list = recorded(companyVerificationsOf(someCompanies(23)));
    const call = recorded(
      mock(setCompanyReference, { params: { number: '35' }, body: { ref_code: '' } }, undefined),
    );
    await rowsOf(play);
    play.msw.use(list.handler, call.handler);
    await play.userEvent.click(await tag(play, 'AB1'));
    await play.userEvent.clear(await field(play));
    await confirm(play, ' AB ');
    await tag(play, 'AB');
    await expect(call.requests.map(({ params, body }) => [params['number'], body])).toEqual([
      ['35', { ref_code: 'AB' }],
    ]);
    await expect(list.requests).toEqual([]);
  },
});
Saved.test(
  'shows the trimmed reference in the row at once without reloading the list; Cancel changes nothing (VER-071, VER-073, VER-074, VER-075)',
  async (play) => {
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
    await expect(await tag(play, 'AB')).toHaveFocus();
    await play.userEvent.click(await tag(play, 'N/A', 'V34'));
    await play.userEvent.click(await field(play));
    await play.userEvent.paste('not this');
    await play.userEvent.click((await dialog(play)).getByRole('button', { name: 'Cancel' }));
    await discard(play);
    await expect(await tag(play, 'N/A', 'V34')).toBeVisible();
  },
);

const otherIds = ['C301', '300'];
export const OtherIds = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    part: <VerificationListScreen />,
    scenario: verifying(someCompanies(2).map((row, index) => ({ ...row, id: otherIds[index] ?? '' }))),
  },
});
OtherIds.test('names the row by its id without a first letter (OP-389)', async (play) => {
  const call = recorded(
    mock(setCompanyReference, { params: { number: '35' }, body: { ref_code: '' } }, undefined),
  );
  play.msw.use(call.handler);
  for (const id of otherIds) {
    const name = RegExp(`edit reference of ${id}$`);
    await play.userEvent.click(await play.canvas.findByRole('button', { name }));
    await confirm(play, 'X');
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  }
  await expect(call.requests.map(({ params }) => params['number'])).toEqual(['301', '300']);
});

/** Shown when the reference could not be saved. */
export const Refused = meta.story({
  args: {
    part: <VerificationListScreen />,
    scenario: scenario(verifying(), errorResponse(setCompanyReference, 500)),
  },
  tags: ['state:reference.modal.refused'],
  play: async (play) => {
    await play.userEvent.click(await tag(play, 'N/A', 'V34'));
    await confirm(play, 'AB');
    await (await dialog(play)).findByRole('button', { name: 'Retry' });
  },
});
Refused.test(
  'reports that the reference was not saved, keeps its text, and shows Retry until it changes or succeeds (VER-074, VER-075, OP-200)',
  async (play) => {
    const shown = await dialog(play);
    await expect(await field(play)).toHaveValue('AB');
    await expect(shown.getByRole('alert')).toHaveTextContent(
      'The reference was not saved. The text is kept.',
    );
    await play.userEvent.type(await field(play), 'C');
    await expect(shown.getByRole('button', { name: 'Confirm' })).toBeVisible();
    play.msw.use(
      mock(setCompanyReference, { params: { number: '34' }, body: { ref_code: '' } }, undefined).handler,
    );
    await play.userEvent.keyboard('{Enter}');
    await expect(await tag(play, 'ABC', 'V34')).toBeVisible();
  },
);
