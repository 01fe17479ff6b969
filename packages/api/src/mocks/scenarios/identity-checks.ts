import { getIdentificationOptions, verifyIndividual } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { identificationForm } from '../fixtures/identification.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** Guid of the individual of 1006 whose checks are available. */
export const individualOf1006 = '00000000-0000-4000-9000-000000001006';

const params = { applicationGuid: guidOf(1006), individualGuid: individualOf1006 };

/** The form for further identification of an individual of 1006, and checks that pass. */
export const checkingIdentity = () =>
  scenario(
    mock(getIdentificationOptions, { params }, { ErrorNo: 0, Data: identificationForm }),
    mock(verifyIndividual, { params, body: { Mode: 'NewEnquiry' } }, { ErrorNo: 0 }),
  );
