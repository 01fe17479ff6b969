import { changeSigningMode, unlockApplication } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** What changes the state of an application works: 1003 is locked, 1002 is being edited by an adviser. */
export const acting = () =>
  scenario(
    mock(unlockApplication, { params: { guid: guidOf(1003) } }, { ErrorNo: 0 }),
    mock(
      changeSigningMode,
      { params: { guid: guidOf(1002) }, body: { Mode: 'PrintandSign' } },
      { ErrorNo: 0 },
    ),
  );
