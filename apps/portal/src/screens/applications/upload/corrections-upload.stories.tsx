import { getUploadErrors, uploadCorrections, type Corrections } from '@portal/api/contract';
import {
  aSheet,
  aWrongCell,
  bulkUploading,
  correctedUpload,
  errorFileId,
  errorResponse,
  lists,
  mock,
  networkError,
  noResponse,
  recorded,
  scenario,
  someApplicationRows,
  someUploadErrors,
  type Mock,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { storedDraft } from '../../../testing/stored-draft.ts';
import { page, type Play } from '../../../testing/play.ts';
import { chooseFile, dropButton, openUpload } from '../load-steps.ts';
import { correctAll, expectReason, field, list, opened, press, type } from './corrections-steps.ts';

const base = scenario(lists(someApplicationRows(5)), bulkUploading('InvalidFileData'));
const withMocks = (...mocks: readonly Mock[]) => scenario(base, ...mocks);

const meta = preview.meta({
  title: 'Screens/Applications/Upload dialog/Corrections/Upload',
  component: PortalStory,
  args: { at: '/list', scenario: base },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const draft = storedDraft('upload corrections');
const dialogOf = (play: Pick<Play, 'canvasElement'>) => within(page(play).getByRole('dialog'));
async function refused(play: Play) {
  const dialog = await openUpload(play);
  await chooseFile(play, aSheet());
  await dialog.findByRole('button', { name: 'Correct here' });
}
const correctHere = (play: Play) =>
  play.userEvent.click(dialogOf(play).getByRole('button', { name: 'Correct here' }));
async function corrected(play: Play) {
  await opened(play);
  await correctAll(play);
  await press(play, 'Upload 40 applications');
}

/** Offered next to the error template. */
export const Offered = meta.story({ tags: ['state:repair.dialog.offered'], play: refused });
Offered.test('offers to correct the rows here (REPAIR-001, OP-310)', async (play) => {
  const alert = dialogOf(play).getByRole('alert');
  await expect(within(alert).getByRole('link', { name: 'Download error template' })).toBeVisible();
  await expect(within(alert).getByRole('button', { name: 'Correct here' })).toBeVisible();
});

export const OtherError = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(base, bulkUploading('UnexpectedError')) },
  play: async (play) => {
    const dialog = await openUpload(play);
    await chooseFile(play, aSheet());
    await dialog.findByRole('alert');
  },
});
OtherError.test('offers nothing after another outcome (REPAIR-001)', async (play) => {
  await expect(dialogOf(play).queryByRole('button', { name: 'Correct here' })).toBeNull();
});

/** The errors are loading. */
export const Opening = meta.story({
  tags: ['state:repair.dialog.opening'],
  args: { scenario: withMocks(noResponse(getUploadErrors)) },
  play: async (play) => {
    await refused(play);
    await correctHere(play);
  },
});
Opening.test('shows that the errors are loading (REPAIR-002)', async (play) => {
  await expect(dialogOf(play).getByRole('button', { name: 'Correct here' })).toHaveAttribute('data-pending');
});

/** The server no longer keeps the refused file. */
export const NoLongerKept = meta.story({
  tags: ['state:repair.dialog.no-longer-kept'],
  args: { scenario: withMocks(errorResponse(getUploadErrors, 404)) },
  play: async (play) => {
    await refused(play);
    await correctHere(play);
    await page(play).findByText('The refused file is no longer kept. Upload it again.');
  },
});
NoLongerKept.test(
  'says so, accepts the file again and keeps no draft (REPAIR-002, REPAIR-014)',
  async (play) => {
    await waitFor(() => expect(dialogOf(play).getByRole('alert')).toHaveFocus());
    await expect(dropButton(play)).toBeEnabled();
    await expect(draft.read()).toBeNull();
  },
);

/** The errors could not be loaded. */
export const ReadFailed = meta.story({
  tags: ['state:repair.list.failed'],
  args: { scenario: withMocks(networkError(getUploadErrors)) },
  play: async (play) => {
    await refused(play);
    await correctHere(play);
    await page(play).findByText('The errors of the file could not be loaded.');
  },
});
ReadFailed.test('offers Retry (REPAIR-002)', async (play) => {
  play.msw.use(mock(getUploadErrors, { params: { fileId: errorFileId } }, someUploadErrors()).handler);
  await play.userEvent.click(dialogOf(play).getByRole('button', { name: 'Retry' }));
  await page(play).findByLabelText('Row 5, PrimaryEmail');
  await waitFor(() => expect(field(play, 'Row 5, PrimaryEmail')).toHaveFocus());
});

/** Corrections that were begun in this tab. */
export const Continue = meta.story({
  tags: ['state:repair.dialog.continue'],
  play: async (play) => {
    await opened(play);
    await type(play, 'Row 5, PrimaryEmail', 'ada@post.example');
    await press(play, 'Cancel');
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
    const dialog = await openUpload(play);
    await dialog.findByRole('button', { name: 'Go on correcting applications-november.xlsx' });
  },
});
Continue.test('continues where it was left (REPAIR-014, REPAIR-015)', async (play) => {
  await play.userEvent.click(
    dialogOf(play).getByRole('button', { name: 'Go on correcting applications-november.xlsx' }),
  );
  await expect(await page(play).findByLabelText('Row 5, PrimaryEmail')).toHaveValue('ada@post.example');
  await expectReason(play, 'Correct or leave out 2 rows first.');
  await expect(JSON.stringify(Object.entries(localStorage))).not.toContain('ada@');
});

/** The corrected sheet is being uploaded. */
export const Running = meta.story({
  tags: ['state:repair.upload.running'],
  args: { scenario: withMocks(noResponse(uploadCorrections)) },
  play: corrected,
});
Running.test('shows progress, and its fields cannot be changed (REPAIR-010)', async (play) => {
  await expect(list(play).getByRole('progressbar')).toBeVisible();
  await expect(field(play, 'Row 5, PrimaryEmail')).toHaveAttribute('readonly');
  await expect(page(play).getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
});

/** The corrected sheet is stored. */
export const Done = meta.story({
  tags: ['state:repair.upload.done'],
  play: async (play) => {
    await opened(play);
    await type(play, 'Row 5, PrimaryEmail', 'ada.okafor@post.example');
    await press(play, 'Leave out row 17');
    await press(play, 'Leave out row 29');
    await press(play, 'Upload 38 applications');
    await page(play).findByText(/38 applications uploaded/);
  },
});
Done.test('names the rows that were left out, and keeps no draft (REPAIR-011, REPAIR-014)', async (play) => {
  const status = dialogOf(play).getByRole('status');
  await expect(status).toHaveTextContent(
    'All applications have been uploaded successfully and are available in the application listing for review and submission to clients.38 applications uploaded, 2 rows left out. Not uploaded: rows 17, 29.',
  );
  await expect(status).toHaveFocus();
  await expect(draft.read()).toBeNull();
});

const nextId = 'the-next-error-file';
const uploads = recorded(
  correctedUpload(() => ({
    Success: false,
    ResponseType: 'InvalidFileData',
    TemporaryErrorFileId: nextId,
  })),
);
const nextErrors = someUploadErrors([
  aWrongCell(5, 'PrimaryEmail', 'ada'),
  aWrongCell(29, 'InvestmentAmount', '-1', 'Nguyen & Partners'),
]);

/** Some corrections were not right. */
export const StillWrong = meta.story({
  tags: ['state:repair.upload.still-wrong'],
  args: {
    scenario: withMocks(
      mock(getUploadErrors, { params: { fileId: nextId } }, ({ params }) =>
        params['fileId'] === nextId ? nextErrors : someUploadErrors(),
      ),
      uploads,
    ),
  },
  play: async (play) => {
    uploads.requests.length = 0;
    await opened(play);
    await type(play, 'Row 5, PrimaryEmail', 'ada');
    await type(play, 'Row 29, InvestmentAmount', '-1');
    await press(play, 'Leave out row 17');
    await press(play, 'Upload 39 applications');
    await page(play).findByText('Still wrong: 2 cells.');
  },
});
StillWrong.test('lists what is wrong now; rows left out stay out (REPAIR-012)', async (play) => {
  await waitFor(() =>
    expect(list(play).getByText('Still wrong: 2 cells.').closest('[role=alert]')).toHaveFocus(),
  );
  await expect(field(play, 'Row 5, PrimaryEmail')).toHaveValue('ada');
  await expectReason(play, 'Correct or leave out 2 rows first.', 39);
  await type(play, 'Row 5, PrimaryEmail', 'ada@post.example');
  await press(play, 'Leave out row 29');
  await press(play, 'Upload 38 applications');
  await waitFor(() => expect(uploads.requests).toHaveLength(2));
  const [first, second] = uploads.requests;
  await expect([first?.params['fileId'], second?.params['fileId']]).toEqual([errorFileId, nextId]);
  await expect(second?.body as Corrections).toEqual({
    Corrections: [{ Row: 5, Column: 'PrimaryEmail', Text: 'ada@post.example' }],
    LeaveOut: [17, 29],
  });
});

/** The corrected sheet was not uploaded. */
export const UploadFailed = meta.story({
  tags: ['state:repair.upload.failed'],
  args: { scenario: withMocks(networkError(uploadCorrections)) },
  play: async (play) => {
    await corrected(play);
    await page(play).findByText('Not uploaded. Your corrections are kept.');
  },
});
UploadFailed.test(
  'keeps the corrections, and retries with the same key (REPAIR-010, REPAIR-017)',
  async (play) => {
    await expect(field(play, 'Row 5, PrimaryEmail')).toHaveValue('ada.okafor@post.example');
    const pending = recorded(noResponse(uploadCorrections));
    play.msw.use(pending.handler);
    await play.userEvent.dblClick(list(play).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(pending.requests).toHaveLength(1));
    await expect(field(play, 'Row 5, PrimaryEmail')).toHaveValue('ada.okafor@post.example');
  },
);
