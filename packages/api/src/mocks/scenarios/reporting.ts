import { getReport, mediaTypes } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Reports can be downloaded. */
export const reporting = (guid = guidOf(1001)) =>
  scenario(
    mock(
      getReport,
      { params: { guid, reportName: 'FinalReport' } },
      new File(['%PDF-1.7'], 'Final report 1001.pdf', { type: mediaTypes.pdf }),
    ),
  );
