import { getAllDocuments, getDocument, Permission, type Claim } from '@portal/api/contract';
import {
  anApplicationDetail,
  aPdfFile,
  detailOf,
  documenting,
  documentId,
  handlersOf,
  recorded,
  errorResponse,
  scenario,
  someDocuments,
  type Mock,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { phone } from '../../../testing/phone.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import type { Canvas } from '../../../testing/play.ts';
import { acceptedTypes, chooseDocuments, documentsCard } from './document-steps.ts';

const withDocuments = (...documents: typeof someDocuments) =>
  detailOf(anApplicationDetail({ Documents: [...documents] }));

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Documents',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: withDocuments(...someDocuments) },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Documents' } },
  tags: ['screen'],
});

const somebodyWith = (...claims: readonly Claim[]) => ({
  name: 'Somebody',
  claims: [Permission.allAppsInstance, ...claims],
});

const listed = async (canvas: Canvas) =>
  within(await (await documentsCard(canvas)).findByRole('list', { name: 'Documents' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const mockOf = (endpoint: typeof getDocument | typeof getAllDocuments): Mock => {
  const found = documenting().find((mock) => mock.endpoint === endpoint);
  if (!found) throw new Error('The scenario has no such call.');
  return found;
};

/** Shows the documents of an application. */
export const Default = meta.story({ tags: ['state:documents.card.populated'] });
Default.test(
  'lists documents with name, file and date, newest first (DOC-001, DOC-002, DETAIL-053, DETAIL-082)',
  async ({ canvas }) => {
    await expect(await listed(canvas)).toEqual([
      'User uploadrates-notice.pdf · 21 Mar 2026 10:02',
      'Trust deedtrust-deed-certified.pdf · 20 Mar 2026 16:48',
      'Driver licence, frontem-licence-front.png · 13 Mar 2026 11:20',
      'User uploadbank-statement-feb.pdf · 13 Mar 2026 11:18',
    ]);
    await expect(
      (await documentsCard(canvas)).getByRole('button', { name: 'Download all (4)' }),
    ).toBeVisible();
  },
);

const fetched = recorded(mockOf(getDocument));
export const Saved = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(withDocuments(...someDocuments), fetched) },
});
Saved.test('a press on the name downloads the document (DOC-006, API-050)', async ({ canvas, userEvent }) => {
  const saved = catchSavedFiles();
  try {
    await userEvent.click((await documentsCard(canvas)).getByRole('link', { name: 'Trust deed' }));
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['trust-deed-certified.pdf']));
    await expect(fetched.requests.map(({ params }) => params['labDocsId'])).toEqual([documentId(1)]);
  } finally {
    saved.release();
  }
});
Saved.test(
  'Download all saves every document in one archive (DOC-004, API-051, API-089)',
  async ({ canvas, userEvent }) => {
    const saved = catchSavedFiles();
    try {
      await userEvent.click((await documentsCard(canvas)).getByRole('button', { name: 'Download all (4)' }));
      await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['1001.zip']));
    } finally {
      saved.release();
    }
  },
);

/** Shows documents whose download fails. */
export const DownloadFailed = meta.story({
  args: {
    scenario: scenario(
      withDocuments(...someDocuments),
      errorResponse(getDocument, 500),
      errorResponse(getAllDocuments, 500),
    ),
  },
});
DownloadFailed.test(
  'the pressed button becomes Retry, with the name next to it (OP-250)',
  async ({ canvas, userEvent, msw }) => {
    const documents = await documentsCard(canvas);
    await userEvent.click(documents.getByRole('link', { name: 'Trust deed' }));
    const retry = await documents.findByRole('button', { name: 'Retry' });
    await expect(retry.closest('li')).toHaveTextContent('Trust deed');
    await userEvent.click(documents.getByRole('button', { name: 'Download all (4)' }));
    await waitFor(() => expect(documents.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
    const saved = catchSavedFiles();
    try {
      msw.use(...handlersOf(documenting()));
      for (const button of documents.getAllByRole('button', { name: 'Retry' })) await userEvent.click(button);
      await waitFor(() => expect(saved.files).toHaveLength(2));
      await expect(documents.getByRole('button', { name: 'Download all (4)' })).toBeVisible();
    } finally {
      saved.release();
    }
  },
);

/** Shown when a document no longer exists. */
export const DownloadNotFound = meta.story({
  args: { scenario: scenario(withDocuments(...someDocuments), errorResponse(getDocument, 404)) },
});
DownloadNotFound.test('says that the file is not found, not Retry (OP-250, OP-389)', async (play) => {
  const documents = await documentsCard(play.canvas);
  await play.userEvent.click(documents.getByRole('link', { name: 'Trust deed' }));
  const button = await documents.findByRole('button', { name: 'Not found' });
  await expect(button.closest('li')).toHaveTextContent('Trust deed');
  await expect(documents.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shown when the application has no documents. */
export const Empty = meta.story({
  args: { scenario: withDocuments() },
  tags: ['state:documents.card.empty'],
});
Empty.test('says that there are no documents and shows the drop zone (DOC-005)', async ({ canvas }) => {
  const documents = await documentsCard(canvas);
  await expect(documents.getByText('No documents.')).toBeVisible();
  await expect(documents.getByRole('button', { name: /^Click here or drop/ })).toBeVisible();
  await expect(documents.queryByRole('button', { name: /^Download all/ })).toBeNull();
});

const long = `${'certified-copy-of-the-deed-'.repeat(9)}final.pdf`;
const sixty = Array.from({ length: 60 }, (_, index) => ({
  ArtifactID: `A${index}`,
  ArtifactFriendlyName: index === 1 ? long : 'User upload',
  OriginalFileName: index === 1 ? long : `scan-${index}.png`,
  UploadedTimestamp: index === 0 ? null : 1_774_000_000 - index * 3600,
  LabDocsId: documentId(index),
}));
/** Shows a long list of documents, some without a date. */
export const Extremes = meta.story({
  args: { scenario: withDocuments(...sixty) },
  tags: ['state:documents.card.extremes', 'release'],
});
Extremes.test('a long list scrolls within the window, with or without dates', async ({ canvas }) => {
  const rows = await listed(canvas);
  await expect(rows).toHaveLength(60);
  await expect(rows[0]).toBe('User uploadscan-0.png');
  const documents = await documentsCard(canvas);
  await expect(documents.getByRole('button', { name: 'Download all (60)' })).toBeVisible();
  const list = documents.getByRole('list', { name: 'Documents' });
  await expect(list.clientHeight).toBeLessThan(600);
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** Shown to users who may list documents but not download them. */
export const NamesOnly = meta.story({
  args: { as: somebodyWith(Permission.viewDocumentList) },
  tags: ['state:documents.card.names-only'],
});
NamesOnly.test(
  'names are not links without the permission to download (DOC-016, PERM-027)',
  async ({ canvas }) => {
    await expect(await listed(canvas)).toHaveLength(4);
    const documents = await documentsCard(canvas);
    for (const role of ['link', 'button']) await expect(documents.queryByRole(role)).toBeNull();
  },
);

/** Shows documents with long file names on a phone. */
export const Phone = meta.story({
  ...phone,
  args: {
    scenario: withDocuments(
      ...someDocuments.map((document) => ({
        ...document,
        OriginalFileName: `${'statement-'.repeat(9)}.pdf`,
      })),
    ),
  },
});
Phone.test('file names do not overlap the download icon', async ({ canvas }) => {
  const list = await (await documentsCard(canvas)).findByRole('list', { name: 'Documents' });
  for (const row of within(list).getAllByRole('listitem')) {
    const arrow = row.querySelector('button ~ [aria-hidden]')?.getBoundingClientRect();
    const text = within(row)
      .getByText(/^statement/)
      .getBoundingClientRect();
    await expect(text.right).toBeLessThanOrEqual(arrow?.left ?? 0);
  }
});

/** Shown to users who may upload documents but not list them. */
export const UploadOnly = meta.story({
  args: { as: somebodyWith(Permission.uploadDocument), scenario: detailOf(withoutDocuments()) },
  tags: ['state:documents.card.upload-only'],
});
UploadOnly.test(
  'shows only the drop zone without the permission to see documents (PERM-025, PERM-026, OP-148)',
  async (play) => {
    const documents = await documentsCard(play.canvas);
    await chooseDocuments(play, aPdfFile());
    await expect(await documents.findByText('asic-extract.pdf uploaded')).toBeInTheDocument();
    await expect(documents.queryByRole('listitem')).toBeNull();
    await expect(documents.queryByText('No documents.')).toBeNull();
  },
);

/** Without the claim the server omits the field. */
function withoutDocuments() {
  const { Documents: _documents, ...rest } = anApplicationDetail();
  return rest;
}

/** Shown to users who may neither list nor upload documents: the card is hidden. */
export const WithoutClaims = meta.story({ args: { as: somebodyWith(Permission.downloadDocument) } });
WithoutClaims.test(
  'hides the card without the permissions to see and to upload documents',
  async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Details' });
    await expect(canvas.queryByRole('region', { name: 'Documents' })).toBeNull();
  },
);

/** Shown when the type of the chosen file is not accepted. */
export const WrongType = meta.story({
  tags: ['state:documents.upload.wrong-type'],
  play: (play) => chooseDocuments(play, new File(['MZ'], 'a.exe')),
});
WrongType.test(
  'names the accepted types and sends nothing (DOC-009, DOC-010, ERR-014)',
  async ({ canvas }) => {
    const documents = await documentsCard(canvas);
    await expect(documents.getByRole('alert')).toHaveTextContent('Invalid file type');
    await expect(documents.getByText(acceptedTypes)).toBeVisible();
    await expect(await listed(canvas)).toHaveLength(4);
    await expect(documents.queryByRole('list', { name: 'Uploads' })).toBeNull();
  },
);
