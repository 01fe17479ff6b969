import { bulkUploadApplications, bulkUploadMaximumBytes } from '@portal/api/contract';
import {
  aSheet,
  bulkUploading,
  tooManyRequests,
  lists,
  mock,
  recorded,
  errorResponse,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { chooseFile, drag, dropButton, dropText, fileInput, openUpload } from '../load-steps.ts';
import { page, type Play } from '../../../testing/play.ts';

const list = lists(someApplicationRows(5));

const meta = preview.meta({
  title: 'Screens/Applications/Upload dialog',
  component: PortalStory,
  args: { at: '/list', scenario: scenario(list, bulkUploading()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const texts = {
  success:
    'All applications have been uploaded successfully and are available in the application listing for review and submission to clients.',
  format:
    'The uploaded file is not in the expected format or an unexpected error has occurred uploading this file. Do not modify the structure of the template.',
  latest: 'Please ensure you are using the latest bulk upload template and try again.',
  password: 'The file is protected by a password. Remove the password and save the file again.',
};

const dialogOf = (play: Pick<Play, 'canvasElement'>) => within(page(play).getByRole('dialog'));
const opened = async (play: Play) => void (await openUpload(play));

async function upload(play: Play, file = aSheet()) {
  const dialog = await openUpload(play);
  await chooseFile(play, file);
  return dialog;
}

/** Records the upload requests from now on. */
function watchUploads(play: Pick<Parameters<typeof installScenario>[0], 'msw'>) {
  const calls = bulkUploading().map(recorded);
  play.msw.use(...calls.map(({ handler }) => handler));
  return calls[0]?.requests ?? [];
}

/** Shows the dialog before a file is chosen. */
export const Default = meta.story({ tags: ['state:bulk.modal.idle'], play: opened });
Default.test('waits for a file (BULK-001, BULK-002, BULK-012)', async (play) => {
  const dialog = dialogOf(play);
  await expect(page(play).getByRole('dialog', { name: 'Upload Applications' })).toBeVisible();
  await expect(dialog.getByText(dropText)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Download template' })).toBeVisible();
  await expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus();
  await expect(dialog.queryByText(/%/)).toBeNull();
  for (const role of ['progressbar', 'alert', 'status']) await expect(dialog.queryByRole(role)).toBeNull();
});
Default.test('a press on the drop zone opens the file dialog (BULK-003)', async (play) => {
  let chooser = 0;
  fileInput(play).addEventListener('click', (event) => {
    event.preventDefault();
    chooser += 1;
  });
  await play.userEvent.click(dropButton(play));
  await expect(chooser).toBe(1);
  await expect(fileInput(play).accept).toBe('.xlsx,.xls');
});
Default.test(
  'sends a dropped file as one part of a form, with an idempotency key (BULK-004, BULK-005, BULK-008)',
  async (play) => {
    const requests = watchUploads(play);
    await drag(play, 'drop', aSheet('a.XLSX', 2_000));
    await waitFor(() => expect(requests).toHaveLength(1));
    const body = requests[0]?.body as Record<string, File>;
    await expect(Object.keys(body)).toEqual(['files[]']);
    await expect(body['files[]']).toMatchObject({ name: 'a.XLSX', size: 2_000 });
    await expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  },
);
Default.test('sends an .xls file as well (BULK-006)', async (play) => {
  const requests = watchUploads(play);
  await chooseFile(play, new File(['a'], 'a.xls', { type: 'application/vnd.ms-excel' }));
  await waitFor(() => expect(requests).toHaveLength(1));
});

/** Shown while a file is dragged over the drop zone. */
export const DragOver = meta.story({
  tags: ['state:bulk.modal.drag-over'],
  play: async (play) => {
    await opened(play);
    await drag(play, 'dragenter', aSheet());
  },
});
DragOver.test('is highlighted while a file is dragged over it (BULK-004)', async (play) => {
  await waitFor(() => expect(dropButton(play).closest('[data-dragging]')).not.toBeNull());
});

/** Shown when the chosen file is not a spreadsheet. */
export const WrongType = meta.story({
  tags: ['state:bulk.modal.wrong-type'],
  play: async (play) => {
    await opened(play);
    await drag(play, 'drop', new File(['a'], 'a.csv', { type: 'text/csv' }));
  },
});
WrongType.test(
  "shows 'Invalid file type', sends nothing and accepts another file (BULK-007)",
  async (play) => {
    const requests = watchUploads(play);
    await expect(dialogOf(play).getByRole('alert')).toHaveTextContent(/^Invalid file type$/);
    for (const name of ['a.pdf', 'a.xlsx.exe', 'xlsx']) {
      await drag(play, 'drop', new File(['a'], name));
      await expect(dialogOf(play).getByRole('alert')).toHaveTextContent('Invalid file type');
    }
    await expect(requests).toEqual([]);
    await drag(play, 'drop', aSheet());
    await waitFor(() => expect(requests).toHaveLength(1));
  },
);
WrongType.test('rejects a file over the size limit without sending it', async (play) => {
  const requests = watchUploads(play);
  await drag(play, 'drop', aSheet('large.xlsx', bulkUploadMaximumBytes + 1));
  await expect(dialogOf(play).getByRole('alert')).toHaveTextContent('The file is larger than 10 MB');
  await expect(requests).toEqual([]);
});

/** Shown after the upload succeeded. */
export const Success = meta.story({
  tags: ['state:bulk.modal.success'],
  play: async (play) => void (await (await upload(play)).findByText(texts.success)),
});
Success.test('shows 100 % and the result (BULK-011, BULK-013, ERR-008)', async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.getByText('100%')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(dialog.getByRole('status')).toHaveTextContent(`${texts.success}3 applications were added.`);
  await expect(dialog.getByRole('status')).toHaveAttribute('data-tone', 'success');
  await expect(dialog.queryByRole('button', { name: new RegExp(dropText) })).toBeNull();
});
Success.test('closing the dialog refetches the list (BULK-022, BULK-023)', async (play) => {
  play.msw.use(...lists(someApplicationRows(8, 1150)).map(({ handler }) => handler));
  await play.userEvent.click(dialogOf(play).getByRole('button', { name: 'Close' }));
  await expect(await play.canvas.findByRole('heading', { level: 1, name: 'Applications 8' })).toBeVisible();
  await expect(play.canvas.getByRole('link', { name: '1150' })).toBeVisible();
  await expect(page(play).queryByRole('dialog')).toBeNull();
});

/** Shown when the upload failed for a reason other than errors in its rows. */
export const OtherError = meta.story({
  args: { scenario: scenario(list, bulkUploading('InvalidFileFormat')) },
  tags: ['state:bulk.modal.other-error'],
  play: async (play) => void (await (await upload(play)).findByRole('alert')),
});

/** Shown when applications with ExternalIDs of the file exist: nothing was stored, and the person decides. */
export const KnownIds = meta.story({
  args: { scenario: scenario(list, bulkUploading('KnownExternalIDs')) },
  tags: ['state:bulk.modal.known-ids'],
  play: async (play) => void (await (await upload(play)).findByRole('status')),
});
KnownIds.test('names the ids and offers another file (OP-388)', async (play) => {
  const dialog = dialogOf(play);
  const status = dialog.getByRole('status');
  await expect(status).toHaveFocus();
  await expect(status).toHaveTextContent('EXT-7001, EXT-7002, EXT-7003 and 37 more');
  await expect(status).toHaveTextContent('Nothing was uploaded.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect(dropButton(play)).toBeEnabled();
});
KnownIds.test('uploads the same file anyway, with a key of its own (OP-388)', async (play) => {
  const asked = recorded(
    mock(
      bulkUploadApplications,
      { query: { acceptKnownIds: true }, body: { 'files[]': aSheet() } },
      { Success: true, Message: '40 applications were added.' },
    ),
  );
  play.msw.use(asked.handler);
  await play.userEvent.click(dialogOf(play).getByRole('button', { name: 'Upload anyway' }));
  await expect(await dialogOf(play).findByText('40 applications were added.')).toBeVisible();
  await expect(asked.requests.map(({ query }) => query.toString())).toEqual(['acceptKnownIds=true']);
});

/** Shown when the server is overloaded and rejects the upload. */
export const ServerOverloaded = meta.story({
  tags: ['release'],
  args: { scenario: scenario(list, tooManyRequests(bulkUploadApplications, 10)) },
  play: async (play) => void (await (await upload(play)).findByRole('alert')),
});
ServerOverloaded.test('says when to retry and does not blame the file', async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.getByRole('alert')).toHaveTextContent(
    /^Too many requests at once\. Nothing was changed; try again in 10 seconds\.$/,
  );
  await expect(dropButton(play)).toBeEnabled();
});

async function expectOtherError(play: Play, reason: string) {
  const dialog = dialogOf(play);
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toBe(`${texts.format}${texts.latest}${reason}`),
  );
  await expect(dialog.queryByText('Download error template')).toBeNull();
  await expect(dialog.queryByText(/%/)).toBeNull();
  await expect(dropButton(play)).toBeEnabled();
}
OtherError.test(
  'shows both sentences, the reason below and no error template (BULK-017, BULK-018, BULK-019, ERR-007, OP-387)',
  (play) => expectOtherError(play, texts.password),
);
OtherError.test('every other answer without success shows the same text (BULK-017)', async (play) => {
  const replies = [
    [errorResponse(bulkUploadApplications, 413, 'The file is too large.'), 'The file is too large.'],
    [errorResponse(bulkUploadApplications, 500), ''],
    [
      mock(
        bulkUploadApplications,
        { query: {}, body: { 'files[]': aSheet() } },
        { Success: false, ResponseType: 'NeverHeardOf', TemporaryErrorFileId: 'x' },
      ),
      '',
    ],
  ] as const;
  for (const [{ handler }, reason] of replies) {
    play.msw.use(handler);
    await chooseFile(play, aSheet());
    await expectOtherError(play, reason);
  }
});
OtherError.test('the error is gone when the dialog is opened again (BULK-021)', async (play) => {
  await play.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  const dialog = await openUpload(play);
  await expect(dialog.queryByRole('alert')).toBeNull();
  await expect(dialog.getByText(dropText)).toBeVisible();
});
