import { getBulkUploadErrorFile, getBulkUploadTemplate, mediaTypes } from '@portal/api/contract';
import {
  aSheet,
  bulkUploading,
  networkError,
  errorFileId,
  invalidResponse,
  lists,
  mock,
  recorded,
  errorResponse,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { chooseFile, dropButton, first, openUpload } from '../load-steps.ts';
import { page, type Play } from '../../../testing/play.ts';

let saved: ReturnType<typeof catchSavedFiles>;

const meta = preview.meta({
  title: 'Screens/Applications/Upload dialog/Templates',
  component: PortalStory,
  args: {
    at: '/list',
    scenario: scenario(lists(someApplicationRows(5)), bulkUploading('InvalidFileData')),
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    saved = catchSavedFiles();
    return saved.release;
  },
});

const dialogOf = (play: Pick<Play, 'canvasElement'>) => within(page(play).getByRole('dialog'));
const press = (play: Play, name: string) =>
  play.userEvent.click(dialogOf(play).getByRole(name === 'Retry' ? 'button' : 'link', { name }));

/** Shown when rows of the uploaded spreadsheet contain errors: an error template can be downloaded. */
export const Default = meta.story({
  name: 'Error template',
  tags: ['state:bulk.modal.invalid-file-data'],
  play: async (play) => {
    const dialog = await openUpload(play);
    await chooseFile(play, aSheet());
    await dialog.findByRole('alert');
  },
});
Default.test(
  'says that the data need to be corrected, and how (BULK-014, BULK-015, ERR-006)',
  async (play) => {
    const alert = dialogOf(play).getByRole('alert');
    await expect(alert).toHaveTextContent(
      'The application upload template contains one or more issues which must be corrected prior to submission.Download the error template, correct the issues and upload the file again.Rows with errors: 2 of 3.',
    );
    await expect(alert).toHaveFocus();
    await expect(dropButton(play)).toBeEnabled();
    await expect(dialogOf(play).queryByRole('link', { name: 'Download template' })).toBeNull();
  },
);
Default.test('downloads the error template that the reply names (BULK-016, API-043)', async (play) => {
  const call = recorded(
    mock(getBulkUploadErrorFile, { params: { fileId: errorFileId } }, aSheet('..\\november\u202efdp.exe', 9)),
  );
  play.msw.use(call.handler);
  await press(play, 'Download error template');
  const { name, content } = await first(saved.files);
  await expect(call.requests.map(({ params }) => params['fileId'])).toEqual([errorFileId]);
  await expect((await content).size).toBe(9);
  await expect(name).toBe('novemberfdp.exe.xlsx');
});
Default.test(
  'downloads the error template even if the reply has only a generic content type (API-089)',
  async (play) => {
    const bytes = new File(['PK'], 'november.xlsx', { type: mediaTypes.bytes });
    play.msw.use(mock(getBulkUploadErrorFile, { params: { fileId: errorFileId } }, bytes).handler);
    await press(play, 'Download error template');
    await expect((await first(saved.files)).name).toBe('november.xlsx');
  },
);
Default.test('offers Retry when the download failed (BULK-016)', async (play) => {
  play.msw.use(errorResponse(getBulkUploadErrorFile, 500).handler);
  await press(play, 'Download error template');
  await dialogOf(play).findByRole('button', { name: 'Retry' });
  await expect(saved.files).toEqual([]);
  play.msw.use(...bulkUploading().map(({ handler }) => handler));
  await press(play, 'Retry');
  await expect((await first(saved.files)).name).toBe('errors.xlsx');
});

export const Template = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async (play) => void (await openUpload(play)),
});
Template.test('the template is saved under the name that the server sends', async (play) => {
  await press(play, 'Download template');
  await expect((await first(saved.files)).name).toBe('application-upload-template.xlsx');
  await expect(dialogOf(play).getByRole('link', { name: 'Download template' })).toBeVisible();
});

/** Shown when the template could not be downloaded. */
export const TemplateFailed = meta.story({
  args: {
    scenario: scenario(lists(someApplicationRows(5)), networkError(getBulkUploadTemplate)),
  },
  play: async (play) => {
    await openUpload(play);
    await press(play, 'Download template');
    await dialogOf(play).findByRole('button', { name: 'Retry' });
  },
});
TemplateFailed.test('turns its button into Retry and saves no error page as a file', async (play) => {
  play.msw.use(invalidResponse(getBulkUploadTemplate, '<!doctype html>').handler);
  await press(play, 'Retry');
  await expect(await dialogOf(play).findByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(dialogOf(play).queryByRole('alert')).toBeNull();
  await expect(saved.files).toEqual([]);
});
