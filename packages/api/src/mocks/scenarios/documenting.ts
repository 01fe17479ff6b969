import {
  getAllDocuments,
  getDocument,
  mediaTypes,
  uploadDocuments,
  type ApplicationDetail,
} from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { timestampOf, now } from '../fixtures/clock.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** A file that starts with the signature of a PDF. */
export const aPdfFile = (name = 'asic-extract.pdf', bytes = 2000): File =>
  new File(['%PDF-1.7\n', new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** Download id of a mock document. */
export const documentId = (number: number): string =>
  `d0c00000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Document = NonNullable<ApplicationDetail['Documents']>[number];

const aDocument = (number: number, name: string, file: string, moment: string): Document => ({
  ArtifactID: `A1001-${number}`,
  ArtifactFriendlyName: name,
  OriginalFileName: file,
  UploadedTimestamp: timestampOf(moment),
  LabDocsId: documentId(number),
});

/** Four documents, newest first. */
export const someDocuments: readonly Document[] = [
  aDocument(4, 'User upload', 'rates-notice.pdf', '2026-03-21T10:02:00+11:00'),
  aDocument(1, 'Trust deed', 'trust-deed-certified.pdf', '2026-03-20T16:48:00+11:00'),
  aDocument(2, 'Driver licence, front', 'em-licence-front.png', '2026-03-13T11:20:00+11:00'),
  aDocument(3, 'User upload', 'bank-statement-feb.pdf', '2026-03-13T11:18:00+11:00'),
];

const saved = (name: string) => new File(['%PDF-1.7'], name, { type: mediaTypes.bytes });

/** Uploads and downloads of documents succeed. */
export const documenting = (guid = guidOf(1001)) =>
  scenario(
    mock(uploadDocuments, { params: { guid }, body: { 'files[]': aPdfFile() } }, ({ body }) => ({
      ErrorNo: 0,
      Results: [
        {
          Success: true,
          PublicId: documentId(9),
          FileName: (body as { 'files[]': File })['files[]'].name,
          UploadedTimestamp: Math.floor(now.getTime() / 1000),
        },
      ],
    })),
    // Before `getDocument`, whose path pattern also matches.
    mock(getAllDocuments, { params: { guid } }, saved('1001.zip')),
    mock(getDocument, { params: { guid, labDocsId: documentId(1) } }, saved('trust-deed-certified.pdf')),
  );
