import { aPdfFile, anApplicationRow, handlersOf, mockUploads, lists } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { growingDocuments } from '../../../testing/growing-documents.ts';
import { PortalStory } from '../../../testing/portal-story.tsx';
import type { Canvas, Play } from '../../../testing/play.ts';
import { chooseDocuments, documentsCard } from './document-steps.ts';

let held: ReturnType<typeof mockUploads>;
let growing: ReturnType<typeof growingDocuments>;

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Documents/Upload in progress',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: [] },
  beforeEach: (context) => {
    growing = growingDocuments();
    context.msw.use(...handlersOf(growing.mocks));
    held = mockUploads();
    return held.release;
  },
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Documents' } },
  tags: ['screen'],
});

const uploads = async (canvas: Canvas) =>
  within(await (await documentsCard(canvas)).findByRole('list', { name: 'Uploads' })).getAllByRole(
    'listitem',
  );

async function choose(play: Pick<Play, 'canvas' | 'canvasElement'>, ...files: readonly File[]) {
  await chooseDocuments(play, ...files);
  await waitFor(() => expect(held.uploads.length).toBeGreaterThan(0));
}
const answer = (index: number, body: object) => held.uploads[index]?.respond(200, JSON.stringify(body));
/** The server's reply; from now on the document is also in the list. */
const stored = (name: string) => {
  const { LabDocsId: PublicId, OriginalFileName: FileName, UploadedTimestamp } = growing.add(name);
  return { ErrorNo: 0, Results: [{ Success: true, PublicId, FileName, UploadedTimestamp }] };
};
const virus = { ErrorNo: 1, Message: 'Virus found', Results: [] };

/** Shown while a document is being uploaded. */
export const Default = meta.story({
  name: 'Uploading',
  tags: ['state:documents.upload.in-progress'],
  play: async (play) => {
    await choose(play, aPdfFile());
    held.uploads[0]?.progress(48, 100);
  },
});
Default.test('shows the file name and the progress (DOC-012)', async ({ canvas }) => {
  await waitFor(async () => expect((await uploads(canvas))[0]).toHaveTextContent('48%'));
  await expect((await uploads(canvas))[0]).toHaveTextContent('asic-extract.pdf');
  await expect((await uploads(canvas))[0]).toHaveTextContent('Uploading');
});
Default.test('the remove button aborts the upload and removes its row', async ({ canvas, userEvent }) => {
  const documents = await documentsCard(canvas);
  await userEvent.click(documents.getByRole('button', { name: 'Remove asic-extract.pdf' }));
  await waitFor(() => expect(documents.queryByRole('list', { name: 'Uploads' })).toBeNull());
  await expect(held.uploads[0]?.aborted).toBe(true);
  await expect(documents.getByRole('button', { name: 'Download all (4)' })).toBeVisible();
});

Default.test(
  'the upload continues while another page is shown, and is found again on return',
  async (play) => {
    const { canvas, userEvent, msw } = play;
    msw.use(...handlersOf(lists([anApplicationRow(1001)])));
    const [out] = canvas.getAllByRole('link', { name: 'Applications' });
    if (out) await userEvent.click(out);
    await userEvent.click(await canvas.findByRole('link', { name: '1001' }));
    await expect((await uploads(canvas))[0]).toHaveTextContent('48%');
    await expect(held.uploads[0]?.aborted).toBe(false);
    answer(0, stored('asic-extract.pdf'));
    await (await documentsCard(canvas)).findByRole('button', { name: 'Download all (5)' });
  },
);

/** Shown while several documents are being uploaded, two at a time. */
export const Several = meta.story({
  play: (play) => choose(play, aPdfFile('a.pdf'), aPdfFile('b.pdf'), aPdfFile('c.pdf')),
});
Several.test(
  'two files upload at a time, each with its own progress and result; a failure does not block the others',
  async ({ canvas }) => {
    await waitFor(() => expect(held.uploads).toHaveLength(2));
    await expect((await uploads(canvas))[2]).toHaveTextContent('Waiting');
    answer(0, virus);
    await waitFor(() => expect(held.uploads).toHaveLength(3));
    answer(1, stored('b.pdf'));
    answer(2, stored('c.pdf'));
    const documents = await documentsCard(canvas);
    await documents.findByRole('button', { name: 'Download all (6)' });
    const left = await uploads(canvas);
    await expect(left).toHaveLength(1);
    await expect(left[0]).toHaveTextContent('a.pdf');
    const keys = held.uploads.map(({ headers }) => headers.get('idempotency-key'));
    await expect(new Set(keys).size).toBe(3);
  },
);

/** Shown when the server rejected a document. */
export const Failed = meta.story({
  tags: ['state:documents.upload.failed'],
  play: async (play) => {
    await choose(play, aPdfFile());
    answer(0, virus);
    await (await documentsCard(play.canvas)).findByText('Virus found');
  },
});
Failed.test(
  'shows the reason, and the document is neither listed nor counted (DOC-013, DOC-014, DOC-015, ERR-015)',
  async ({ canvas }) => {
    const documents = await documentsCard(canvas);
    await expect((await uploads(canvas))[0]).toHaveAttribute('data-state', 'failed');
    await expect(
      within(documents.getByRole('list', { name: 'Documents' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    await expect(documents.getByRole('button', { name: 'Download all (4)' })).toBeVisible();
  },
);
Failed.test('Retry sends the file again, and it becomes a document', async ({ canvas, userEvent }) => {
  const documents = await documentsCard(canvas);
  await userEvent.click(documents.getByRole('button', { name: 'Retry asic-extract.pdf' }));
  await waitFor(() => expect(held.uploads).toHaveLength(2));
  answer(1, stored('asic-extract.pdf'));
  await expect(await documents.findByRole('button', { name: 'Download all (5)' })).toBeVisible();
});

/** Shown when the connection broke during an upload. */
export const ConnectionLost = meta.story({
  tags: ['release'],
  play: async (play) => {
    await choose(play, aPdfFile());
    held.uploads[0]?.networkError();
    await (await documentsCard(play.canvas)).findByText('Upload failed');
  },
});
ConnectionLost.test(
  'Retry uses the same idempotency key after a lost connection, so the file is stored once',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await documentsCard(canvas)).getByRole('button', { name: 'Retry asic-extract.pdf' }),
    );
    await waitFor(() => expect(held.uploads).toHaveLength(2));
    const keys = held.uploads.map(({ headers }) => headers.get('idempotency-key'));
    await expect(keys[0]).toBeTruthy();
    await expect(keys[1]).toBe(keys[0]);
  },
);

/** Shown after a document was uploaded. */
export const Uploaded = meta.story({
  play: async (play) => {
    await choose(play, aPdfFile('A.PDF'));
    answer(0, stored('A.PDF'));
  },
});
Uploaded.test(
  'the new document comes first under the name User upload, and is counted (DOC-003, DOC-007, DOC-008, DOC-011, API-049)',
  async ({ canvas }) => {
    const documents = await documentsCard(canvas);
    await expect(await documents.findByRole('button', { name: 'Download all (5)' })).toBeVisible();
    const [newest] = within(documents.getByRole('list', { name: 'Documents' })).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/^User uploadA\.PDF · 21 Nov 2026/);
    await expect(documents.queryByRole('list', { name: 'Uploads' })).toBeNull();
    const [sent] = held.uploads;
    await expect(new URL(sent?.address ?? '').pathname).toMatch(/\/document\/upload\/00000000-.*1001$/);
    await expect(sent?.body.get('files[]')).toHaveProperty('name', 'A.PDF');
  },
);
