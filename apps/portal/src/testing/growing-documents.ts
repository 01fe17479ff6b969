import { getApplication } from '@portal/api/contract';
import {
  anApplicationDetail,
  detailOf,
  mock,
  scenario,
  someDocuments,
  type Scenario,
} from '@portal/api/mocks';

type Document = (typeof someDocuments)[number];

/** An application with some documents; added documents appear on top. */
export function growingDocuments(): {
  readonly mocks: Scenario;
  readonly add: (name: string, id?: string) => Document;
} {
  const documents = [...someDocuments];
  const detail = () => anApplicationDetail({ Documents: [...documents] });
  return {
    mocks: scenario(detailOf(), mock(getApplication, { params: { id: '1001' } }, detail)),
    add: (OriginalFileName, id = OriginalFileName) => {
      const added = {
        ArtifactID: id,
        ArtifactFriendlyName: 'User upload',
        OriginalFileName,
        UploadedTimestamp: 1_795_213_800,
        LabDocsId: id,
      };
      documents.unshift(added);
      return added;
    },
  };
}
