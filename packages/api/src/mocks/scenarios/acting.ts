import {
  changeSigningMode,
  depersonaliseApplication,
  unlockApplicant,
  unlockApplication,
} from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Whom of 1006 wrong codes have locked out. */
export const lockedOut = 'I-Dominic Marchetti';

/** What changes the state of an application works: 1003 is locked, 1002 is being edited by an adviser, of 1006 one is locked out. */
export const acting = () =>
  scenario(
    mock(unlockApplication, { params: { guid: guidOf(1003) } }, { ErrorNo: 0 }),
    mock(
      changeSigningMode,
      { params: { guid: guidOf(1002) }, body: { Mode: 'PrintandSign' } },
      { ErrorNo: 0 },
    ),
    mock(
      unlockApplicant,
      { body: { ApplicationId: 1006, IndividualId: lockedOut, InstanceName: 'harbour-1' } },
      { ErrorNo: 0 },
    ),
    mock(depersonaliseApplication, { params: { guid: guidOf(1009) } }, { OverallSuccess: true }),
  );
