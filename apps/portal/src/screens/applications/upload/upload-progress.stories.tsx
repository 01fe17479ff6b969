import { aSheet, bulkUploading, mockUploads, lists, scenario, someApplicationRows } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { chooseFile, dropText, first, openUpload } from '../load-steps.ts';
import { page, type Play } from '../../../testing/play.ts';

let held: ReturnType<typeof mockUploads>;

const meta = preview.meta({
  title: 'Screens/Applications/Upload dialog/In progress',
  component: PortalStory,
  args: { at: '/list', scenario: scenario(lists(someApplicationRows(5)), bulkUploading()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    held = mockUploads();
    return held.release;
  },
});

const dialogOf = (play: Pick<Play, 'canvasElement'>) => within(page(play).getByRole('dialog'));
const longName = `${'applications-of-november-'.repeat(9)}.xlsx`;

async function send(play: Play, file = aSheet()) {
  await openUpload(play);
  await chooseFile(play, file);
  return first(held.uploads);
}

async function expectPercent(play: Play, percent: number) {
  await waitFor(() => expect(dialogOf(play).getByText(`${percent}%`)).toBeVisible());
  await expect(dialogOf(play).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
}

/** Shown while the file is being sent. */
export const Default = meta.story({
  name: 'Uploading',
  tags: ['state:bulk.modal.uploading'],
  play: async (play) => (await send(play, aSheet(longName))).progress(45, 100),
});
Default.test('shows the percentage of bytes sent (BULK-009)', async (play) => {
  await expectPercent(play, 45);
  const [upload] = held.uploads;
  upload?.progress(629, 1000);
  await expectPercent(play, 62);
  upload?.progress(999, 1000);
  await expectPercent(play, 95);
});
Default.test('cannot be closed by accident; Cancel aborts the upload', async (play) => {
  await play.userEvent.keyboard('{Escape}');
  const dialog = dialogOf(play);
  await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await play.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(await dialog.findByText(dropText)).toBeVisible();
  await expect(held.uploads[0]?.aborted).toBe(true);
  await expect(dialog.queryByRole('alert')).toBeNull();
});

/** Shown when the whole file has been sent and the server has not responded yet. */
export const WaitingForAnswer = meta.story({
  tags: ['state:bulk.modal.waiting-for-answer'],
  play: async (play) => (await send(play)).allSent(412_000),
});
WaitingForAnswer.test(
  'stops at 95 % until the server responds, then shows 100 % (BULK-010, BULK-011, CONST-024)',
  async (play) => {
    await expectPercent(play, 95);
    await expect(dialogOf(play).getByRole('button', { name: 'Close' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    held.uploads[0]?.respond(200, JSON.stringify({ Success: true, ResponseType: 'Success' }));
    await expectPercent(play, 100);
  },
);

/** Shown when the connection broke during the upload. */
export const ConnectionLost = meta.story({
  tags: ['release'],
  play: async (play) => (await send(play)).networkError(),
});
ConnectionLost.test('shows an error that does not blame the file (BULK-020, OP-389)', async (play) => {
  await expect(await dialogOf(play).findByRole('alert')).toHaveTextContent(
    'The server did not answer. The file may have been stored',
  );
  await expect(dialogOf(play).queryByRole('progressbar')).toBeNull();
});
ConnectionLost.test(
  'retries the same file with the same idempotency key, and sends another file with a new key',
  async (play) => {
    const file = aSheet();
    const sendAgain = async (next: File, count: number) => {
      await dialogOf(play).findByText(dropText);
      await chooseFile(play, next);
      await waitFor(() => expect(held.uploads).toHaveLength(count));
      held.uploads.at(-1)?.networkError();
    };
    await sendAgain(file, 2);
    await dialogOf(play).findByText(dropText);
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
    await openUpload(play);
    await sendAgain(file, 3);
    await sendAgain(aSheet('another.xlsx'), 4);
    const keys = held.uploads.slice(1).map(({ headers }) => headers.get('idempotency-key'));
    await expect(keys[0]).toBe(keys[1]);
    await expect(keys[2]).not.toBe(keys[1]);
  },
);
