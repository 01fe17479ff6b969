import {
  changeSigningMode,
  depersonaliseApplication,
  unlockApplicant,
  unlockApplication,
} from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The locked applicant of 1006. */
export const lockedApplicantId = 'I-Dominic Marchetti';

/** State changes succeed: 1003 is locked, 1002 is edited by an adviser, and 1006 has a locked applicant. */
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
      { body: { ApplicationId: 1006, IndividualId: lockedApplicantId, InstanceName: 'harbour-1' } },
      { ErrorNo: 0 },
    ),
    mock(depersonaliseApplication, { params: { guid: guidOf(1009) } }, { OverallSuccess: true }),
  );
